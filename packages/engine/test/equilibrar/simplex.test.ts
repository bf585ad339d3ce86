import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { createBudget } from '../../src/equilibrar/budget.ts';
import { addRow, amountOf, createTableau, openTableau, runSimplex } from '../../src/equilibrar/simplex.ts';

type Rows = readonly (readonly number[])[];

/** Rows `[b, a1, a2, …]`, the objective first; those of `later` are added once the others are solved. */
function solved(rows: Rows, patience?: number, later: Rows = []) {
  const tableau = createTableau();
  const width = rows[0]!.length;
  openTableau(tableau, width, rows.length);
  rows.forEach((row, r) => {
    row.forEach((cell, c) => {
      tableau.cells[r * width + c] = cell;
    });
  });
  const budget = createBudget(Number.MAX_SAFE_INTEGER);
  let status = runSimplex(tableau, budget, patience);
  for (const [side = 0, ...coefs] of later) {
    if (status !== 'optimal') break;
    const variables = coefs.map((_, v) => v + 1);
    addRow(tableau, variables, coefs, side);
    status = runSimplex(tableau, budget, patience);
  }
  const amounts = Array.from({ length: width - 1 }, (_, v) => amountOf(tableau, v + 1));
  const worth = rows[0]!.slice(1).reduce((sum, gain, v) => sum + gain * amounts[v]!, 0);
  return { status, worth, pivots: budget.pivots };
}

/** More steps than a program of five columns needs unless it goes in circles. */
const CIRCLES = 100;

describe('the simplex', () => {
  it('ends on the program that makes the steepest choice go in circles (Beale, 1955)', () => {
    const { status, worth, pivots } = solved([
      [0, 0.75, -150, 0.02, -6],
      [0, 0.25, -60, -1 / 25, 9],
      [0, 0.5, -90, -1 / 50, 3],
      [1, 0, 0, 1, 0],
    ]);
    expect(status).toBe('optimal');
    expect(worth).toBeCloseTo(0.05, 9);
    expect(pivots).toBeGreaterThan(CIRCLES);
  });

  it('ends on its dual, where the circle is one of dual steps', () => {
    const { status, worth, pivots } = solved([
      [0, 0, 0, -1],
      [-0.75, -0.25, -0.5, 0],
      [150, 60, 90, 0],
      [-0.02, 1 / 25, 1 / 50, -1],
      [6, -9, -3, 0],
    ]);
    expect(status).toBe('optimal');
    expect(worth).toBeCloseTo(-0.05, 9);
    expect(pivots).toBeGreaterThan(CIRCLES);
  });

  const cell = fc.integer({ min: -3, max: 3 });
  const program = fc
    .integer({ min: 2, max: 6 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 8 }));

  it('comes to the same with rows added to what is solved as with all of them from the start', () => {
    fc.assert(
      fc.property(program, fc.nat({ max: 5 }), (rows, count) => {
        const first = Math.max(2, rows.length - count);
        const whole = solved(rows);
        const grown = solved(rows.slice(0, first), undefined, rows.slice(first));
        // Without a bound of its later rows a program may have no end to what it gains.
        fc.pre(grown.status !== 'unbounded');
        expect(grown.status).toBe(whole.status);
        if (whole.status === 'optimal') expect(grown.worth).toBeCloseTo(whole.worth, 6);
      }),
      { numRuns: runs(2_000), seed: 26 },
    );
  });

  it('comes to the same by the first choice that serves as by the steepest', () => {
    fc.assert(
      fc.property(program, (rows) => {
        const steepest = solved(rows);
        const first = solved(rows, -1);
        expect(steepest.status).not.toBe('cycled');
        expect(first.status).toBe(steepest.status);
        if (first.status === 'optimal') expect(first.worth).toBeCloseTo(steepest.worth, 6);
      }),
      { numRuns: runs(2_000), seed: 25 },
    );
  });
});
