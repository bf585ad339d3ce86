import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG, runs } from '../../../../scripts/lib/long.ts';
import { createBudget, Spent } from '../../src/equilibrar/budget.ts';
import { type Program, type Proof, priceOf, solve, worth } from '../../src/equilibrar/solve.ts';
import { solveWithHighs } from './highs.ts';
import { solveWithYalps } from './yalps.ts';

const two = (a: number, b: number) => [a, b];

/** 2 to 9 ingredients with bounds, one to six ranges on shares of their composition, a total. */
const program: fc.Arbitrary<Program> = fc.integer({ min: 2, max: 9 }).chain((n) => {
  const each = (min: number, max: number) =>
    fc
      .array(fc.integer({ min: min * 100, max: max * 100 }), { minLength: n, maxLength: n })
      .map((x) => x.map((v) => v / 100));
  return fc
    .record({
      start: each(0, 400),
      floor: each(0, 1),
      room: each(0, 3),
      price: each(0.01, 2),
      ranges: fc.array(
        fc.record({
          content: each(0, 100),
          low: fc.integer({ min: 0, max: 60 }),
          width: fc.integer({ min: 0, max: 25 }),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      factor: fc.integer({ min: 80, max: 130 }),
      freeTotal: fc.boolean(),
    })
    .map(({ start, floor, room, price, ranges, factor, freeTotal }) => ({
      start,
      min: start.map((g, i) => g * floor[i]!),
      max: start.map((g, i) => (room[i]! > 2 ? Number.POSITIVE_INFINITY : g * (1 + room[i]!))),
      up: price,
      down: price,
      rows: ranges.flatMap(({ content, low, width }) => [
        { coef: content.map((x) => x - low), min: 0 },
        { coef: content.map((x) => low + width - x), min: 0 },
      ]),
      total: freeTotal ? null : (start.reduce((a, b) => a + b, 0) * factor) / 100,
    }));
});

function agree(p: Program): void {
  const ours = solve(p);
  const theirs = solveWithHighs(p);
  expect(ours === null).toBe(theirs === null);
  if (ours === null || theirs === null) return;
  expect(Math.abs(ours.price - theirs)).toBeLessThan(1e-5 * Math.max(1, Math.abs(theirs)));
  const scale = p.start.reduce((a, b) => a + b, 1);
  ours.grams.forEach((g, i) => {
    expect(g).toBeGreaterThan(p.min[i]! - 1e-6 * scale);
    expect(g).toBeLessThan(p.max[i]! + 1e-6 * scale);
  });
  p.rows.forEach((row, r) => {
    if (p.elastic?.[r] === undefined) expect(worth(row, ours.grams)).toBeGreaterThan(row.min - 1e-5 * scale);
  });
  if (p.total !== null) expect(ours.grams.reduce((a, b) => a + b, 0)).toBeCloseTo(p.total, 4);
}

describe('the linear programs of the balancer, against HiGHS', () => {
  it('agree on feasibility and price when every row is hard', () => {
    fc.assert(fc.property(program, agree), { numRuns: LONG ? 2_000 : 200 });
  });

  it('prove what cannot be met: the rows, the total and the bounds named have no answer by themselves', () => {
    let proven = 0;
    fc.assert(
      fc.property(program, (p) => {
        let proof: Proof | undefined;
        const solved = solve(p, (told) => {
          proof = told;
        });
        expect(proof === undefined).toBe(solved !== null);
        if (proof === undefined) return;
        proven++;
        const { rows, total, least, most } = proof;
        const min = p.min.map((g, i) => (least.includes(i) ? g : -1e5));
        const max = p.max.map((g, i) => (most.includes(i) ? g : 1e5));
        expect(solveWithHighs({ ...p, rows, total: total ? p.total : null, min, max })).toBeNull();
      }),
      { numRuns: 200, seed: 45 },
    );
    expect(proven).toBeGreaterThan(50);
  });

  it('agree on price when every row is elastic', () => {
    const elastic = program.map((p) => ({ ...p, elastic: p.rows.map((_, r) => 5 + (r % 3)) }));
    fc.assert(fc.property(elastic, agree), { numRuns: 200 });
  });

  it('agree on whole units', () => {
    const units = program.map((p) => ({
      ...p,
      total: null,
      elastic: p.rows.map(() => 3),
      units: p.start.map((g, i) => (i < 2 && g > 60 ? 50 : 0)),
      max: p.max.map((g) => g + 60),
      min: p.min.map((g) => Math.max(0, g - 60)),
      branches: 5000,
    }));
    // The same programs each time: one in thousands needs more branches than are allowed, and is then only nearly best.
    fc.assert(fc.property(units, agree), { numRuns: 60, seed: 7 });
  });
});

describe('the linear programs of the balancer, against yalps', () => {
  it('cost the same', () => {
    fc.assert(
      fc.property(program, (p) => {
        const ours = solve(p);
        const theirs = solveWithYalps(p);
        // yalps takes 1e-8 for zero and does not scale its rows: it may overlook a formula on the edge of the possible.
        if (ours === null || theirs === null) return;
        expect(Math.abs(ours.price - theirs)).toBeLessThan(1e-4 * Math.max(1, Math.abs(theirs)));
      }),
      { numRuns: runs(300), seed: 11 },
    );
  });
});

describe('a program', () => {
  const swap: Program = {
    start: two(900, 100),
    min: two(0, 0),
    max: two(1000, 1000),
    up: two(1, 1),
    down: two(1, 1),
    rows: [{ coef: two(-20, 80), min: 0 }],
    total: 1000,
  };

  it('moves no more than the row asks for', () => {
    expect(solve(swap)?.grams.map((g) => Math.round(g * 1e6) / 1e6)).toEqual([800, 200]);
  });

  it('throws when its work runs out, and counts the same work each time', () => {
    const cost = () => {
      const budget = createBudget(1e6);
      solve({ ...swap, budget });
      return { cells: 1e6 - budget.left, pivots: budget.pivots };
    };
    expect(cost()).toEqual(cost());
    expect(cost().pivots).toBeGreaterThan(0);
    expect(() => solve({ ...swap, budget: createBudget(cost().cells - 1) })).toThrow(Spent);
  });

  it('has no answer when a hard row is broken by ingredients that do not move', () => {
    expect(solve({ ...swap, min: swap.start, max: swap.start })).toBeNull();
  });

  it('is given up without the simplex when one row is out of reach of the bounds and the total', () => {
    const pivotsFor = (max: readonly number[], total: number | null) => {
      const budget = createBudget(1e6);
      const solved = solve({ ...swap, max, total, budget });
      return solved === null ? budget.pivots : undefined;
    };
    // Of 1000 g the row asks for 200 g of the second; without a total, less of the first will do.
    expect(pivotsFor(two(1000, 200), 1000)).toBeUndefined();
    expect(pivotsFor(two(1000, 199), 1000)).toBe(0);
    expect(pivotsFor(two(1000, 199), null)).toBeUndefined();
    expect(solve({ ...swap, min: two(900, 0), max: two(1000, 199), total: null })).toBeNull();
    expect(solve({ ...swap, max: two(1000, 199), elastic: [10] })).not.toBeNull();
  });

  it('counts what an elastic row falls short by in the price', () => {
    const stuck = solve({ ...swap, min: two(850, 0), elastic: [10] })!;
    const ofMoving = priceOf(swap, stuck.grams);
    expect((stuck.price - ofMoving) / 10).toBeCloseTo(20 * 850 - 80 * 150, 4);
  });

  it('weighs whole units only', () => {
    expect(solve({ ...swap, units: two(0, 60) })?.grams.map((g) => Math.round(g * 1e6) / 1e6)).toEqual([760, 240]);
  });
});
