import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corrected } from '../src/recipe/weighing.ts';

describe('too much went in', () => {
  test('540 g instead of 500: the rest grows with it, and what is in stays', () => {
    const { targets, missing, factor } = corrected([500, 250, 100], [540, null, null]);
    expect(factor).toBeCloseTo(1.08, 10);
    expect(targets).toEqual([540, 270, 108]);
    expect(missing).toEqual([0, 270, 108]);
  });

  test('what was weighed right before asks for a little more', () => {
    expect(corrected([500, 250, 100], [500, 300, null]).missing).toEqual([100, 0, 120]);
  });

  test('too little changes nothing but what is missing of it', () => {
    const { targets, missing } = corrected([500, 250], [480, null]);
    expect([targets, missing]).toEqual([
      [500, 250],
      [20, 250],
    ]);
  });

  test('never asks to take anything out, and keeps the proportions within a scale', () => {
    const weight = fc.integer({ min: 20, max: 5000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(weight, fc.option(weight)), { minLength: 1, maxLength: 8 }), (rows) => {
        const weights = rows.map(([each]) => each);
        const { targets, missing, factor } = corrected(
          weights,
          rows.map(([, poured]) => poured),
        );
        for (const [i, [each, poured]] of rows.entries()) {
          expect(missing[i]).toBeGreaterThanOrEqual(0);
          expect(targets[i]! - (poured ?? 0)).toBeGreaterThanOrEqual(-Math.max(1, 0.01 * each * factor));
          expect(Math.abs(targets[i]! - each * factor)).toBeLessThanOrEqual(Math.max(1, 0.01 * each * factor));
        }
      }),
    );
  });
});
