import { describe, expect, it } from 'vitest';
import { labelReports, toleranceOf } from './labels.ts';

describe('the tolerances of the Commission', () => {
  it.each([
    ['grasas', 5, 1.5],
    ['grasas', 20, 4],
    ['grasas', 45, 8],
    ['azucares', 9.9, 2],
    ['proteinas', 10, 2],
    ['saturadas', 3, 0.8],
    ['saturadas', 20, 4],
    ['sal', 1, 0.375],
    ['sal', 2, 0.4],
    ['energia_kcal', 400, 40],
  ] as const)('of %s at %d g are %d g', (nutrient, declared, grams) => {
    expect(toleranceOf(nutrient, declared)).toBeCloseTo(grams, 9);
  });
});

describe('published nutrition tables', () => {
  it('are more than ten, over the five crafts', () => {
    expect(labelReports.length).toBeGreaterThan(10);
    expect(new Set(labelReports.map(({ table }) => table.craft)).size).toBe(5);
  });

  it('stand on the pack of ten products or more', () => {
    expect(labelReports.filter(({ table }) => table.producto).length).toBeGreaterThanOrEqual(10);
  });

  it('are turned to 100 g where they are for a portion', () => {
    const { comparisons } = labelReports.find(({ table }) => table.id === 'candeal-bonviveur')!;
    // 203 kcal for each of twelve, of 1025 g.
    expect(comparisons[0]!.published).toBeCloseTo((203 * 12 * 100) / 1025, 9);
  });

  it('agree, or the miss has a cause', () => {
    const misses = labelReports.flatMap(({ table, comparisons }) =>
      comparisons
        .filter(({ agrees, cause }) => !agrees && cause === undefined)
        .map(({ nutrient }) => `${table.id} ${nutrient}`),
    );
    expect(misses).toEqual([]);
  });

  it('have a cause only where they disagree', () => {
    const idle = labelReports.flatMap(({ table, comparisons }) =>
      comparisons
        .filter(({ agrees, cause }) => agrees && cause !== undefined)
        .map(({ nutrient }) => `${table.id} ${nutrient}`),
    );
    expect(idle).toEqual([]);
  });
});
