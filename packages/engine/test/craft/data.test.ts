import { describe, expect, it } from 'vitest';
import { readTable } from '../../../../scripts/data/read.ts';
import { number, type TableSpec } from '../../../../scripts/data/table.ts';
import { fold } from '../../src/craft/names.ts';
import { table } from '../../src/craft/table.ts';

const spec: TableSpec = {
  craft: 'prueba',
  columns: { name: 'text', aliases: 'list', agua: 'number', precio: 'number?' },
  keys: ['name', 'aliases'],
  normalise: fold,
  check: (row) => (number(row, 'agua') > 100 ? [{ column: 'agua', message: 'more than 100 g of water in 100 g' }] : []),
};
const csv = (...rows: string[]) => ['name,aliases,agua,precio', ...rows, ''].join('\n');

describe('catalogue tables', () => {
  it('become typed rows', () => {
    const { text } = readTable(spec, csv('Agua,water|aigua,100,0.002', 'Aire,,0,'));
    expect(table(spec.columns, text)).toEqual([
      { name: 'Agua', aliases: ['water', 'aigua'], agua: 100, precio: 0.002 },
      { name: 'Aire', aliases: [], agua: 0, precio: null },
    ]);
  });

  it.each([
    [
      'a number that is none',
      csv('Agua,,mucha,1'),
      'data/prueba.csv row 2 («Agua»), column «agua»: «mucha» is not a number',
    ],
    ['an empty cell', csv('Agua,,,1'), 'column «agua»: «» is not a number'],
    ['a negative number', csv('Agua,,-1,1'), 'column «agua»: -1 is negative'],
    [
      'a failed check',
      csv('Sal,,1,1', 'Agua,,101,1'),
      'data/prueba.csv row 3 («Agua»), column «agua»: more than 100 g',
    ],
    ['a missing cell', csv('Agua,,1'), 'data/prueba.csv row 2 («Agua»): 3 cells, expected 4'],
    [
      'a repeated alias',
      csv('Agua,water,1,1', 'Otra,WATER,1,1'),
      'row 3, column «aliases»: «WATER» already stands in row 2',
    ],
    ['another header', 'name,agua\n', 'the header is «name,agua»'],
  ])('fail the build with row and column on %s', (_, text, message) => {
    expect(() => readTable(spec, text)).toThrow(message);
  });
});
