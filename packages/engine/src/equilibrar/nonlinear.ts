import type { NonlinearTerm } from '../craft/linear.ts';
import { columnOf } from '../craft/lists.ts';
import { charge } from './budget.ts';
import { type Program, priceOf, type Row, solve, sumOf } from './solve.ts';
import { BREAKING, CURVE, CURVE_HALVINGS, CURVE_ROUNDS, HIDDEN_BY_ROUNDING } from './tuning.ts';

/** How far past its limits a value may go; negative to keep away from them. */
export type Room = (term: NonlinearTerm) => number;

/** None of these values is ever negative: a range that begins at 0 is open below. */
function leastOf({ range }: NonlinearTerm): number {
  return range[0] === 0 ? Number.NEGATIVE_INFINITY : range[0];
}

const shownRoom: Room = ({ exact }) => (exact ? 0 : HIDDEN_BY_ROUNDING);

export function isMet(term: NonlinearTerm, grams: readonly number[], room = shownRoom): boolean {
  const value = term.value(grams);
  const slack = room(term);
  return value >= leastOf(term) - slack && value <= term.range[1] + slack;
}

/** The term as a straight line near `grams`, held to the side of its range that is nearer to being broken. */
export function cut(term: NonlinearTerm, grams: readonly number[], free: readonly boolean[], slack: number): Row {
  const { range, value } = term;
  const here = value(grams);
  const slope = gradient(value, grams, free);
  const along = slope.reduce((sum, s, i) => sum + s * grams[i]!, 0);
  const low = here - leastOf(term) < range[1] - here;
  return low
    ? { coef: slope, min: range[0] - slack - here + along }
    : { coef: columnOf(slope, (s) => -s), min: here - along - range[1] - slack };
}

function gradient(value: NonlinearTerm['value'], grams: readonly number[], free: readonly boolean[]): number[] {
  const nudge = 1e-4 * sumOf(grams);
  const moved = grams.slice();
  return columnOf(grams, (g, i) => {
    if (!free[i]) return 0;
    const below = Math.min(g, nudge);
    moved[i] = g + nudge;
    const up = value(moved);
    moved[i] = g - below;
    const down = value(moved);
    moved[i] = g;
    return (up - down) / (nudge + below);
  });
}

export interface Curved {
  readonly grams: readonly number[];
  readonly price: number;
}

/**
 * Successive linearisation. First inwards: solve, draw each broken term as a straight line there, solve again, until
 * all are met. Then back: from the answer towards the one without curves, as far as the curves allow, with fresh lines
 * drawn at the edge. Null when the terms are not met after a few rounds, which for these smooth curves means that they
 * cannot be. `any`: the way back is not worth it.
 */
export function solveNonlinear(
  program: Program,
  terms: readonly NonlinearTerm[],
  room: Room,
  any = false,
): Curved | null {
  const curves = { program, terms, room };
  const straight = solve(program);
  if (straight === null || allMet(curves, straight.grams)) return straight;
  const inside = reachInside(curves, straight.grams);
  return any || inside === null ? inside : comeBack(curves, straight.grams, inside);
}

/** A program, and what bends in it. */
interface Curves {
  readonly program: Program;
  readonly terms: readonly NonlinearTerm[];
  readonly room: Room;
}

function spendOn({ program: { budget }, terms }: Curves, times: number): void {
  if (budget) charge(budget, times * CURVE * terms.length);
}

function linesAt(curves: Curves, grams: readonly number[]): readonly Row[] {
  const { program, terms, room } = curves;
  const free = program.start.map((_, i) => program.max[i]! > program.min[i]!);
  spendOn(curves, 2 * grams.length * free.filter((each) => each).length);
  return terms.map((term) => cut(term, grams, free, room(term)));
}

function allMet(curves: Curves, grams: readonly number[]): boolean {
  spendOn(curves, grams.length);
  return isAllMet(curves, grams);
}

function isAllMet({ terms, room }: Curves, grams: readonly number[]): boolean {
  return terms.every((term) => isMet(term, grams, (one) => room(one) + 1e-6));
}

function reachInside(curves: Curves, from: readonly number[]): Curved | null {
  const { program } = curves;
  let grams = from;
  let lines: readonly Row[] = [];
  for (let round = 0; round < CURVE_ROUNDS; round++) {
    const fresh = linesAt(curves, grams);
    lines = [...lines, ...fresh];
    // Older lines may cut off what the curve allows; far from the edge even a fresh one may. Then as near to it as can be.
    const solved =
      solve(withRows(program, lines)) ?? solve(withRows(program, fresh)) ?? solve(withRows(program, fresh, BREAKING));
    if (solved === null) return null;
    if (allMet(curves, solved.grams)) return { grams: solved.grams, price: priceOf(program, solved.grams) };
    grams = solved.grams;
  }
  return null;
}

function comeBack(curves: Curves, straight: readonly number[], inside: Curved): Curved {
  const { program } = curves;
  // Between two answers in whole units there are none.
  if (program.units) return inside;
  const edge = edgeBetween(curves, straight, inside.grams);
  const solved = solve(withRows(program, linesAt(curves, edge)));
  const next = solved ? [edgeBetween(curves, solved.grams, inside.grams)] : [];
  const found = [edge, ...next].map((grams) => ({ grams, price: priceOf(program, grams) }));
  return found.reduce((best, one) => (one.price < best.price ? one : best), inside);
}

/** The point nearest to `outside` on the way from `inside` at which the terms are still met. */
function edgeBetween(curves: Curves, outside: readonly number[], inside: readonly number[]): readonly number[] {
  spendOn(curves, CURVE_HALVINGS * outside.length);
  if (isAllMet(curves, outside)) return outside;
  const at = (share: number) => columnOf(inside, (g, i) => g + share * (outside[i]! - g));
  let met = 0;
  let not = 1;
  for (let i = 0; i < CURVE_HALVINGS; i++) {
    const share = (met + not) / 2;
    if (isAllMet(curves, at(share))) met = share;
    else not = share;
  }
  return at(met);
}

function withRows(program: Program, rows: readonly Row[], price?: number): Program {
  const before = program.elastic ?? (price === undefined ? undefined : program.rows.map(() => undefined));
  const elastic = before && [...before, ...rows.map(() => price)];
  return { ...program, rows: [...program.rows, ...rows], elastic };
}
