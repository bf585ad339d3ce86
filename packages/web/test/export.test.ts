import { expect, test } from 'vitest';
import { csvOf } from '../../cli/src/csv.ts';
import { cell } from '../src/recipe/export.ts';

const FORMULAS = ['=1+1', ' =1+1', '＝1+1', '＋1+1', '－1+1', '＠SUMA(A1)', '\t=1', '\n=1', '\r=1'];

test.each(FORMULAS)('no spreadsheet runs «%s», from the page nor from the command line', (text) => {
  expect(cell(text)).toMatch(/^"?'/);
  expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/);
});

test('names and negative numbers stay as they are', () => {
  expect(cell('Nata 35%')).toBe('Nata 35%');
  expect(csvOf([['-0,5', 'Leche']])).toBe('\uFEFF-0,5;Leche\r');
});
