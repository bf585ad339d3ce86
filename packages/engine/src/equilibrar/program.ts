import { massOf } from '../craft/linear.ts';
import { columnOf } from '../craft/lists.ts';
import type { Problem, RangeRow } from './model.ts';
import type { Program, Row } from './solve.ts';
import { CENTRING, DRAW, INNER } from './tuning.ts';

/** Smallest change: every gram moved costs its candidate's price. */
export function programOf(
  { start, min, max, unit, cost, total, totalReach, budget }: Problem,
  rows: readonly Row[],
): Program {
  return {
    start: columnOf(start, (grams, i) => Math.min(max[i]!, Math.max(min[i]!, grams))),
    min,
    max,
    up: cost,
    down: cost,
    rows: totalReach > 1 ? [...rows, ...totalRows({ start }, total / totalReach, total * totalReach)] : rows,
    total: totalReach > 1 ? null : total,
    units: unit.some((grams) => grams > 0) ? unit : undefined,
    elastic: undefined,
    budget,
  };
}

/** least ≤ Σ grams ≤ most. */
export function totalRows({ start }: Pick<Program, 'start'>, least: number, most: number): readonly Row[] {
  return [
    { coef: columnOf(start, () => 1), min: least },
    { coef: columnOf(start, () => -1), min: -most },
  ];
}

/** The row moved inwards by what rounding every amount to a step may take from it, a quarter of its range at most. */
export function inside({ start, min, max }: Problem, row: RangeRow, step: number): Row {
  const noise = row.coef.reduce((sum, a, i) => (max[i]! > min[i]! ? sum + a * a : sum), 0);
  return { coef: row.coef, min: Math.min(step * Math.sqrt(noise), (row.width / 4) * massOf(row.term, start)) };
}

/** Drawn to what is published: at a price for missing a range by its whole width, or grams by one; and to its total. */
export function drawn(program: Program, { draws, pulls, start, total, totalCost }: Problem): Program {
  const kept = totalCost > 0 ? totalRows(program, total, total) : [];
  if (draws.length + pulls.length + kept.length === 0) return program;
  const before = program.elastic ?? program.rows.map(() => undefined);
  const prices = [
    ...draws.map(({ term, width }) => DRAW / (width * (massOf(term, start) || 1))),
    ...pulls.map(({ price }) => price),
    ...kept.map(() => totalCost / total),
  ];
  return { ...program, rows: [...program.rows, ...draws, ...pulls, ...kept], elastic: [...before, ...prices] };
}

/** Asks, at a light price, for the inner half of every range. */
export function centred(program: Program, rows: readonly RangeRow[], { start }: Problem): Program {
  const inner: Row[] = [];
  const prices: number[] = [];
  for (const { coef, term, width } of rows) {
    if (term.hidden || !term.range?.every(Number.isFinite)) continue;
    const mass = massOf(term, start);
    if (mass <= 0) continue;
    inner.push({ coef: columnOf(coef, (a, i) => a - INNER * width * term.den[i]!), min: 0 });
    prices.push(CENTRING / (width * mass));
  }
  return { ...program, rows: [...program.rows, ...inner], elastic: [...program.rows.map(() => undefined), ...prices] };
}
