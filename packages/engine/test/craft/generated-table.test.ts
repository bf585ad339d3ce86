import { describe, expect, it } from 'vitest';
import { type ColumnKind, table } from '../../src/craft/table.ts';

const COLUMNS = { name: 'text', aliases: 'list', agua: 'number', precio: 'number?' } as const satisfies Record<
  string,
  ColumnKind
>;

describe('rows of a generated catalogue', () => {
  it('are read column by column: text, lists, numbers and numbers that may be missing', () => {
    expect(table(COLUMNS, 'Leche entera\tleche|leche de vaca\t87.5\t0.95\nAgua\t\t100\t')).toEqual([
      { name: 'Leche entera', aliases: ['leche', 'leche de vaca'], agua: 87.5, precio: 0.95 },
      { name: 'Agua', aliases: [], agua: 100, precio: null },
    ]);
  });

  it('take a cell that is missing at the end of a line as empty', () => {
    expect(table(COLUMNS, 'Sal\tsal fina\t0')).toEqual([{ name: 'Sal', aliases: ['sal fina'], agua: 0, precio: null }]);
    expect(table({ name: 'text', source: 'text' }, 'Sal')).toEqual([{ name: 'Sal', source: '' }]);
  });

  it('keep digits of a text column as text', () => {
    expect(table({ name: 'text' }, '00')).toEqual([{ name: '00' }]);
  });
});
