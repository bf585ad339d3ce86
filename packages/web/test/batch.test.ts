import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gramsOf, weighable } from '../src/batch.ts';
import { NO_BATCH } from '../src/state/no-batch.ts';

describe('the mix a batch takes', () => {
  test('a total, pieces of dough, pieces out of the oven, moulds, litres with air', () => {
    expect(gramsOf({ ...NO_BATCH, total: 4000 })).toBe(4000);
    expect(gramsOf({ ...NO_BATCH, kind: 'piezas', count: 40, each: 300 })).toBe(12_000);
    expect(gramsOf({ ...NO_BATCH, kind: 'piezas', count: 40, each: 300, baked: true, loss: 20 })).toBe(15_000);
    expect(gramsOf({ ...NO_BATCH, kind: 'moldes', count: 6, each: 450 })).toBe(2700);
    // 5 l with 30 % of air hold 3.846 l of mix.
    expect(gramsOf({ ...NO_BATCH, kind: 'litros', litres: 5, overrun: 30 })).toBeCloseTo(4230.8, 1);
  });

  test('nothing said, or nonsense, is no batch', () => {
    expect(gramsOf(NO_BATCH)).toBe(null);
    expect(gramsOf({ ...NO_BATCH, total: 0 })).toBe(null);
    expect(gramsOf({ ...NO_BATCH, kind: 'piezas', count: 3 })).toBe(null);
    expect(gramsOf({ ...NO_BATCH, kind: 'piezas', count: 1, each: 100, baked: true, loss: 100 })).toBe(null);
  });
});

describe('what goes on the scale', () => {
  test('large amounts in grams, small ones in tenths, and the sum asked for', () => {
    const formula = [595, 180, 40, 145, 35, 5];
    const amounts = formula.map((grams) => (grams * 4107.58) / 1000);
    const weights = weighable(amounts);
    expect(weights).toEqual([2444, 739, 164, 596, 144, 20.5]);
    expect(Math.abs(weights.reduce((sum, grams) => sum + grams) - 4107.58)).toBeLessThan(1);
  });

  test('half a gram left over by the small ones is taken up by them', () => {
    const weights = weighable([595, 180, 40, 145, 35, 5].map((grams) => (grams * 4123) / 1000));
    expect(weights.reduce((sum, grams) => sum + grams)).toBe(4123);
  });

  test('never further than a gram and a bit from what it should be, and the sum within one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 20_000, noNaN: true }), { minLength: 1, maxLength: 30 }),
        (amounts) => {
          const weights = weighable(amounts);
          for (const [i, grams] of amounts.entries()) expect(Math.abs(weights[i]! - grams)).toBeLessThanOrEqual(2);
          const sum = (list: readonly number[]) => list.reduce((all, grams) => all + grams, 0);
          if (amounts.some((grams) => grams >= 100))
            expect(Math.abs(sum(weights) - sum(amounts))).toBeLessThanOrEqual(1);
          for (const grams of weights) expect(Math.abs(grams * 10 - Math.round(grams * 10))).toBeLessThan(1e-6);
        },
      ),
    );
  });
});
