import { gainsAt, keepingShares } from './cheapest.ts';
import { type Grid, multiple, type Weighing, weigh, weighNearest, weighThoroughly } from './integer.ts';
import type { Candidate, Problem } from './model.ts';
import { isWhole, type Options } from './options.ts';
import { type Aim, type Plan, planCase } from './plan.ts';
import { caseAt } from './readings.ts';
import {
  BRANCHING_WORK,
  EXACT_MARGIN,
  MOST_BRANCHES,
  MOST_OFF,
  MOST_OFF_GIVEN,
  MOST_TENTHS,
  MOST_THOROUGH,
  NEAR_ENOUGH,
  TOUCHED,
} from './tuning.ts';

export interface Found {
  readonly grams: readonly number[];
  /** Scale step of the answer. */
  readonly step: number;
}

/** Whether a formula is what the person asked for: the craft's own balance decides. */
export type Judge = (grams: readonly number[]) => boolean;

function branchesFor({ candidates }: Problem): number {
  return Math.min(MOST_BRANCHES, Math.ceil(BRANCHING_WORK / candidates.length ** 2));
}

/** Steps to try, the coarsest first: the one given (0 is exact), or 1 g and finer where 1 g will not do. */
export function stepsFor(total: number, given: number | undefined): readonly number[] {
  if (given !== undefined) return [given];
  // A batch of a few grams cannot be balanced gram by gram.
  const first = total >= 50 ? 1 : 10 ** Math.floor(Math.log10(total / 50));
  return [first, first / 10, first / 100].map((step) => Number(step.toPrecision(1)));
}

/**
 * Grams on the scale that the craft's own balance calls good, with the smallest change or cost found; null when
 * there are none. Each plan is exact; rounding it may break a range, so plans that keep away from the edges, and a
 * search through whole steps, stand behind it.
 */
export function search(problem: Problem, options: Options, judge: Judge, most = MOST_BRANCHES): Found | null {
  const branches = Math.min(most, branchesFor(problem));
  const every = stepsFor(problem.total, options.step);
  const apt = every.filter((step) => problem.candidates.every((one) => canShow(problem, one, step)));
  const steps = apt.length > 0 ? apt : every;
  // Whoever names a scale has no other: near enough will do, but some salt is not none, and not twice as much.
  if (!keepsProportions(problem, steps[0]!, MOST_OFF_GIVEN)) return null;
  const attempts: Grid[] = steps.map((step) => ({ step, keepOddGrams: true, shift: false }));
  if (options.step) attempts.push({ step: options.step, keepOddGrams: true, shift: true });
  // On a scale of our own choice the sum shifts by a hundredth at most.
  attempts.push({ step: options.step ?? steps.at(-1)!, keepOddGrams: false, shift: true });
  for (const grid of attempts) {
    const { step } = grid;
    for (const units of unitsFor(problem, step)) {
      const found = searchStep(onScale(units, step), options, judge, grid, branches);
      // Where the total changes, the step decides what is left to be moved.
      if (found === 'nothing' && units === problem && problem.factor === 1) return null;
      if (found && found !== 'nothing') return { grams: found, step };
    }
  }
  return null;
}

/** Whether a step shows whole units as they are, and what only grows with the total near enough. */
function canShow(problem: Problem, candidate: Candidate, step: number): boolean {
  const { unit } = candidate;
  return unit > 0 && step > 0 ? isWhole(unit / step) : keepsProportion(problem, candidate, step);
}

function keepsProportion(
  { factor }: Problem,
  { unit, still, start }: Candidate,
  step: number,
  most = MOST_OFF,
): boolean {
  if (step === 0 || unit > 0 || factor === 1 || still !== 'sin_mover' || start === 0) return true;
  return Math.abs(multiple(Math.round(start / step), step) - start) <= most * start;
}

/** Whether a step shows what only grows with the total near enough. */
export function keepsProportions(problem: Problem, step: number, most = MOST_OFF): boolean {
  return problem.candidates.every((one) => keepsProportion(problem, one, step, most));
}

/** Whole units that are whole steps too add up to a total in whole steps; any others seldom do, and come second. */
function unitsFor(problem: Problem, step: number): readonly Problem[] {
  const odd = problem.candidates.some(({ unit }) => unit > 0 && step > 0 && !isWhole(unit / step));
  if (!odd || problem.freeTotal) return [problem];
  const candidates = problem.candidates.map((one) =>
    one.unit > 0 ? { ...one, unit: commonUnit(one.unit, step) } : one,
  );
  return [{ ...problem, candidates }, problem];
}

/** The least number of units that is a whole number of steps; the unit itself when there is none in sight. */
function commonUnit(unit: number, step: number): number {
  for (let count = 1; count <= 1000; count++) if (isWhole((count * unit) / step)) return count * unit;
  return unit;
}

