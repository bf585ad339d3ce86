import { bakersTable } from '@obrador/engine/panaderia';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withShares } from '../src/recipe/bakers-formula.ts';
import { newLine } from '../src/recipe/recipe.ts';

const dough = (items: Readonly<Record<string, number>>) =>
  Object.entries(items).map(([name, grams]) => newLine(name, grams));
const tableOf = (lines: ReturnType<typeof dough>) =>
  bakersTable({ type: 'pan_comun', ingredients: lines.map(({ name, grams }) => ({ name, grams })) });
const CIABATTA = dough({ 'Harina de fuerza': 1000, Agua: 750, Sal: 20, 'Levadura fresca': 5 });
const shares = (lines: ReturnType<typeof dough>) => {
  const { harinaTotal, aguaTotal, harinaPrefermentada } = tableOf(lines);
  return [harinaTotal, (100 * aguaTotal) / harinaTotal, harinaPrefermentada].map((x) => Math.round(10 * x) / 10);
};

describe('a dough by its percentages', () => {
  test('a poolish of 30 % of the flour is built out of the dough, and its hydration stays', () => {
    const made = withShares(CIABATTA, tableOf(CIABATTA), { prefermented: 30 })!;
    expect(made.map(({ name, grams }) => [name, grams])).toEqual([
      ['Harina de fuerza', 700],
      ['Agua', 450],
      ['Sal', 20],
      ['Levadura fresca', 5],
      ['Poolish', 600],
    ]);
    expect(shares([...made])).toEqual([1000, 75, 30]);
    const wetter = withShares(made, tableOf([...made]), { hydration: 80 })!;
    expect(wetter.find(({ name }) => name === 'Agua')!.grams).toBe(500);
    expect(shares([...wetter])).toEqual([1000, 80, 30]);
  });

  test('a biga stays a biga', () => {
    const lines = dough({ Harina: 800, Agua: 600, Biga: 300, Sal: 20 });
    const made = withShares(lines, tableOf(lines), { prefermented: 40 })!;
    expect(made.map(({ name }) => name)).toEqual(['Harina', 'Agua', 'Biga', 'Sal']);
    expect(shares([...made])).toEqual([1000, 70, 40]);
  });

  test('what the dough cannot give is not promised', () => {
    expect(withShares(CIABATTA, tableOf(CIABATTA), { prefermented: 80 })).toBeNull();
    const poolish = dough({ Harina: 500, Agua: 100, Poolish: 1000 });
    expect(withShares(poolish, tableOf(poolish), { hydration: 40 })).toBeNull();
  });

  test('any share that can be had is had, and the flour is the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 55, max: 95 }), fc.integer({ min: 1, max: 50 }), (hydration, prefermented) => {
        const first = withShares(CIABATTA, tableOf(CIABATTA), { hydration })!;
        const made = withShares(first, tableOf([...first]), { prefermented })!;
        const [flour, water, share] = shares([...made]);
        expect(Math.abs(flour! - 1000)).toBeLessThan(0.3);
        expect(Math.abs(water! - hydration)).toBeLessThan(0.11);
        expect(Math.abs(share! - prefermented)).toBeLessThan(0.11);
      }),
      { seed: 9, numRuns: 40 },
    );
  });
});
