import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  change,
  columnDecimals,
  exact,
  figure,
  grams,
  gramsExact,
  parseNumber,
  percent,
  rangeText,
  short,
  shownChange,
  signed,
} from '../src/ui/format.ts';
import { unbroken } from '../src/ui/unbroken.ts';

describe('figures in Spanish', () => {
  test('as many decimals as the model stands for, and one number of them in a column', () => {
    expect(exact(178.62, { exactness: 0 })).toBe('179');
    expect(exact(11.5, {})).toBe('11,50');
    expect(columnDecimals([600, 117.36, 129.1])).toBe(2);
    expect(columnDecimals([600, 35])).toBe(0);
    expect(signed(12, 1, 1)).toBe('+12,0');
    expect(signed(0.04, 1, 1)).toBe('=');
    expect(gramsExact(4.2, 2)).toBe('4,20');
  });

  test('no line ends between a figure and its unit, and elsewhere it may', () => {
    expect(unbroken('Quita 12 g de «Mantequilla 82 % MG» a −18 °C (1,5 €/kg).')).toBe(
      'Quita 12\u00a0g de «Mantequilla 82\u00a0% MG» a −18\u00a0°C (1,5\u00a0€/kg).',
    );
    expect(unbroken('menos de 25 cm².')).toBe('menos de 25\u00a0cm².');
    expect(unbroken('De 3 gramos a 4 litros')).toBe('De 3 gramos a 4 litros');
  });

  test('decimal comma, true minus sign, thousands only from five digits', () => {
    expect(figure(-11.5)).toBe('−11,50');
    expect(figure(1234.5)).toBe('1234,50');
    expect(figure(12345.678)).toBe('12.345,68');
    expect(short(2.5)).toBe('2,5');
    expect(percent(0.5954)).toBe('59,5');
  });

  test('as the tables of the language write them, to the thousandth of a gram and up to a thousand tonnes', () => {
    const byLanguage = (x: number, least: number, most: number) =>
      new Intl.NumberFormat('es-ES', { minimumFractionDigits: least, maximumFractionDigits: most })
        .format(x)
        .replace('-', '−')
        // What rounds to nothing has no sign.
        .replace(/^−(0(?:,0+)?)$/, '$1');
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(1, 1e2, 1e3, 1e5), (whole, thousandths) => {
        const x = whole / thousandths / 1e3;
        expect([figure(x), figure(x, 0), short(x), short(x, 3), gramsExact(x, 2)]).toEqual([
          byLanguage(x, 2, 2),
          byLanguage(x, 0, 0),
          byLanguage(x, 0, 2),
          byLanguage(x, 0, 3),
          byLanguage(x, 2, 3).replaceAll('.', ''),
        ]);
      }),
    );
  });

  test('differences carry their sign, and none is «=»', () => {
    expect([signed(0.26), signed(-0.26), signed(0), signed(-0.001)]).toEqual(['+0,26', '−0,26', '=', '=']);
  });

  test('the difference of two figures is that of what is shown of them', () => {
    expect(shownChange(205.4, 217.6, 0)).toBe('+13');
    expect(shownChange(0.064, 0.066)).toBe('+0,01');
    expect(shownChange(11.5, 11.5)).toBe('=');
  });

  test('a column of differences lines up', () => {
    expect([change(0.9), change(-0.514), change(0), change(-0.001)]).toEqual(['+0,90', '−0,51', '0,00', '0,00']);
  });

  test('grams keep the decimals that are weighed', () => {
    expect([grams(1000), grams(622.2), grams(600.5), grams(12.34), grams(1.005), grams(3072.797), grams(0)]).toEqual([
      '1000',
      '622,2',
      '600,5',
      '12,34',
      '1,01',
      '3072,8',
      '0',
    ]);
  });

  test('open ranges are put in words', () => {
    expect([rangeText(14, 21), rangeText(2.5, null), rangeText(null, 40)]).toEqual([
      '14 a 21',
      'desde 2,5',
      'hasta 40',
    ]);
  });

  test('a number typed is read back the same', () => {
    for (const x of [0, 0.125, 5, 12.75, 1250.5, 123456.789]) expect(parseNumber(gramsExact(x))).toBe(x);
  });

  test.each([
    ['1.250,5', 1250.5],
    ['1.250', 1250],
    ['12.5', 12.5],
    [' 12 ,5', 12.5],
    ['½', 0.5],
    ['', null],
    ['-3', null],
    ['doce', null],
    ['1e5', null],
    ['9'.repeat(50), null],
  ])('«%s» typed is %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
});
