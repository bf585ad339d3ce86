import { massOf, type NonlinearTerm } from '../craft/linear.ts';
import { columnOf } from '../craft/lists.ts';
import type { Range } from '../craft/ranges.ts';
import { KINDS, type Kind, type KindsReached } from './kinds.ts';
import { type Case, onlyFalls, type Problem, type RangeRow, type Side } from './model.ts';
import { LEAST_BASE, TOTAL_REACH } from './tuning.ts';

/** One thing that stands in the way, which a person could give up. */
export interface Limitation {
  readonly kind: Kind;
  readonly id: string;
  /** On the scale shown. */
  readonly limit: number;
  readonly unit: string;
  /** Name of the figure or the ingredient for people, and for programs; of the total and the step none. */
  readonly label: string;
  readonly key?: string;
  /** Place of the ingredient. */
  readonly index?: number;
  /** The end of the range of a figure. */
  readonly side?: Side;
}

/** The grams of one ingredient. */
export interface Amount extends Limitation {
  readonly kind: KindsReached<'amount'>;
  readonly index: number;
}

export function isAmount(limitation: Limitation): limitation is Amount {
  return KINDS[limitation.kind].reach === 'amount';
}

/** What is about the whole formula. */
export function wholeLimitation(kind: 'total' | 'paso', limit: number): Limitation {
  return { kind, id: kind, limit, unit: 'g', label: '' };
}

/** Everything that limits a problem, what a person would give up most easily first. */
export function limitationsOf(problem: Problem): readonly Limitation[] {
  return [
    ...problem.start.flatMap((_, i) => amountsOf(problem, i)),
    ...parametersOf(problem),
    wholeLimitation('total', problem.total),
  ];
}

function amountsOf(problem: Problem, index: number): Limitation[] {
  const { still, limits, label, name: key } = problem.candidates[index]!;
  const at = (column: readonly number[]) => column[index]!;
  const [min, max, unit] = [at(problem.min), at(problem.max), at(problem.unit)];
  const found: Limitation[] = [];
  const add = (kind: Kind, limit: number) =>
    found.push({ kind, id: `${kind}:${index}`, limit, unit: 'g', label, key, index });
  if (still && !isHeldByUnits(problem, index)) add(still, at(problem.start));
  if (!still) {
    if (limits?.min !== undefined && limits.min > 0) add('minimo', min);
    else if (min > 0) add('resto', min);
    // That what is exchanged does not come back is nobody's wish to give up.
    const goes = problem.exchanges.some(({ from }) => from === index);
    if (Number.isFinite(max) && !goes) add(onlyFalls(problem, index) ? 'sin_mover' : 'maximo', max);
  }
  if (unit > 0) add('unidades', unit);
  return found;
}

/** What is not moved but comes in whole units it does not make up: then it is the units that are in the way. */
function isHeldByUnits({ candidates, start, min, max }: Problem, i: number): boolean {
  return candidates[i]!.still === 'sin_mover' && (min[i] !== start[i] || max[i] !== start[i]);
}

function parametersOf({ cases, model }: Problem): Limitation[] {
  const found = new Map<string, Limitation>();
  const add = (
    id: string,
    { key, label, unit }: Pick<NonlinearTerm, 'key' | 'label' | 'unit'>,
    side: Side,
    limit: number,
  ) => found.set(id, { kind: 'parametro', id, limit, unit, label, key, side });
  for (const { rows } of cases) {
    for (const row of rows) if (!row.term.hidden) add(rowId(row), row.term, shownSide(row), row.limit);
  }
  for (const term of model.nonlinear) {
    for (const side of SIDES) {
      const limit = edgeOf(term.range, side);
      if (Number.isFinite(limit) && limit !== 0) add(nonlinearId(term, side), term, side, limit);
    }
  }
  return [...found.values()];
}

const SIDES = ['min', 'max'] as const;

/** The end of a range on one of its sides. */
export function edgeOf([min, max]: Range, side: Side): number {
  return side === 'min' ? min : max;
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
  return `curva:${term.key}:${side}:${edgeOf(term.range, side)}`;
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
  const has = (kind: Kind, i: number) => kept.has(`${kind}:${i}`);
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
