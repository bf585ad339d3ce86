import type { LinearTerm, NonlinearTerm } from '../common/linear.ts';
import type { Case, Problem, RangeRow } from './model.ts';
import { type Centre, type Curved, cut, HIDDEN_BY_ROUNDING, isMet, type Room, solveNonlinear } from './nonlinear.ts';
import type { Goal } from './options.ts';
import { type Program, type Row, solve, worth } from './solve.ts';

/** The exact grams that serve one case best, and what grams on a scale near them must meet. */
export interface Plan {
  readonly grams: readonly number[];
  readonly price: number;
  readonly rows: readonly Row[];
}

export interface Aim {
  readonly goal: Goal;
  readonly centred: boolean;
  /** `strict`: the ranges as they stand; `loose`: with what rounding lets through. */
  readonly ranges: 'strict' | 'loose';
  /** Keep this many grams of rounding away from every edge. */
  readonly margin: number;
  /** How many times over curves keep away from theirs; 0 for not at all. */
  readonly depth?: number;
  /** True when any answer will do, not only the best. */
  readonly any?: boolean;
}

/** What missing the inner half of a range by its whole width is worth, against changes where doubling costs 1. */
const CENTRING = 2;
const INNER = 0.25;
/** How far past a limit a curve may go: half a hundredth is hidden by rounding, the scale needs some of it. */
const ROOM = 0.003;
/** How far inside a curve stays when rounding to the scale is in the way. */
const INSIDE = -0.003;
/** The same for a curve that is judged unrounded, though it is made of rounded values. */
const EXACT = -0.0005;
const EXACT_INSIDE = -0.01;

function roomFor({ depth = 0 }: Aim): Room {
  return ({ exact }) => (depth > 0 ? depth * (exact ? EXACT_INSIDE : INSIDE) : exact ? EXACT : ROOM);
}

/** What the scale may use up of the room a curve has; half of it when the plan kept away from the edge on purpose. */
function scaleRoom(aim: Aim, term: NonlinearTerm): number {
  if (aim.depth) return roomFor(aim)(term) / 2;
  return term.exact ? 0 : HIDDEN_BY_ROUNDING;
}

/** The cheapest formula may cost this much more if that spares changes. */
const COST_SLACK = 0.002;

/** Null when the case cannot be met. */
export function planCase(problem: Problem, one: Case, aim: Aim): Plan | null {
  const targets = targetsOf(problem, one);
  const misses = problem.model.misses ?? 0;
  if (misses === 0 || targets.length === 0) return solveWith(problem, one, aim, () => true);
  return fewestMisses(problem, one, aim, targets, misses);
}

type Target = LinearTerm | NonlinearTerm;

function targetsOf({ model }: Problem, { terms }: Case): Target[] {
  return [...terms.filter((term) => term.target && term.range), ...model.nonlinear.filter((term) => term.target)];
}

/**
 * Branches on the targets an answer misses: held to it, or given up, of which `misses` may be. The cheapest answer
 * that gives up no more than that is exact, because holding to fewer targets never costs more.
 */
function fewestMisses(problem: Problem, one: Case, aim: Aim, targets: readonly Target[], misses: number): Plan | null {
  let best: Plan | null = null;
  const visit = (held: ReadonlySet<Target>, given: ReadonlySet<Target>) => {
    if (aim.any && best !== null) return;
    const plan = solveWith(problem, one, aim, (target) => held.has(target));
    if (plan === null || (best !== null && plan.price >= best.price)) return;
    const missed = targets.filter((target) => !held.has(target) && !meets(one, target, plan.grams));
    if (missed.length <= misses) {
      best = { ...plan, rows: rowsHeld(problem, one, aim, plan.grams, (target) => !missed.includes(target)) };
      return;
    }
    const open = missed.find((target) => !given.has(target));
    if (open === undefined) return;
    visit(new Set([...held, open]), given);
    if (given.size < misses) visit(held, new Set([...given, open]));
  };
  visit(new Set(), new Set());
  return best;
}

function meets({ loose }: Case, target: Target, grams: readonly number[]): boolean {
  if ('value' in target) return isMet(target, grams);
  return loose.every((row) => row.term !== target || worth(row, grams) >= -1e-9 * sizeOf(row, grams));
}

function sizeOf({ coef }: Row, grams: readonly number[]): number {
  return coef.reduce((size, a, i) => size + Math.abs(a * grams[i]!), 0);
}

type Holds = (target: Target) => boolean;

