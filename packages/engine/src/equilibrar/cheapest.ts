import { COST_PER_KILO, type NonlinearTerm } from '../craft/linear.ts';
import { columnOf, flatMap } from '../craft/lists.ts';
import type { Case, Problem } from './model.ts';
import { type Curved, type Room, solveNonlinear } from './nonlinear.ts';
import { type Program, type Row, solve } from './solve.ts';
import { CHEAP_SHARE, CHEAPER_ROUNDS, COST_SLACK, KEPT_ROOM } from './tuning.ts';

/** Smallest change among the formulas that cost next to nothing more than the cheapest; `known` is one that serves. */
export function cheapest(
  problem: Problem,
  one: Case,
  program: Program,
  terms: readonly NonlinearTerm[],
  room: Room,
  known: Curved,
): Curved {
  const { min } = keepingShares(problem, known.grams);
  const found = (each: Program) => (terms.length > 0 ? solveNonlinear(each, terms, room) : solve(each));
  const prices = pricesOf(problem.candidates);
  const cost = (grams: readonly number[]) => costPerKilo(prices, yieldsOf(one), grams);
  let best: Curved | null = null;
  let least = cost(known.grams);
  for (let round = 0; round < CHEAPER_ROUNDS; round++) {
    // From the least of every ingredient upwards no price is negative where nothing boils off: the quick path of the simplex.
    const gains = gainsOf(problem, one, least);
    const solved = found({ ...program, min, start: min, up: gains, down: gains });
    if (solved === null || cost(solved.grams) >= least * (1 - 1e-6)) break;
    best = solved;
    least = cost(solved.grams);
  }
  if (best === null) return known;
  const most: Row = { coef: columnOf(gainsOf(problem, one, least * (1 + COST_SLACK)), (gain) => -gain), min: 0 };
  const start = columnOf(program.start, (g, i) => Math.max(g, min[i]!));
  return found({ ...program, start, min, rows: [...program.rows, most] }) ?? best;
}

/** What a gram adds to the cost beyond what a product of this cost per kilo would pay for it. */
function gainsOf(problem: Problem, one: Case, cost: number): number[] {
  const yields = yieldsOf(one);
  return columnOf(pricesOf(problem.candidates), (price, i) => price - cost * (yields?.[i] ?? 1));
}

/** The prices to weigh by: those of a gram at the cost per kilo of the formula as it stands. */
export function gainsAt(problem: Problem, one: Case): number[] {
  return gainsOf(problem, one, costPerKilo(pricesOf(problem.candidates), yieldsOf(one), problem.start));
}

/** Grams of product a gram becomes, where the craft says so; without it all of it is product. */
export function yieldsOf({ terms }: Case): readonly number[] | undefined {
  return terms.find(({ key }) => key === COST_PER_KILO)?.den;
}

/** EUR per kilo of product: of what is weighed in, less what boils off. */
export function costPerKilo(
  prices: readonly number[],
  yields: readonly number[] | undefined,
  grams: readonly number[],
): number {
  let cost = 0;
  let product = 0;
  for (let i = 0; i < grams.length; i++) {
    cost += prices[i]! * grams[i]!;
    product += (yields?.[i] ?? 1) * grams[i]!;
  }
  return product > 0 ? cost / product : 0;
}

/** The problem held to what is left when the recipe is made cheaper; what it cannot be balanced with may go. */
export function keepingShares(problem: Problem, balanced: readonly number[]): Problem {
  const { candidates, start, min, max } = problem;
  const least = columnOf(candidates, ({ limits, still }, i) => {
    const share = CHEAP_SHARE * start[i]!;
    if (still || limits?.min !== undefined || share > max[i]!) return min[i]!;
    return Math.max(min[i]!, balanced[i]! < share ? balanced[i]! - KEPT_ROOM * start[i]! : share);
  });
  return { ...problem, min: least };
}

/** EUR per kg; an ingredient without a price counts as the mean of the others, so that it is neither sought nor shunned. */
function pricesOf(candidates: Problem['candidates']): number[] {
  const known = flatMap(candidates, ({ price }) => (price === null ? [] : [price]));
  const mean = known.length > 0 ? known.reduce((sum, price) => sum + price, 0) / known.length : 1;
  return columnOf(candidates, ({ price }) => price ?? mean);
}
