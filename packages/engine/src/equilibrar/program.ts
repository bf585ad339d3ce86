import type { Problem, RangeRow } from './model.ts';
import type { Centre } from './nonlinear.ts';
import type { Program, Row } from './solve.ts';
import { CENTRING, INNER } from './tuning.ts';

/** Smallest change: every gram moved costs its candidate's price. */
export function programOf({ candidates, total, totalReach, budget }: Problem, rows: readonly Row[]): Program {
  const cost = candidates.map((candidate) => candidate.cost);
  const hasUnits = candidates.some(({ unit }) => unit > 0);
  return {
    start: candidates.map(({ start, min, max }) => Math.min(max, Math.max(min, start))),
    min: candidates.map(({ min }) => min),
    max: candidates.map(({ max }) => max),
    up: cost,
    down: cost,
    rows: totalReach > 1 ? [...rows, ...totalRows(candidates.length, total / totalReach, total * totalReach)] : rows,
    total: totalReach > 1 ? null : total,
    units: hasUnits ? candidates.map(({ unit }) => unit) : undefined,
    elastic: undefined,
    budget,
  };
}

/** least ≤ Σ grams ≤ most. */
export function totalRows(n: number, least: number, most: number): readonly Row[] {
  return [
    { coef: new Array<number>(n).fill(1), min: least },
    { coef: new Array<number>(n).fill(-1), min: -most },
  ];
}

/** The row moved inwards by what rounding every amount to a step may take from it, a quarter of its range at most. */
export function inside({ candidates }: Problem, row: RangeRow, step: number): Row {
  let noise = 0;
  let mass = 0;
  row.coef.forEach((a, i) => {
    const { min, max, start } = candidates[i]!;
    if (max > min) noise += a * a;
    mass += row.term.den[i]! * start;
  });
  return { coef: row.coef, min: Math.min(step * Math.sqrt(noise), (row.width / 4) * mass) };
}

/** Asks, at a light price, for the inner half of every range. */
export function centred(program: Program, rows: readonly RangeRow[], { candidates }: Problem): Program {
  const inner: Row[] = [];
  const prices: number[] = [];
  for (const { coef, term, width } of rows) {
    if (term.hidden || !term.range?.every(Number.isFinite)) continue;
    const mass = term.den.reduce((sum, d, i) => sum + d * candidates[i]!.start, 0);
    if (mass <= 0) continue;
    inner.push({ coef: coef.map((a, i) => a - INNER * width * term.den[i]!), min: 0 });
    prices.push(CENTRING / (width * mass));
  }
  return { ...program, rows: [...program.rows, ...inner], elastic: [...program.rows.map(() => undefined), ...prices] };
}

/** Rows that pull every parameter to the middle of its range; below it where the range begins at nothing. */
export function centreOf({ candidates }: Problem, rows: readonly RangeRow[]): Centre {
  const centre: Row[] = [];
  const prices: number[] = [];
  for (const { term, side, width } of rows) {
    const { num, den, range } = term;
    if (term.hidden || !range?.every(Number.isFinite)) continue;
    const mass = den.reduce((sum, d, i) => sum + d * candidates[i]!.start, 0);
    if (mass <= 0) continue;
    const middle = (range[0] + range[1]) / 2;
    const sign = side === 'min' ? 1 : -1;
    centre.push({ coef: num.map((a, i) => sign * (a - middle * den[i]!)), min: 0 });
    prices.push(1 / (width * mass));
  }
  return { rows: centre, prices };
}
