import type { NonlinearTerm } from '../common/linear.ts';
import { type Program, priceOf, type Row, solve } from './solve.ts';

/** Two decimals are shown, so a value this far past a limit still reads as met. */
const HIDDEN_BY_ROUNDING = 0.0045;
const ROUNDS = 12;
const HALVINGS = 20;
/** Improvements below this share of the price are not worth another round. */
const WORTH_IT = 1e-3;

/** `room`: how far past its limits the value may go; negative to keep away from them. */
export function isMet({ range, value }: NonlinearTerm, grams: readonly number[], room = HIDDEN_BY_ROUNDING): boolean {
  const v = value(grams);
  return v >= range[0] - room && v <= range[1] + room;
}

/** The term as a straight line near `grams`, held to the side of its range that is nearer to being broken. */
export function cut(term: NonlinearTerm, grams: readonly number[], free: readonly boolean[], room: number): Row {
  const { range, value } = term;
  const here = value(grams);
  const slope = gradient(value, grams, free);
  const along = slope.reduce((sum, s, i) => sum + s * grams[i]!, 0);
  const low = here - range[0] < range[1] - here;
  return low
    ? { coef: slope, min: range[0] - room - here + along }
    : { coef: slope.map((s) => -s), min: here - along - range[1] - room };
}

function gradient(value: NonlinearTerm['value'], grams: readonly number[], free: readonly boolean[]): number[] {
  const total = grams.reduce((sum, g) => sum + g, 0);
  const nudge = 1e-4 * total;
  const moved = [...grams];
  return grams.map((g, i) => {
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
  room: number,
  any = false,
): Curved | null {
  const straight = solve(program);
  if (straight === null || allMet(terms, straight.grams, room)) return straight;
  const free = program.start.map((_, i) => program.max[i]! > program.min[i]!);
  const linesAt = (grams: readonly number[]) => terms.map((term) => cut(term, grams, free, room));
  const inside = reachInside(program, terms, room, straight.grams, linesAt);
  return any ? inside : inside && comeBack(program, terms, room, straight.grams, inside, linesAt);
}

type Lines = (grams: readonly number[]) => readonly Row[];

function allMet(terms: readonly NonlinearTerm[], grams: readonly number[], room: number): boolean {
  return terms.every((term) => isMet(term, grams, room + 1e-6));
}

function reachInside(
  program: Program,
  terms: readonly NonlinearTerm[],
  room: number,
  from: readonly number[],
  linesAt: Lines,
): Curved | null {
  let grams = from;
  let lines: readonly Row[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const fresh = linesAt(grams);
    lines = [...lines, ...fresh];
    // Older lines may cut off what the curve allows.
    const solved = solve(withRows(program, lines)) ?? solve(withRows(program, fresh));
    if (solved === null) return null;
    if (allMet(terms, solved.grams, room)) return solved;
    grams = solved.grams;
  }
  return null;
}

function comeBack(
  program: Program,
  terms: readonly NonlinearTerm[],
  room: number,
  straight: readonly number[],
  inside: Curved,
  linesAt: Lines,
): Curved {
  let best = inside;
  // Between two answers in whole units there are none.
  if (program.units) return best;
  for (let round = 0; round < ROUNDS; round++) {
    const edge = edgeBetween(terms, room, straight, best.grams);
    const solved = solve(withRows(program, linesAt(edge)));
    const next = solved && edgeBetween(terms, room, solved.grams, best.grams);
    const candidates = (next ? [edge, next] : [edge]).map((grams) => ({ grams, price: priceOf(program, grams) }));
    const cheapest = candidates.reduce((a, b) => (b.price < a.price ? b : a));
    if (cheapest.price >= best.price * (1 - WORTH_IT)) return cheapest.price < best.price ? cheapest : best;
    best = cheapest;
  }
  return best;
}

/** The point nearest to `outside` on the way from `inside` at which the terms are still met. */
function edgeBetween(
  terms: readonly NonlinearTerm[],
  room: number,
  outside: readonly number[],
  inside: readonly number[],
): readonly number[] {
  if (allMet(terms, outside, room)) return outside;
  const at = (share: number) => inside.map((g, i) => g + share * (outside[i]! - g));
  let met = 0;
  let not = 1;
  for (let i = 0; i < HALVINGS; i++) {
    const share = (met + not) / 2;
    if (allMet(terms, at(share), room)) met = share;
    else not = share;
  }
  return at(met);
}

function withRows(program: Program, rows: readonly Row[]): Program {
  const elastic = program.elastic && [...program.elastic, ...rows.map(() => undefined)];
  return { ...program, rows: [...program.rows, ...rows], elastic };
}
