import { expect, it } from 'vitest';
import { parseNumber } from '../../src/intake/number.ts';

it.each([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 0.125],
  [' 1½ ', 1.5],
  ['12 ½', 12.5],
  ['x½', undefined],
  ['½½', undefined],
  ['3/4', 0.75],
  ['1 1/2', 1.5],
  ['12  10/20', 12.5],
  ['1234 1234/1234', 1235],
  ['1/0', undefined],
  ['1/10', 0.1],
  ['a1/2', undefined],
  ['1/2a', undefined],
  ['12345/2', undefined],
  ['12', 12],
  ['12,5', 12.5],
  ['12.55', 12.55],
  [',5', 0.5],
  ['.25', 0.25],
  ['1 250', 1250],
  ['1\u00a0250', 1250],
  ['1\u202f250,5', 1250.5],
  ['1.250,75', 1250.75],
  ['1.250.300,75', 1_250_300.75],
  ['123.250,5', 123_250.5],
  ['1,250.75', 1250.75],
  ['12,250,300.75', 12_250_300.75],
  ['1,250,300', 1_250_300],
  ['12,345,678', 12_345_678],
  ['0,250', 0.25],
  ['1,250', 1.25],
  ['0,250,300', undefined],
  ['01,250,300', undefined],
  ['1,250,300,5', undefined],
  ['1.250,75.3', undefined],
  ['1,250.75,3', undefined],
  ['-5', undefined],
  ['1234.567,8', undefined],
  ['1234,567.8', undefined],
  ['1.25,3', undefined],
  ['1,25.3', undefined],
  ['1.2.3', undefined],
  ['1,2,3', undefined],
  ['12a', undefined],
  ['a12', undefined],
  ['12,', undefined],
  ['.', undefined],
  ['', undefined],
  ['9'.repeat(400), undefined],
])('«%s» is %s', (token, value) => {
  for (const pointIsDecimal of [true, false]) expect(parseNumber(token, pointIsDecimal)?.value).toBe(value);
});

it.each([
  ['1.250', { value: 1250, thousands: true }, { value: 1.25, thousands: false }],
  ['12.500', { value: 12_500, thousands: true }, { value: 12.5, thousands: false }],
  ['123.456', { value: 123_456, thousands: true }, { value: 123.456, thousands: false }],
  ['0.250', { value: 0.25, thousands: false }, { value: 0.25, thousands: false }],
  ['1234.567', { value: 1234.567, thousands: false }, { value: 1234.567, thousands: false }],
  ['1.250.300', { value: 1_250_300, thousands: true }, { value: 1_250_300, thousands: true }],
  ['1.250,75', { value: 1250.75, thousands: false }, { value: 1250.75, thousands: false }],
])('the points of «%s» part thousands where they are not decimal', (token, grouped, decimal) => {
  expect([parseNumber(token, false), parseNumber(token, true)]).toEqual([grouped, decimal]);
});

it('a fraction has no thousands', () => {
  expect(parseNumber('½', false)).toEqual({ value: 0.5, thousands: false });
});
