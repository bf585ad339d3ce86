import { describe, expect, it } from 'vitest';
import { pasteleria } from '../../../../scripts/data/pasteleria.ts';
import { readTable } from '../../../../scripts/data/read.ts';

const columns = Object.keys(pasteleria.columns);

const HONEY: Readonly<Record<string, string | number>> = {
  name: 'Miel',
  aliases: 'miel de flores|honey',
  grupo: 'azucares',
  rol: 'azucar',
  equiv: 1,
  azucares: 79.7,
  proteinas: 0.4,
  agua: 17.6,
  acidos: 0.5,
  pod: 130,
  kcal: 322,
  precio: 6.5,
  sacarosa: 1.5,
  glucosa: 31,
  fructosa: 38.5,
  jarabe: 8.7,
  de_jarabe: 45,
  expande: '',
  fuente: 'CIQUAL 31008',
};

const row = (cells: Readonly<Record<string, string | number>>) =>
  columns.map((column) => cells[column] ?? (pasteleria.columns[column] === 'number' ? 0 : '')).join();
const read = (...rows: string[]) => readTable(pasteleria, [columns.join(), ...rows, ''].join('\n'));
const bad = (changes: Readonly<Record<string, string | number>>) =>
  row({ ...HONEY, name: 'Mala', aliases: '', ...changes });

describe('checks of data/pasteleria.csv', () => {
  it('pass a good row', () => {
    expect(read(row(HONEY)).rows).toHaveLength(1);
  });

  it.each([
    ['agua', { agua: 20.8 }, 'the components add up to 101.40 g in 100 g'],
    ['kcal', { kcal: 350 }, 'the components give 321.9 kcal'],
    ['lactosa', { lactosa: 80, sng_leche: 80 }, 'more lactose than sugars'],
    ['manteca_cacao', { manteca_cacao: 5 }, 'more cocoa butter than fat'],
    ['sng_leche', { lactosa: 3, sng_leche: 2, sacarosa: 0 }, 'less milk solids than lactose'],
    ['equiv', { equiv: 0 }, 'must be above 0'],
    ['pod', { pod: 401 }, 'sweeter than 400'],
    ['rol', { rol: 'dulce' }, '«dulce» is no role'],
    ['expande', { expande: 'Agua:1' }, 'only rows of role compuesto have parts'],
    ['expande', { rol: 'compuesto' }, 'only rows of role compuesto have parts'],
    ['sacarosa', { sacarosa: 5 }, 'the sugars by kind add up to 83.20, the sugars and polyols to 79.70'],
    ['sacarosa', { sacarosa: 0 }, 'the sugars by kind add up to 78.20, the sugars and polyols to 79.70'],
    ['de_jarabe', { de_jarabe: 0 }, 'DE 0 with 8.7 g of syrup'],
    ['polioles', { polioles: 1, kcal: 324 }, 'by kind they add up to 0'],
    ['precio', { precio: 'caro' }, '«caro» is not a number'],
  ])('refuse a bad %s: %j', (column, changes, message) => {
    expect(() => read(row(HONEY), bad(changes))).toThrow(
      `data/pasteleria.csv row 3 («Mala»), column «${column}»: ${message}`,
    );
  });

  it('let the dextrins of a syrup stand as starch, but no more than the starch there is', () => {
    const syrup = {
      azucares: 26,
      almidon: 54,
      agua: 20,
      proteinas: 0,
      acidos: 0,
      kcal: 320,
      sacarosa: 0,
      glucosa: 0,
      fructosa: 0,
      de_jarabe: 40,
    };
    expect(read(bad({ ...syrup, jarabe: 80 })).rows).toHaveLength(1);
    expect(() => read(bad({ ...syrup, jarabe: 80.1 }))).toThrow('column «sacarosa»');
    expect(() => read(bad({ ...syrup, jarabe: 0, de_jarabe: 0, sacarosa: 30 }))).toThrow('column «sacarosa»');
  });

  it('refuse a name that means another row, whatever the order and number of its words', () => {
    expect(() => read(row(HONEY), bad({ name: 'Flores de miel' }))).toThrow(
      'row 3, column «name»: «Flores de miel» already stands in row 2',
    );
    expect(() => read(row(HONEY), bad({ aliases: 'mieles' }))).toThrow('«mieles» already stands in row 2');
  });
});
