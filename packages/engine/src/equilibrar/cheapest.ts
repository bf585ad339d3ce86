import type { NonlinearTerm } from '../common/linear.ts';
import type { Problem } from './model.ts';
import { type Curved, type Room, solveNonlinear } from './nonlinear.ts';
import { type Program, type Row, solve } from './solve.ts';

/** The cheapest formula may cost this much more if that spares changes. */
const COST_SLACK = 0.002;

/** A recipe made cheaper keeps this share of every ingredient, so that it is still the same recipe. */
const CHEAP_SHARE = 0.6;

/** Smallest change among the formulas that cost next to nothing more than the cheapest; `known` is one that serves. */
export function cheapest(
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
