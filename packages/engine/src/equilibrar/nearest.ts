import { type LinearTerm, massOf } from '../craft/linear.ts';
import { weighNearest } from './integer.ts';
import { type Case, type Problem, widthOf } from './model.ts';
import { cut } from './nonlinear.ts';
import type { Options } from './options.ts';
import { programOf, totalRows } from './program.ts';
import { caseAt } from './readings.ts';
import { onScale, scalesFor } from './scale.ts';
import { type Found, gridOn, tollOf } from './search.ts';
import { type Program, type Row, solve, sumOf, worth } from './solve.ts';
import { reaching } from './taste.ts';
import { CASE_MISS, HIDDEN_BY_ROUNDING, MISS, TARGET_MISS, TOTAL_MISS, TOTAL_REACH, WORSE } from './tuning.ts';

/** The formula that keeps to the person's grams and misses the ranges by as little as can be. */
export function nearest(asked: Problem, options: Options): Found {
  const problem = reaching(asked, 'half');
  const scales = scalesFor(problem, options.step);
  const scaled = onScale(problem, scales[0]!);
  const exact = bestOf(scaled, candidatesFor(scaled));
  // What holds is kept on the scale, what does not is not repaired: that would lead away from what is nearest.
  const rows = caseAt(scaled, exact).loose.filter((row) => worth(row, exact) >= -1e-9 * massOf(row.term, exact));
  const weighing = { rows, toll: tollOf(scaled, options), polish: false, finer: true };
  const total = sumOf(exact);
  const reached = Math.abs(total - problem.total) <= 1e-9 * problem.total ? scaled : { ...scaled, total };
  const grids = scales.map((scale) => gridOn(scale, true, false));
  grids.push(gridOn(scales[0]!, true, true), gridOn(scales[0]!, false, true));
  // The total may be off the grid here, and missed where the limits leave no choice: nearest is nearest.
  for (const tried of [reached, { ...reached, totalGiven: false }, { ...reached, totalReach: TOTAL_REACH }]) {
    for (const grid of grids) {
      const grams = weighNearest(tried, exact, { ...weighing, ...grid });
      if (grams) return { grams, step: grid.step };
    }
  }
  return { grams: problem.candidates.map(({ sent }) => sent ?? 0), step: scales[0]!.step };
}

/** Formulas worth comparing: as it stands, and what each case would make of it. */
function candidatesFor(problem: Problem): (readonly number[])[] {
  const { start } = programOf(problem, []);
  const within = problem.cases.flatMap((one) => elasticAnswer(problem, one, true));
  const found = within.length > 0 ? within : problem.cases.flatMap((one) => elasticAnswer(problem, one, false));
  return [start, ...found];
}

function bestOf(problem: Problem, formulas: readonly (readonly number[])[]): readonly number[] {
  let best = formulas[0]!;
  let least = priceOf(problem, best);
  for (const grams of formulas.slice(1)) {
    const price = priceOf(problem, grams);
    if (price < least) [best, least] = [grams, price];
  }
  return best;
}

/** What a formula misses, as shares of the ranges it falls under, and what it changes. */
function priceOf(problem: Problem, grams: readonly number[]): number {
  const { start, cost, total, model } = problem;
  let price = (TOTAL_MISS * Math.abs(sumOf(grams) - total)) / total;
  for (let i = 0; i < grams.length; i++) price += cost[i]! * Math.abs(grams[i]! - start[i]!);
  for (const row of caseAt(problem, grams).loose) {
    const miss = -worth(row, grams);
    if (miss > 0) price += (missPrice(row.term) * miss) / (row.width * (massOf(row.term, grams) || 1));
  }
  for (const { range, value, target } of model.nonlinear) {
    const shown = value(grams);
    const miss = Math.max(0, range[0] - shown, shown - range[1]) - HIDDEN_BY_ROUNDING;
    if (miss > 0) price += (missPrice({ target }) * miss) / widthOf(range);
  }
  return price;
}

function missPrice({ hidden, target }: Pick<LinearTerm, 'hidden' | 'target'>): number {
  return hidden ? CASE_MISS : target ? TARGET_MISS : MISS;
}

/** Every range may be missed at a price; what the formula misses already, no worse than at a dearer one. */
function elasticAnswer(problem: Problem, one: Case, keepTotal: boolean): readonly (readonly number[])[] {
  const { start, model } = problem;
  const program = programOf(problem, one.rows);
  const noWorse = one.rows.map((row) => ({ coef: row.coef, min: Math.min(0, worth(row, program.start)) }));
  const free = program.start.map((_, i) => program.max[i]! > program.min[i]!);
  const prices = one.rows.map((row) => missPrice(row.term) / (row.width * (massOf(row.term, start) || 1)));
  const curves = model.nonlinear.map((term) => cut(term, start, free, HIDDEN_BY_ROUNDING));
  const curvePrices = model.nonlinear.map((term) => missPrice(term) / widthOf(term.range));
  const elastic = [...prices, ...prices.map((price) => price * WORSE), ...curvePrices];
  const rows = [...one.rows, ...noWorse, ...curves];
  const solved = solve(withTotal(problem, { ...program, rows, elastic }, keepTotal));
  return solved === null ? [] : [solved.grams];
}

function withTotal({ total }: Problem, program: Program, keepTotal: boolean): Program {
  if (keepTotal) return program;
  const rows: readonly Row[] = totalRows(program, total, total);
  const prices = rows.map(() => TOTAL_MISS / total);
  return { ...program, total: null, rows: [...program.rows, ...rows], elastic: [...program.elastic!, ...prices] };
}
