import type { LinearTerm, NonlinearTerm } from '../craft/linear.ts';
import { cheapest } from './cheapest.ts';
import type { Case, Problem, RangeRow } from './model.ts';
import { cut, isMet, type Room, solveNonlinear } from './nonlinear.ts';
import type { Goal } from './options.ts';
import { centred, drawn, inside, programOf } from './program.ts';
import { type Program, type Row, type Solved, solve, worth } from './solve.ts';
import { sparing, type Taste, tasteful, wellInside, withTaste } from './taste.ts';
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
  /** Inside every range, where a master aims, and with few changes. */
  readonly taste?: Taste | undefined;
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
  const solveWith = solverOf(problem, one, aim);
  if (misses > 0 && targets.length > 0) return fewestMisses(problem, one, aim, targets, misses, solveWith);
  const solved = solveWith(() => true);
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
function fewestMisses(
  problem: Problem,
  one: Case,
  aim: Aim,
  targets: readonly Target[],
  misses: number,
  solveWith: Solver,
): Plan | null {
  let best = null as { readonly solved: Solved; readonly missed: readonly Target[] } | null;
  const isBeaten = ({ price }: Solved) => best !== null && (aim.any || price >= best.solved.price);
  const visit = (held: readonly Target[], given: readonly Target[]) => {
    const solved = solveWith((target) => held.includes(target));
    if (solved === null || isBeaten(solved)) return;
    const missed = targets.filter((target) => !held.includes(target) && !meets(one, target, solved.grams));
    if (missed.length <= misses) {
      best = { solved, missed };
      return;
    }
    const open = missed.filter((target) => !given.includes(target));
    // One of them has to be held to, however many of the others are given up.
    for (let k = 0; k < open.length && given.length + k <= misses && !isBeaten(solved); k++) {
      visit([...held, open[k]!], [...given, ...open.slice(0, k)]);
    }
  };
  visit([], []);
  if (best === null) return null;
  const { solved, missed } = best;
  return planned(problem, one, aim, solved, (target) => !missed.includes(target));
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
  const free = problem.min.map((least, i) => problem.max[i]! > least);
  const rows = one[aim.depth ? 'rows' : 'loose'].filter(({ term }) => !term.target || holds(term));
  return [
    ...(aim.taste ? wellInside(problem, rows, grams, aim.taste) : rows),
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
  return solved && aim.taste ? sparing(program, solved, solve) : solved;
}

/** Solves a case held to some of its targets. */
type Solver = (holds: Holds) => Solved | null;

/** What does not hang on the targets is written down once for all. */
function solverOf(problem: Problem, one: Case, aim: Aim): Solver {
  const { nonlinear } = problem.model;
  const all = one[aim.ranges === 'strict' ? 'rows' : 'loose'];
  const room = roomFor(aim);
  const bare = programOf(problem, []);
  const taste = aim.taste && tasteful(problem, all, aim.taste);
  return (holds) => {
    const isHeld = ({ term }: Pick<RangeRow, 'term'>) => !term.target || holds(term);
    const rows = all.filter(isHeld);
    const terms = nonlinear.filter((term) => !term.target || holds(term));
    const held = taste ? withTaste(bare, taste, isHeld) : withRanges(bare, problem, rows, aim.margin);
    const program = drawn(held, problem);
    const aimed = aim.centred ? centred(program, rows, problem) : program;
    const changed = terms.length > 0 ? solveNonlinear(aimed, terms, room, aim.any) : solveFew(aimed, aim);
    return changed && aim.goal === 'minimo_coste' ? cheapest(problem, one, program, terms, room, changed) : changed;
  };
}

function withRanges(program: Program, problem: Problem, rows: readonly RangeRow[], margin: number): Program {
  const held = margin > 0 ? rows.map((row) => inside(problem, row, margin)) : rows;
  return { ...program, rows: [...held, ...program.rows] };
}
