import { weighNearest } from './integer.ts';
import type { Case, Problem } from './model.ts';
import type { Options } from './options.ts';
import { programOf, totalRows } from './program.ts';
import { type Found, stepsFor, tollOf } from './search.ts';
import { type Program, solve, worth } from './solve.ts';

/** Price of missing a range by its whole width; doubling an ingredient costs 1. */
const MISS = 1e3;
/** A target is missed with more ease than a limit; what selects the case, hardly at all. */
const TARGET_MISS = 1e2;
const CASE_MISS = 1e4;
const WORSE = 10;
/** Price of missing the total by as much again: only the person's own grams come before it. */
const TOTAL_MISS = 1e6;

/** The formula that keeps to the person's grams and misses the ranges by as little as can be. */
export function nearest(problem: Problem, options: Options): Found {
  const step = stepsFor(problem.total, options.step)[0]!;
  const best = bestElastic(problem, true) ?? bestElastic(problem, false);
  if (best === null) return { grams: programOf(problem, []).start, step };
  // Rounded, not repaired: mending one range by another would lead away from what is nearest.
  const weighing = { rows: [], step, keepOddGrams: false, toll: tollOf(problem, options), polish: false };
  const total = best.grams.reduce((sum, g) => sum + g, 0);
  // The total may be off the grid here: nearest is nearest.
  const reached = { ...problem, total, totalGiven: false };
  return { grams: weighNearest(reached, best.grams, weighing) ?? best.grams, step };
}

interface Elastic {
  readonly grams: readonly number[];
  readonly price: number;
}

function bestElastic(problem: Problem, keepTotal: boolean): Elastic | null {
  let best: Elastic | null = null;
  for (const one of problem.cases) {
    const solved = solve(keepTotal ? elasticOf(problem, one) : withElasticTotal(problem, elasticOf(problem, one)));
    if (solved && (best === null || solved.price < best.price)) best = solved;
  }
  return best;
}

/** Every range may be missed at a price; being further out than the person's own formula is dearer still. */
function elasticOf(problem: Problem, one: Case): Program {
  const prices = missPrices(problem, one);
  const program = programOf(problem, one.rows);
  const noWorse = one.rows.map((row) => ({ coef: row.coef, min: Math.min(0, worth(row, program.start)) }));
  return {
    ...program,
    rows: [...one.rows, ...noWorse],
    elastic: [...prices, ...prices.map((price) => price * WORSE)],
  };
}

function withElasticTotal({ total }: Problem, program: Program): Program {
  const rows = totalRows(program.start.length, total, total);
  const prices = rows.map(() => TOTAL_MISS / total);
  return { ...program, total: null, rows: [...program.rows, ...rows], elastic: [...program.elastic!, ...prices] };
}

function missPrices({ candidates }: Problem, { rows }: Case): number[] {
  return rows.map(({ term, width }) => {
    const mass = term.den.reduce((sum, d, i) => sum + d * candidates[i]!.start, 0);
    const miss = term.hidden ? CASE_MISS : term.target ? TARGET_MISS : MISS;
    return miss / (width * (mass > 0 ? mass : 1));
  });
}
