import type { NonlinearTerm } from '../craft/linear.ts';
import { columnOf } from '../craft/lists.ts';
import { type Budget, charge } from './budget.ts';
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
  const straight = solve(program);
  if (straight === null || allMet(terms, straight.grams, room, program.budget)) return straight;
  const free = program.start.map((_, i) => program.max[i]! > program.min[i]!);
  const moving = free.filter((each) => each).length;
  const linesAt = (grams: readonly number[]) => {
    if (program.budget) charge(program.budget, 2 * CURVE * terms.length * grams.length * moving);
    return terms.map((term) => cut(term, grams, free, room(term)));
  };
  const inside = reachInside(program, terms, room, straight.grams, linesAt);
  return any || inside === null ? inside : comeBack(program, terms, room, straight.grams, inside, linesAt);
}

type Lines = (grams: readonly number[]) => readonly Row[];

function allMet(terms: readonly NonlinearTerm[], grams: readonly number[], room: Room, budget?: Budget): boolean {
  if (budget) charge(budget, CURVE * terms.length * grams.length);
  return terms.every((term) => isMet(term, grams, (one) => room(one) + 1e-6));
}

function reachInside(
  program: Program,
  terms: readonly NonlinearTerm[],
  room: Room,
  from: readonly number[],
  linesAt: Lines,
): Curved | null {
  let grams = from;
  let lines: readonly Row[] = [];
  for (let round = 0; round < CURVE_ROUNDS; round++) {
    const fresh = linesAt(grams);
    lines = [...lines, ...fresh];
    // Older lines may cut off what the curve allows; far from the edge even a fresh one may. Then as near to it as can be.
    const solved =
      solve(withRows(program, lines)) ?? solve(withRows(program, fresh)) ?? solve(withRows(program, fresh, BREAKING));
    if (solved === null) return null;
    if (allMet(terms, solved.grams, room, program.budget))
      return { grams: solved.grams, price: priceOf(program, solved.grams) };
    grams = solved.grams;
  }
  return null;
}

function comeBack(
  program: Program,
  terms: readonly NonlinearTerm[],
  room: Room,
  straight: readonly number[],
  inside: Curved,
  linesAt: Lines,
): Curved {
  // Between two answers in whole units there are none.
  if (program.units) return inside;
  const edge = edgeBetween(terms, room, straight, inside.grams, program.budget);
  const solved = solve(withRows(program, linesAt(edge)));
  const next = solved ? [edgeBetween(terms, room, solved.grams, inside.grams, program.budget)] : [];
  const found = [edge, ...next].map((grams) => ({ grams, price: priceOf(program, grams) }));
  return found.reduce((best, one) => (one.price < best.price ? one : best), inside);
}

/** The point nearest to `outside` on the way from `inside` at which the terms are still met. */
function edgeBetween(
  terms: readonly NonlinearTerm[],
  room: Room,
  outside: readonly number[],
  inside: readonly number[],
  budget?: Budget,
): readonly number[] {
  if (budget) charge(budget, CURVE_HALVINGS * CURVE * terms.length * outside.length);
  if (allMet(terms, outside, room)) return outside;
  const at = (share: number) => columnOf(inside, (g, i) => g + share * (outside[i]! - g));
  let met = 0;
  let not = 1;
  for (let i = 0; i < CURVE_HALVINGS; i++) {
    const share = (met + not) / 2;
    if (allMet(terms, at(share), room)) met = share;
    else not = share;
  }
  return at(met);
}

function withRows(program: Program, rows: readonly Row[], price?: number): Program {
  const before = program.elastic ?? (price === undefined ? undefined : program.rows.map(() => undefined));
  const elastic = before && [...before, ...rows.map(() => price)];
  return { ...program, rows: [...program.rows, ...rows], elastic };
}