/** Rows for the scale: everything that must be met, loosely, with curves drawn as lines at `grams`. */
function rowsHeld(problem: Problem, one: Case, aim: Aim, grams: readonly number[], holds: Holds): Row[] {
  const free = problem.candidates.map(({ min, max }) => max > min);
  return [
    ...one[aim.depth ? 'rows' : 'loose'].filter(({ term }) => !term.target || holds(term)),
    ...problem.model.nonlinear
      .filter((term) => !term.target || holds(term))
      .map((term) => cut(term, grams, free, scaleRoom(aim, term))),
  ];
}

function solveWith(problem: Problem, one: Case, aim: Aim, holds: Holds): Plan | null {
  const rows = one[aim.ranges === 'strict' ? 'rows' : 'loose'].filter(({ term }) => !term.target || holds(term));
  const terms = problem.model.nonlinear.filter((term) => !term.target || holds(term));
  const program = programOf(problem, aim.margin > 0 ? rows.map((row) => inside(problem, row, aim.margin)) : rows);
  const room = roomFor(aim);
  const centre = terms.length > 0 && (problem.model.misses ?? 0) === 0 ? centreOf(problem, rows) : null;
  const aimed = aim.centred ? centred(program, rows, problem) : program;
  const changed = terms.length > 0 ? solveNonlinear(aimed, terms, room, centre, aim.any) : solve(aimed);
  const solved = changed && aim.goal === 'minimo_coste' ? cheapest(problem, program, terms, room, changed) : changed;
  return solved && { grams: solved.grams, price: solved.price, rows: rowsHeld(problem, one, aim, solved.grams, holds) };
}

/** A total that is free stays within this factor of the one wanted: a formula is no drop and no sea. */
const TOTAL_REACH = 10;

/** Smallest change: every gram moved costs its candidate's price. */
export function programOf({ candidates, total, freeTotal }: Problem, rows: readonly Row[]): Program {
  const cost = candidates.map((candidate) => candidate.cost);
  const hasUnits = candidates.some(({ unit }) => unit > 0);
  return {
    start: candidates.map(({ start, min, max }) => Math.min(max, Math.max(min, start))),
    min: candidates.map(({ min }) => min),
    max: candidates.map(({ max }) => max),
    up: cost,
    down: cost,
    rows: freeTotal ? [...rows, ...totalRows(candidates.length, total / TOTAL_REACH, total * TOTAL_REACH)] : rows,
    total: freeTotal ? null : total,
    units: hasUnits ? candidates.map(({ unit }) => unit) : undefined,
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
function inside({ candidates }: Problem, row: RangeRow, step: number): Row {
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
function centred(program: Program, rows: readonly RangeRow[], { candidates }: Problem): Program {
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
function centreOf({ candidates }: Problem, rows: readonly RangeRow[]): Centre {
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

/** A recipe made cheaper keeps this share of every ingredient, so that it is still the same recipe. */
const CHEAP_SHARE = 0.6;

/** Smallest change among the formulas that cost next to nothing more than the cheapest; `known` is one that serves. */
function cheapest(
  problem: Problem,
  program: Program,
  terms: readonly NonlinearTerm[],
  room: Room,
  known: Curved,
): Curved {
  const prices = pricesOf(problem.candidates);
  const min = program.min.map((least, i) => {
    const { start, limits, still } = problem.candidates[i]!;
    return still || limits?.min !== undefined ? least : Math.min(known.grams[i]!, Math.max(least, CHEAP_SHARE * start));
  });
  // From the least of every ingredient upwards no price is negative, which keeps the simplex on its quick path.
  const cheap = { ...program, min, start: min, up: prices, down: prices };
  const solved = terms.length > 0 ? solveNonlinear(cheap, terms, room, null) : solve(cheap);
  if (solved === null) return known;
  const cost = solved.grams.reduce((sum, g, i) => sum + g * prices[i]!, 0);
  const most: Row = { coef: prices.map((price) => -price), min: -cost * (1 + COST_SLACK) };
  const start = program.start.map((g, i) => Math.max(g, min[i]!));
  const nearby = { ...program, start, min, rows: [...program.rows, most] };
  return (terms.length > 0 ? solveNonlinear(nearby, terms, room, null) : solve(nearby)) ?? solved;
}

/** EUR per kg; an ingredient without a price counts as the mean of the others, so that it is neither sought nor shunned. */
export function pricesOf(candidates: Problem['candidates']): number[] {
  const known = candidates.flatMap(({ price }) => (price === null ? [] : [price]));
  const mean = known.length > 0 ? known.reduce((sum, price) => sum + price, 0) / known.length : 1;
  return candidates.map(({ price }) => price ?? mean);
}
