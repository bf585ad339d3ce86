import type { NonlinearTerm } from '../craft/linear.ts';
import { massOf } from '../craft/linear.ts';
import { columnOf } from '../craft/lists.ts';
import { type Case, onlyFalls, type Problem, type RangeRow, type Side } from './model.ts';
import { LEAST_BASE, TOTAL_REACH } from './tuning.ts';

/** One thing that stands in the way, which a person could give up. */
export type Limitation =
  | {
      readonly kind: 'parametro';
      readonly id: string;
      readonly key: string;
      readonly label: string;
      readonly unit: string;
      readonly side: Side;
      /** On the scale shown. */
      readonly limit: number;
    }
  | {
      /** `fijo`: fixed by the person; `sin_mover`: no lever; `resto`: never below a share of what was put in. */
      readonly kind: 'fijo' | 'sin_mover' | 'minimo' | 'maximo' | 'resto' | 'unidades';
      readonly id: string;
      readonly index: number;
      readonly limit: number;
    }
  | { readonly kind: 'total' | 'paso'; readonly id: string; readonly limit: number };

export type Amount = Extract<Limitation, { readonly index: number }>;

/** Everything that limits a problem, what a person would give up most easily first. */
export function limitationsOf(problem: Problem): readonly Limitation[] {
  return [
    ...problem.start.flatMap((_, i) => amountsOf(problem, i)),
    ...parametersOf(problem),
    { kind: 'total', id: 'total', limit: problem.total } as const,
  ];
}

function amountsOf(problem: Problem, index: number): Amount[] {
  const { still, limits } = problem.candidates[index]!;
  const [start, min, max, unit] = [
    problem.start[index]!,
    problem.min[index]!,
    problem.max[index]!,
    problem.unit[index]!,
  ];
  const amount = (kind: Amount['kind'], limit: number): Amount => ({ kind, id: `${kind}:${index}`, index, limit });
  const found: Amount[] = [];
  if (still && !isHeldByUnits(problem, index)) found.push(amount(still, start));
  if (!still) {
    if (limits?.min !== undefined && limits.min > 0) found.push(amount('minimo', min));
    else if (min > 0) found.push(amount('resto', min));
    // That what is exchanged does not come back is nobody's wish to give up.
    const goes = problem.exchanges.some(({ from }) => from === index);
    if (Number.isFinite(max) && !goes) found.push(amount(onlyFalls(problem, index) ? 'sin_mover' : 'maximo', max));
  }
  if (unit > 0) found.push(amount('unidades', unit));
  return found;
}

/** What is not moved but comes in whole units it does not make up: then it is the units that are in the way. */
function isHeldByUnits({ candidates, start, min, max }: Problem, i: number): boolean {
  return candidates[i]!.still === 'sin_mover' && (min[i] !== start[i] || max[i] !== start[i]);
}

function parametersOf({ cases, model }: Problem): Limitation[] {
  const found = new Map<string, Limitation>();
  for (const { rows } of cases) {
    for (const row of rows) {
      const { term, limit } = row;
      if (term.hidden) continue;
      const { key, label, unit } = term;
      const id = rowId(row);
      found.set(id, { kind: 'parametro', id, key, label, unit, side: shownSide(row), limit });
    }
  }
  for (const term of model.nonlinear) {
    for (const side of ['min', 'max'] as const) {
      const limit = term.range[side === 'min' ? 0 : 1];
      const { key, label, unit } = term;
      if (Number.isFinite(limit) && limit !== 0) {
        const id = nonlinearId(term, side);
        found.set(id, { kind: 'parametro', id, key, label, unit, side, limit });
      }
    }
  }
  return [...found.values()];
}

/** The side of the range as shown: on a falling scale (PAC) the least ratio is the greatest value. */
function shownSide({ term, side, limit }: RangeRow): Side {
  if (term.shownRange === undefined) return side;
  return limit === term.shownRange[0] ? 'min' : 'max';
}

export function rowId(row: RangeRow): string {
  return `parametro:${row.term.key}:${shownSide(row)}:${row.limit}`;
}

function nonlinearId(term: NonlinearTerm, side: Side): string {
  return `curva:${term.key}:${side}:${term.range[side === 'min' ? 0 : 1]}`;
}

/** Keeps the flour in a bread whose flour nothing else holds. Percentages of the whole need no such care. */
function basesOf({ start }: Problem, rows: readonly RangeRow[]): RangeRow[] {
  const bases = new Map<string, RangeRow>();
  for (const row of rows) {
    const { den } = row.term;
    const mass = massOf(row.term, start);
    if (mass <= 0 || den.every((d) => d === den[0])) continue;
    const id = den.join();
    if (bases.has(id)) continue;
    bases.set(id, { ...row, term: { ...row.term, hidden: true, target: false }, coef: den, min: LEAST_BASE * mass });
  }
  return [...bases.values()];
}

/** The problem with only these limitations left in force. */
export function keepOnly(problem: Problem, kept: ReadonlySet<string>): Problem {
  const has = (kind: Amount['kind'], i: number) => kept.has(`${kind}:${i}`);
  const unit = columnOf(problem.unit, (grams, i) => (has('unidades', i) ? grams : 0));
  const [min, max] = [problem.min.slice(), problem.max.slice()];
  const candidates = problem.candidates.map((candidate, i) => {
    const { still } = candidate;
    if (isHeldByUnits(problem, i)) {
      if (unit[i] === 0) min[i] = max[i] = problem.start[i]!;
      return candidate;
    }
    const stays = still !== undefined && has(still, i);
    if (!stays && !has('minimo', i) && !has('resto', i)) min[i] = 0;
    if (!stays && !has('maximo', i) && !(onlyFalls(problem, i) && has('sin_mover', i)))
      max[i] = Number.POSITIVE_INFINITY;
    return still === undefined || stays ? candidate : { ...candidate, still: undefined };
  });
  const cases = problem.cases.map(({ terms, rows, loose }): Case => {
    const bases = basesOf(problem, rows);
    const holds = rows.map((row) => row.term.hidden || kept.has(rowId(row)));
    return {
      terms,
      rows: [...rows.filter((_, r) => holds[r]), ...bases],
      loose: [...loose.filter((_, r) => holds[r]), ...bases],
    };
  });
  const nonlinear = problem.model.nonlinear.flatMap((term) => {
    const min = kept.has(nonlinearId(term, 'min')) ? term.range[0] : Number.NEGATIVE_INFINITY;
    const max = kept.has(nonlinearId(term, 'max')) ? term.range[1] : Number.POSITIVE_INFINITY;
    return min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY
      ? []
      : [{ ...term, range: [min, max] as const }];
  });
  return {
    ...problem,
    candidates,
    min,
    max,
    unit,
    cases,
    model: { ...problem.model, nonlinear },
    totalReach: kept.has('total') ? 1 : TOTAL_REACH,
  };
}