/** `nothing`: no grams at all would do, so that no other step needs trying. */
function searchStep(
  problem: Problem,
  options: Options,
  judge: Judge,
  grid: Grid,
  branches: number,
): readonly number[] | 'nothing' | null {
  const { step } = grid;
  const weighing = { ...grid, toll: tollOf(problem, options), polish: !options.centred };
  const margin = step || EXACT_MARGIN * problem.total;
  const aims: readonly Pick<Aim, 'ranges' | 'margin' | 'depth'>[] = [
    { ranges: 'strict', margin: 0 },
    { ranges: 'strict', margin, depth: 1 },
    { ranges: 'loose', margin: 0 },
    ...(problem.model.nonlinear.length > 0 ? [{ ranges: 'strict', margin: 0, depth: 4 } as const] : []),
  ];
  const held = ({ grams }: Plan) => (options.goal === 'minimo_coste' ? keepingShares(problem, grams) : problem);
  let exact: readonly Plan[] = [];
  let best: Weighed | null = null;
  for (const aim of aims) {
    const plans = plansFor(problem, { goal: options.goal, centred: options.centred, ...aim });
    if (exact.length === 0) exact = plans;
    for (const plan of plans) {
      const weighed = weighAndJudge(held(plan), plan, weighing, judge);
      if (weighed === null || (best && weighed.toll >= best.toll)) continue;
      best = weighed;
      // Rounding cost next to nothing: other plans cannot do noticeably better.
      if (best.toll <= tollOfAll(exact[0]!.grams, weighing) * (1 + NEAR_ENOUGH) + NEAR_ENOUGH) return best.grams;
    }
  }
  if (exact.length === 0) return 'nothing';
  return best?.grams ?? lastResort(held, exact, weighing, judge, branches);
}

/** Grams by a search through whole steps, or plainly rounded: on a coarse scale other targets may be the ones to miss. */
function lastResort(
  held: (plan: Plan) => Problem,
  exact: readonly Plan[],
  weighing: Omit<Weighing, 'rows'>,
  judge: Judge,
  branches: number,
): readonly number[] | null {
  for (const plan of exact.slice(0, MOST_THOROUGH)) {
    const weighed = weighThoroughly(held(plan), plan.grams, { ...weighing, rows: plan.rows }, branches);
    if (weighed && judge(weighed)) return weighed;
  }
  for (const plan of exact) {
    const rounded = weighNearest(held(plan), plan.grams, { ...weighing, rows: [] });
    if (rounded && judge(rounded)) return rounded;
  }
  return null;
}

interface Weighed {
  readonly grams: readonly number[];
  readonly toll: number;
}

function tollOfAll(grams: readonly number[], { toll }: Pick<Weighing, 'toll'>): number {
  return grams.reduce((sum, g, i) => sum + toll(i, g), 0);
}

/** Polishing goes right up to the edges, where the judge's own rounding may say no: then without it. */
function weighAndJudge(
  problem: Problem,
  { grams, rows }: Plan,
  weighing: Omit<Weighing, 'rows'>,
  judge: Judge,
): Weighed | null {
  for (const polish of weighing.polish ? [true, false] : [false]) {
    const weighed = weigh(problem, grams, { ...weighing, rows, polish });
    if (weighed === null) return null;
    if (judge(weighed)) return { grams: weighed, toll: tollOfAll(weighed, weighing) };
  }
  return null;
}

/** The plans of every case that can be met, the best first. */
function plansFor(problem: Problem, aim: Aim): readonly Plan[] {
  return problem.cases.flatMap((one) => planCase(problem, one, aim) ?? []).sort((a, b) => a.price - b.price);
}

/** What is not moved still has to be weighed when the total changes its amount. */
export function onScale(problem: Problem, step: number): Problem {
  if (problem.factor === 1 || step === 0) return problem;
  const candidates = problem.candidates.map((one): Candidate => {
    if (one.still !== 'sin_mover' || one.unit > 0 || one.start === 0) return one;
    let fine = step;
    for (let i = 0; i < MOST_TENTHS && !keepsProportion(problem, one, fine, MOST_OFF_GIVEN); i++) fine /= 10;
    const grams = multiple(Math.round(one.start / fine), fine);
    return grams > 0 ? { ...one, start: grams, min: grams, max: grams } : one;
  });
  return { ...problem, candidates };
}

export function tollOf(problem: Problem, { goal }: Options): (i: number, grams: number) => number {
  const { candidates, factor, total } = problem;
  const start = candidates.map((one) => one.start);
  const prices = goal === 'minimo_coste' ? gainsAt(problem, caseAt(problem, start)) : null;
  return (i, grams) => {
    const { start: from, cost, sent } = candidates[i]!;
    const touched = factor === 1 && grams !== (sent ?? 0);
    const change = cost * Math.abs(grams - from) + (touched ? TOUCHED : 0);
    // One per cent of a price of 1 EUR/kg outweighs any change: cost comes first.
    return prices ? (1e3 * prices[i]! * grams) / total + change : change;
  };
}
