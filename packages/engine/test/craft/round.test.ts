import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleaned, round, round2, scaleOf } from '../../src/craft/round.ts';

describe('rounding of shown numbers', () => {
  it.each([
    [1.005, 1.01],
    [1.004, 1],
    [-1.005, -1.01],
    [34.996, 35],
    [0.125, 0.13],
    [-0.125, -0.13],
  ])('rounds %f to %f: half away from zero, forgiving the last bits of a double', (x, expected) => {
    expect(round2(x)).toBe(expected);
  });

  it('never shows -0', () => {
    expect(Object.is(round2(-0.001), 0)).toBe(true);
    expect(Object.is(round2(-0), 0)).toBe(true);
  });

  it('gives a finite number for whatever it is given', () => {
    fc.assert(fc.property(fc.double(), (x) => Number.isFinite(round2(x)) && !Object.is(round2(x), -0)));
    expect(round2(Number.NaN)).toBe(0);
    expect(round2(Number.POSITIVE_INFINITY)).toBe(Number.MAX_VALUE);
    expect(round2(-1e308)).toBe(-1e308);
  });

  it('takes other numbers of decimals', () => {
    expect(round(12.345, 1)).toBe(12.3);
    expect(round(12.5, 0)).toBe(13);
    for (const decimals of [0, 2, 9, 10, 12]) expect(scaleOf(decimals)).toBe(Number(`1e${decimals}`));
  });

  it('leaves what is beyond two decimals of a double as it is', () => {
    expect(round2(1e13 + 0.125)).toBe(1e13 + 0.125);
    expect(round2(-1e13 - 0.125)).toBe(-1e13 - 0.125);
    expect(round2(1e12 + 0.125)).toBe(1e12 + 0.13);
  });

  it.each([
    [12.34564, 12.3456],
    [12.34566, 12.3457],
    [-0.5, 0],
    [-0, 0],
  ])('cleans a component of %f to %f', (value, expected) => {
    expect(cleaned(value)).toBe(expected);
  });
});
