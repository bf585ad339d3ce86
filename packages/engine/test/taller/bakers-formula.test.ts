import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bakersTable } from '../../src/panaderia/bakers-table.ts';
import { keptShares, withShares } from '../../src/taller/bakers-formula.ts';

type Dough = Readonly<Record<string, number>>;
const tableOf = (dough: Dough) =>
  bakersTable({ type: 'pan_comun', ingredients: Object.entries(dough).map(([name, grams]) => ({ name, grams })) });
const CIABATTA = { 'Harina de fuerza': 1000, Agua: 750, Sal: 20, 'Levadura fresca': 5 };
const WITH_POOLISH = { 'Harina de fuerza': 700, Agua: 450, Sal: 20, 'Levadura fresca': 5, Poolish: 600 };

/** The dough with those shares, nothing of it locked unless it is named. */
function made(dough: Dough, shares: Parameters<typeof withShares>[2], ...locked: readonly string[]): Dough | null {
  const names = Object.keys(dough);
  const found = withShares(
    tableOf(dough),
    names.map((name) => locked.includes(name)),
    shares,
  );
  if (found === null) return null;
  const { grams, poolish } = found;
  return { ...Object.fromEntries(names.map((name, i) => [name, grams[i]!])), ...(poolish > 0 && { Poolish: poolish }) };
}

/** The dough after one line is weighed anew. */
function kept(dough: Dough, name: string, grams: number, ...locked: readonly string[]): Dough | null {
  const names = Object.keys(dough);
  const after = tableOf({ ...dough, [name]: grams });
  const found = keptShares(
    tableOf(dough),
    after,
    names.map((each) => locked.includes(each)),
    names.indexOf(name),
  );
  return found && Object.fromEntries(names.map((each, i) => [each, found[i]!]));
}

const shares = (dough: Dough) => {
  const { harinaTotal, aguaTotal, harinaPrefermentada } = tableOf(dough);
  return [harinaTotal, (100 * aguaTotal) / harinaTotal, harinaPrefermentada].map((x) => Math.round(10 * x) / 10);
};

describe('a dough by its percentages', () => {
  test('a poolish of 30 % of the flour is built out of the dough, and its hydration stays', () => {
    expect(made(CIABATTA, { prefermented: 30 })).toEqual(WITH_POOLISH);
    expect(shares(WITH_POOLISH)).toEqual([1000, 75, 30]);
    expect(shares(made(WITH_POOLISH, { hydration: 80 })!)).toEqual([1000, 80, 30]);
  });

  test('a biga stays a biga', () => {
    const biga = made({ Harina: 800, Agua: 600, Biga: 300, Sal: 20 }, { prefermented: 40 })!;
    expect(Object.keys(biga)).toEqual(['Harina', 'Agua', 'Biga', 'Sal']);
    expect(shares(biga)).toEqual([1000, 70, 40]);
  });

  test('what the dough cannot give, or a padlock holds, is not promised', () => {
    expect(made(CIABATTA, { prefermented: 80 })).toBeNull();
    expect(made({ Harina: 500, Agua: 100, Poolish: 1000 }, { hydration: 40 })).toBeNull();
    expect(made(CIABATTA, { hydration: 80 }, 'Agua')).toBeNull();
    expect(made(CIABATTA, { prefermented: 30 }, 'Harina de fuerza')).toBeNull();
    expect(made(WITH_POOLISH, { prefermented: 20 }, 'Poolish')).toBeNull();
  });

  test('all follow a flour but what is locked; a pre-ferment is drawn from the dough; salt moves nothing', () => {
    expect(kept(CIABATTA, 'Harina de fuerza', 2000, 'Levadura fresca')).toEqual({
      'Harina de fuerza': 2000,
      Agua: 1500,
      Sal: 40,
      'Levadura fresca': 5,
    });
    const less = kept(WITH_POOLISH, 'Poolish', 400)!;
    expect(less.Poolish).toBe(400);
    expect(shares(less)).toEqual([1000, 75, 20]);
    expect(kept(WITH_POOLISH, 'Poolish', 2400)).toBeNull();
    expect(kept(CIABATTA, 'Sal', 30)).toBeNull();
  });

  test('any share that can be had is had, and the flour is the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 55, max: 95 }), fc.integer({ min: 1, max: 50 }), (hydration, prefermented) => {
        const [flour, water, share] = shares(made(made(CIABATTA, { hydration })!, { prefermented })!);
        expect(Math.abs(flour! - 1000)).toBeLessThan(0.3);
        expect(Math.abs(water! - hydration)).toBeLessThan(0.11);
        expect(Math.abs(share! - prefermented)).toBeLessThan(0.11);
      }),
      { seed: 9, numRuns: 40 },
    );
  });
});
