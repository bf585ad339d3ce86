import { describe, expect, it } from 'vitest';
import { readTable } from '../../../../scripts/data/read.ts';
import { turron } from '../../../../scripts/data/turron.ts';

const header = Object.keys(turron.columns).join();
const good = 'miel,Miel,honey|mel,miel,17.5,0,80,0,0.4,0,1.7,0,328,6.5,CIQUAL2025,0,0,1,0,0,0';
const read = (...rows: string[]) => readTable(turron, [header, ...rows, ''].join('\n'));
const where = (column: string) => `data/turron.csv row 3 («mala»), column «${column}»`;

describe('checks of data/turron.csv', () => {
  it('pass a good row', () => {
    expect(read(good).rows).toHaveLength(1);
  });

  it.each([
    ['agua', 'mala,Mala,,agua,60,0,50,0,0,0,0,0,200,1,oficio,0,0,0,0,0,0', 'the components add up to 110'],
    ['agua', 'mala,Mala,,aroma,10,0,5,0,0,0,0,0,20,1,oficio,0,0,0,0,0,0', 'the components add up to 15'],
    ['kcal', 'mala,Mala,,grasa,0,100,0,0,0,0,0,0,890,1,oficio,0,0,0,0,0,0', '890 is not the energy'],
    ['grupo', 'mala,Mala,,mieles,100,0,0,0,0,0,0,0,0,1,oficio,0,0,0,0,0,0', '«mieles» is not a group'],
    ['es_miel', 'mala,Mala,,agua,100,0,0,0,0,0,0,0,0,1,oficio,0,0,1,0,0,0', '1 does not agree with the group «agua»'],
    ['es_azucar', 'mala,Mala,,azucar,0,0,100,0,0,0,0,0,400,1,oficio,0,0,0,2,0,0', '2 is neither 0 nor 1'],
    ['es_fruto_seco', 'mala,Mala,,fruto_seco,0,100,0,0,0,0,0,0,900,1,oficio,0,0,0,0,1,0', '0 does not agree'],
    ['materia_basica', 'mala,Mala,,agua,100,0,0,0,0,0,0,0,0,1,oficio,0,0,0,0,52,0', '52 is over 1'],
    ['fuente', 'mala,Mala,,agua,100,0,0,0,0,0,0,0,0,1,,0,0,0,0,0,0', 'the source is missing'],
    ['aliases', 'mala,Mala,Más mala,agua,100,0,0,0,0,0,0,0,0,1,-,0,0,0,0,0,0', '«Más mala» is not in normal form'],
    ['precio', 'mala,Mala,,agua,100,0,0,0,0,0,0,0,0,caro,-,0,0,0,0,0,0', '«caro» is not a number'],
  ])('refuse a bad %s: %s', (column, row, message) => {
    expect(() => read(good, row)).toThrow(`${where(column)}: ${message}`);
  });

  it('refuse an alias of another row, accents apart', () => {
    const again = 'mala,MÉL,,agua,100,0,0,0,0,0,0,0,0,1,-,0,0,0,0,0,0';
    expect(() => read(good, again)).toThrow('row 3, column «nombre»: «MÉL» already stands in row 2');
  });
});
