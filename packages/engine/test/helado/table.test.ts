import { describe, expect, it } from 'vitest';
import { helado } from '../../../../scripts/data/helado.ts';
import { readTable } from '../../../../scripts/data/read.ts';

const header = Object.keys(helado.columns).join();
const good = 'Leche entera,leche|milk,lacteos,0,3.6,8.8,4.7,3.1,0,87.6,0,4.7,0.8,64,0.95,CIQUAL 2020';
const read = (...rows: string[]) => readTable(helado, [header, ...rows, ''].join('\n'));
const where = (column: string) => `data/helado.csv row 3 («Mala»), column «${column}»`;

describe('checks of data/helado.csv', () => {
  it('pass a good row', () => {
    expect(read(good).rows).toHaveLength(1);
  });

  it.each([
    ['agua', 'Mala,,frutas,10,0,0,0,0,2,87,0,10,10,44,1,x', 'the components add up to 99.00 g in 100 g'],
    ['kcal', 'Mala,,grasas,0,100,0,0,0,0,0,0,0,0,890,1,x', 'the components give 900.0 to 900.0 kcal'],
    ['kcal', 'Mala,,frutas,10,0,0,0,1,4,86,0,10,10,70,1,x', 'the components give 44.0 to 56.0 kcal'],
    ['lactosa', 'Mala,,lacteos,0,0,5,6,0,0,95,0,6,1,24,1,x', 'more lactose than milk solids non fat'],
    ['proteinas', 'Mala,,lacteos,0,0,5,0,7,1,94,0,0,0,24,1,x', 'more protein than milk and other solids'],
    ['pac', 'Mala,,azucares,50,0,0,0,0,0,50,0,99,50,200,1,x', 'the components give at most 95.0'],
    ['grupo', 'Mala,,dulces,100,0,0,0,0,0,0,0,100,100,400,1,x', '«dulces» is no group'],
    ['fuente', 'Mala,,azucares,100,0,0,0,0,0,0,0,100,100,400,1,', 'every row names its source'],
    ['pod', 'Mala,,azucares,100,0,0,0,0,0,0,0,100,mucho,400,1,x', '«mucho» is not a number'],
    ['agua', 'Mala,,azucares,110,0,0,0,0,0,-10,0,100,100,440,1,x', '-10 is negative'],
  ])('refuse a bad %s: %s', (column, row, message) => {
    expect(() => read(good, row)).toThrow(`${where(column)}: ${message}`);
  });

  it('refuse a name another row has, as the engine compares names', () => {
    const again = 'Mala,  LÉCHE ,lacteos,0,3.6,8.8,4.7,3.1,0,87.6,0,4.7,0.8,64,0.95,x';
    expect(() => read(good, again)).toThrow('row 3, column «aliases»: «  LÉCHE » already stands in row 2');
  });
});
