import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fill,
  finishedOf,
  gramsForMoulds,
  litresOf,
  mixFor,
  mouldFactor,
  mouldVolume,
  weighedFor,
} from '../../src/taller/quantities.ts';

describe('losses', () => {
  it('a loaf of 250 g with 16 % of loss in the oven takes 297.6 g of dough', () => {
    expect(weighedFor(250, [16])).toBeCloseTo(297.619, 3);
  });

  it('10 kg of bars with 20 % of shell and 2 % left in the moulds take 12.755 kg of beans', () => {
    expect(weighedFor(10_000, [2, 20])).toBeCloseTo(12_755.1, 1);
  });

  it('a loss of everything leaves nothing, and no amount makes up for it', () => {
    expect(weighedFor(100, [100])).toBe(0);
    expect(weighedFor(100, [120, 5])).toBe(0);
    expect(finishedOf(100, [100])).toBe(0);
    expect(finishedOf(100, [120])).toBe(0);
  });

  it('in and out undo each other', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        fc.array(fc.double({ min: 0, max: 90, noNaN: true }), { maxLength: 4 }),
        (grams, losses) => {
          expect(finishedOf(weighedFor(grams, losses), losses) / grams).toBeCloseTo(1, 9);
        },
      ),
      { seed: 22 },
    );
  });
});

describe('litres and tubs', () => {
  it('5 l at 35 % of air take 4.074 kg of mix', () => {
    expect(mixFor(5, 35)).toBeCloseTo(4074.07, 2);
    expect(litresOf(4074.0741, 35)).toBeCloseTo(5, 6);
  });

  it('12 l fill two tubs of 5 l, with 2 l over', () => {
    expect(fill(12, 5)).toEqual({ count: 2, rest: 2 });
    expect(fill(0.3, 0.1).count).toBe(3);
    expect(fill(12, 0)).toEqual({ count: 0, rest: 12 });
  });

  it('what fills and what is left make up the whole', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e4, noNaN: true }),
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        (all, each) => {
          const { count, rest } = fill(all, each);
          expect(count * each + rest).toBeCloseTo(all, 5);
          expect(rest).toBeLessThan(each);
        },
      ),
      { seed: 22 },
    );
  });
});

describe('moulds', () => {
  const round20 = { shape: 'redondo', diameter: 20, height: 5 } as const;

  it('a round one of 20 × 5 cm holds 1571 ml, one of 30 × 20 × 4 cm 2400', () => {
    expect(mouldVolume(round20)).toBeCloseTo(1570.8, 1);
    expect(mouldVolume({ shape: 'rectangular', length: 30, width: 20, height: 4 })).toBe(2400);
  });

  it('from 20 to 24 cm a recipe grows by 1.44', () => {
    expect(mouldFactor(round20, { ...round20, diameter: 24 })).toBeCloseTo(1.44, 9);
    expect(mouldFactor({ shape: 'capacidad', ml: 0 }, round20)).toBeNull();
  });

  it('three moulds of 1000 ml, two thirds full of a batter of 0.5 g/ml', () => {
    expect(gramsForMoulds({ shape: 'capacidad', ml: 1000 }, 3, 66, 0.5)).toBeCloseTo(990, 9);
  });
});
