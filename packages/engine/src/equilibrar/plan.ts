import type { LinearTerm, NonlinearTerm } from '../craft/linear.ts';
import { cheapest } from './cheapest.ts';
import type { Case, Problem } from './model.ts';
import { cut, isMet, type Room, solveNonlinear } from './nonlinear.ts';
import type { Goal } from './options.ts';
import { centred, centreOf, inside, programOf } from './program.ts';
import { type Program, type Row, type Solved, solve, worth } from './solve.ts';
import { sparing, tasteful, wellInside, withTaste } from './taste.ts';
import { CURVE_INSIDE, CURVE_ROOM, EXACT_INSIDE, EXACT_ROOM, HIDDEN_BY_ROUNDING } from './tuning.ts';

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
  readonly depth?: number | undefined;
  /** True when any answer will do, not only the best. */
  readonly any?: boolean | undefined;
  /** Well inside every range, where a master aims, and with few changes. */
  readonly tasteful?: boolean | undefined;
}

function roomFor({ depth = 0, ranges }: Aim): Room {
  const most = ranges === 'loose' ? HIDDEN_BY_ROUNDING : CURVE_ROOM;
  return ({ exact }) => (depth > 0 ? depth * (exact ? EXACT_INSIDE : CURVE_INSIDE) : exact ? EXACT_ROOM : most);
}

/** What the scale may use up of the room a curve has; half of it when the plan kept away from the edge on purpose. */
function scaleRoom(aim: Aim, term: NonlinearTerm): number {
  if (aim.depth) return roomFor(aim)(term) / 2;
  return term.exact ? 0 : HIDDEN_BY_ROUNDING;
}

/** Null when the case cannot be met. */
export function planCase(problem: Problem, one: Case, aim: Aim): Plan | null {
  const targets = targetsOf(problem, one);
  const misses = problem.model.misses ?? 0;
  if (misses > 0 && targets.length > 0) return fewestMisses(problem, one, aim, targets, misses);
  const solved = solveWith(problem, one, aim, () => true);
  return solved && planned(problem, one, aim, solved, () => true);
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
  const visit = (held: ReadonlySet<Target>, given: ReadonlySet<Target>, known?: Solved) => {
    if (aim.any && best !== null) return;
    const solved = known ?? solveWith(problem, one, aim, (target) => held.has(target));
    if (solved === null || (best !== null && solved.price >= best.price)) return;
    const missed = targets.filter((target) => !held.has(target) && !meets(one, target, solved.grams));
    if (missed.length <= misses) {
      best = planned(problem, one, aim, solved, (target) => !missed.includes(target));
      return;
    }
    const open = missed.find((target) => !given.has(target));
    if (open === undefined) return;
    visit(new Set([...held, open]), given);
    if (given.size < misses) visit(held, new Set([...given, open]), solved);
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
  const rows = one[aim.depth ? 'rows' : 'loose'].filter(({ term }) => !term.target || holds(term));
  return [
    // The scale may use up half of the margin.
    ...(aim.tasteful ? wellInside(problem, rows, 0.5) : rows),
    ...problem.model.nonlinear
      .filter((term) => !term.target || holds(term))
      .map((term) => cut(term, grams, free, scaleRoom(aim, term))),
  ];
}

function planned(problem: Problem, one: Case, aim: Aim, { grams, price }: Solved, holds: Holds): Plan {
  return { grams, price, rows: rowsHeld(problem, one, aim, grams, holds) };
}

function solveFew(program: Program, aim: Aim): Solved | null {
  const solved = solve(program);
  return solved && aim.tasteful ? sparing(program, solved, solve) : solved;
}

function solveWith(problem: Problem, one: Case, aim: Aim, holds: Holds): Solved | null {
  const rows = one[aim.ranges === 'strict' ? 'rows' : 'loose'].filter(({ term }) => !term.target || holds(term));
  const terms = problem.model.nonlinear.filter((term) => !term.target || holds(term));
  const program = programOf(problem, aim.margin > 0 ? rows.map((row) => inside(problem, row, aim.margin)) : rows);
  const room = roomFor(aim);
  const centre = terms.length > 0 && (problem.model.misses ?? 0) === 0 ? centreOf(problem, rows) : null;
  const aimed = aim.tasteful
    ? withTaste(program, tasteful(problem, rows))
    : aim.centred
      ? centred(program, rows, problem)
      : program;
  const changed = terms.length > 0 ? solveNonlinear(aimed, terms, room, centre, aim.any) : solveFew(aimed, aim);
  return changed && aim.goal === 'minimo_coste' ? cheapest(problem, one, program, terms, room, changed) : changed;
}
