import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { round } from '../../src/craft/round.ts';
import { fixed, list, lowerFirst, trimmed, upperFirst } from '../../src/craft/spanish.ts';

describe('numbers in Spanish prose', () => {
  it('writes the decimal comma and keeps the decimals asked for', () => {
    expect(fixed(7)).toBe('7,00');
    expect(fixed(-11.5, 2)).toBe('−11,50');
    expect(fixed(2.29, 1)).toBe('2,3');
    expect(fixed(7, 0)).toBe('7');
    expect(fixed(-2.5, 0)).toBe('−3');
    expect(fixed(5.2e-19, 20)).toBe('0,00000000000000000052');
  });

  it('drops trailing zeros when asked to', () => {
    expect(trimmed(120)).toBe('120');
    expect(trimmed(1.5)).toBe('1,5');
    expect(trimmed(1.25)).toBe('1,25');
    expect(trimmed(100.001)).toBe('100');
  });

  it('rounds a half away from zero, as every figure of the product', () => {
    expect([1.005, 1.035, 0.965, -1.005].map((x) => fixed(x))).toEqual(['1,01', '1,04', '0,97', '−1,01']);
    expect(trimmed(1.005)).toBe('1,01');
    expect(fixed(0.5, 0)).toBe('1');
    expect(fixed(1234567890123.456)).toBe('1234567890123,46');
    expect(trimmed(1e20 + 0.5)).toBe('100000000000000000000');
  });

  it('never writes a negative zero, scientific notation or an infinity', () => {
    expect(fixed(-0.001)).toBe('0,00');
    expect(trimmed(-0)).toBe('0');
    expect(fixed(1e22)).toBe('10000000000000000000000');
    expect(trimmed(Number.POSITIVE_INFINITY)).toMatch(/^\d+$/);
    expect(fixed(Number.NEGATIVE_INFINITY)).toMatch(/^−\d+$/);
  });
});

describe('lists and names in Spanish prose', () => {
  it('joins with commas and «y», or «e» before the sound i', () => {
    expect(list([])).toBe('');
    expect(list(['harina'])).toBe('harina');
    expect(list(['harina', 'sal'])).toBe('harina y sal');
    expect(list(['harina', 'agua', 'impulsor'])).toBe('harina, agua e impulsor');
    expect(list(['miel', 'hielo'])).toBe('miel y hielo');
    expect(list(['leche', 'higos'])).toBe('leche e higos');
  });

  it('changes only the first letter', () => {
    expect(lowerFirst('Leche en polvo')).toBe('leche en polvo');
    expect(upperFirst('miga seca')).toBe('Miga seca');
    expect(lowerFirst('Ácido cítrico')).toBe('ácido cítrico');
  });
});

describe('figures', () => {
  /** Rounded half away from zero first, then written out. */
  const plainly = (x: number, decimals: number) =>
    round(x, decimals).toFixed(decimals).replace('.', ',').replace('-', '−');
  const amount = fc.oneof(
    fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    fc.double({ min: -2, max: 2, noNaN: true }),
    fc.integer({ min: -100_000, max: 100_000 }).map((hundredths) => hundredths / 200),
  );

  it('are written as rounding and printing them would', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 3 }), (x, decimals) => {
        expect(fixed(x, decimals)).toBe(plainly(x, decimals));
        const text = plainly(x, decimals);
        expect(trimmed(x, decimals)).toBe(text.includes(',') ? text.replace(/,?0+$/, '') : text);
      }),
      { numRuns: runs(2_000) },
    );
  });
});
