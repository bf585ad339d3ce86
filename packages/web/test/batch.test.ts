import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boughtFor, gramsOf, weighable } from '../src/recipe/batch.ts';
import { batchText } from '../src/recipe/batch-text.ts';
import { NO_BATCH } from '../src/recipe/no-batch.ts';

describe('the mix a batch takes', () => {
  test('a total, pieces of dough, pieces out of the oven, moulds, litres with air', () => {
    expect(gramsOf({ ...NO_BATCH, total: 4000 })).toBe(4000);
    expect(gramsOf({ ...NO_BATCH, kind: 'piezas', count: 40, each: 300 })).toBe(12_000);
    expect(gramsOf({ ...NO_BATCH, kind: 'piezas', count: 40, each: 300, baked: true, loss: 20 })).toBe(15_000);
    expect(gramsOf({ ...NO_BATCH, kind: 'moldes', count: 6, each: 450 })).toBe(2700);
    // 5 l with 30 % of air hold 3.846 l of mix.
    expect(gramsOf({ ...NO_BATCH, kind: 'litros', litres: 5, overrun: 30 })).toBeCloseTo(4230.8, 1);
    // The air of the trade where nobody says another, in words too.
    const twelve = { ...NO_BATCH, kind: 'litros' as const, litres: 12 };
    expect(gramsOf(twelve)).toBe(gramsOf({ ...twelve, overrun: 30 }));
    expect(batchText(twelve, 'helado')).toBe('12 l con un 30 % de aire');
  });

  test('only what is baked is weighed as dough', () => {
    const pieces = { ...NO_BATCH, kind: 'piezas' as const, count: 60, each: 8 };
    expect(batchText(pieces, 'cacao')).toBe('60 piezas de 8 g');
    expect(batchText(pieces, 'panaderia')).toBe('60 piezas de 8 g de masa');
  });

  test('nothing said, or nonsense, is no batch', () => {
    expect(gramsOf(NO_BATCH)).toBe(null);
    expect(gramsOf({ ...NO_BATCH, total: 0 })).toBe(null);
    expect(gramsOf({ ...NO_BATCH, kind: 'piezas', count: 3 })).toBe(null);
    expect(gramsOf({ ...NO_BATCH, kind: 'piezas', count: 1, each: 100, baked: true, loss: 100 })).toBe(null);
  });
});

describe('what is bought', () => {
  test('is never less than what is needed, and at most a step of the scale more', () => {
    expect([141.5, 141.01, 20.2, 4.32, 12, 1234.5, 25_000].map(boughtFor)).toEqual([
      142, 142, 20.5, 4.4, 12, 1240, 25_000,
    ]);
    expect(boughtFor(0.1 + 0.2)).toBe(0.3);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 20_000, noNaN: true }), (grams) => {
        expect(boughtFor(grams)).toBeGreaterThanOrEqual(grams - 0.001);
        expect(boughtFor(grams)).toBeLessThan(grams + 10.001);
      }),
    );
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

  test('half a gram left over by the small ones is taken up by the largest under a kilo, never by a dose', () => {
    const amounts = [595, 180, 40, 145, 35, 5].map((grams) => (grams * 4123) / 1000);
    const weights = weighable(amounts);
    expect(weights.reduce((sum, grams) => sum + grams)).toBe(4123);
    expect(weights.slice(0, 2)).toEqual([2453, 742.5]);
    expect(Math.abs(weights[5]! - amounts[5]!)).toBeLessThanOrEqual(0.25);
  });

  test('no scale shows half a gram from a kilo on', () => {
    expect(weighable([4702.5])).toEqual([4703]);
    expect(weighable([4772.4, 1022.6, 97.5])).toEqual([4772, 1023, 97.5]);
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 20_000, noNaN: true }), { minLength: 1, maxLength: 12 }),
        (amounts) => {
          for (const grams of weighable(amounts)) if (grams >= 1001) expect(Number.isInteger(grams)).toBe(true);
        },
      ),
    );
  });

  test('equal parts weigh the same: a poolish for the day, with its yeast', () => {
    expect(weighable([2015.6, 2015.6, 4.03])).toEqual([2016, 2016, 4]);
    expect(weighable([2015.75, 2015.75])).toEqual([2016, 2016]);
    expect(weighable([300.4, 300.4, 300.4, 500.8])).toEqual([300, 300, 300, 502]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        (tenths, again) => {
          const amounts = [...tenths, ...again.map((i) => tenths[i % tenths.length]!)].map((tenth) => tenth / 10);
          const weights = weighable(amounts);
          for (const [i, grams] of amounts.entries()) expect(weights[i]).toBe(weights[amounts.indexOf(grams)]);
        },
      ),
    );
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
