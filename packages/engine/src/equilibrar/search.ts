import { flatMap } from '../craft/lists.ts';
import { Spent } from './budget.ts';
import { gainsAt, keepingShares } from './cheapest.ts';
import { type Grid, type Weighing, weigh } from './integer.ts';
import type { Problem } from './model.ts';
import type { Options } from './options.ts';
import { type Aim, type Plan, planCase } from './plan.ts';
import { caseAt } from './readings.ts';
import { canShow, commonStep, keepsProportions, onScale, type Scale, scalesFor, unitsFor } from './scale.ts';
import { CURVE_DEPTH, EXACT_MARGIN, MOST_OFF_GIVEN, MOST_SHIFT, NEAR_ENOUGH, TOUCHED } from './tuning.ts';

export interface Found {
  readonly grams: readonly number[];
  /** Scale step of the answer. */
  readonly step: number;
  /** True when a workshop would weigh more coarsely, but that would not do. */
  readonly finer?: boolean | undefined;
}

/** Whether a formula is what the person asked for: the craft's own balance decides. */
export type Judge = (grams: readonly number[]) => boolean;

/**
 * Grams on the scale that the craft's own balance calls good, with the smallest change or cost found; null when
 * there are none. Each plan is exact; rounding it may break a range, so plans that keep away from the edges stand behind
 * it. `tasteful`: well inside the ranges and with few changes, or not at all.
 */
export function search(problem: Problem, options: Options, judge: Judge, tasteful = false): Found | null {
  const every = scalesFor(problem, options.step);
  const apt = every.filter((scale) => canShow(problem, scale));
  const scales = apt.length > 0 ? apt : every;
  // Whoever names a scale has no other: near enough will do, but some salt is not none, and not twice as much.
  if (!keepsProportions(problem, scales[0]!, MOST_OFF_GIVEN)) return null;
  const attempts = scales.map((scale) => gridOn(scale, true, false));
  const [{ cells = [] }] = scales as [Scale];
  const coarse = Math.max(...cells);
  if (coarse > 0 && coarse <= MOST_SHIFT * problem.total)
    attempts.splice(1, 0, gridOn({ step: coarse, cells }, true, true));
  // On a scale of our own choice the sum shifts by a hundredth at most.
  attempts.push(gridOn(scales.at(-1)!, false, true));
  for (const grid of attempts) {
    for (const units of unitsFor(problem, grid.step)) {
      const found = searchStep(onScale(units, grid), options, judge, grid, tasteful);
      // Where the total changes, the step decides what is left to be moved.
      if (found === 'nothing' && units === problem && problem.factor === 1) return null;
      if (found && found !== 'nothing') return weighedOn(problem, grid, found);
    }
  }
  return null;
}

export function gridOn({ step, cells }: Scale, keepOddGrams: boolean, shift: boolean): Grid {
  return { step, cells, keepOddGrams, shift };
}

function weighedOn({ candidates, unit }: Problem, scale: Scale, grams: readonly number[]): Found {
  const changed = grams.filter((g, i) => g !== (candidates[i]!.sent ?? 0) && unit[i] === 0);
  return { grams, step: commonStep(scale, changed), finer: scale.cells === undefined };
}

/** `nothing`: no grams at all would do, so that no other step needs trying. */
function searchStep(
  problem: Problem,
  options: Options,
  judge: Judge,
  grid: Grid,
  tasteful: boolean,
): readonly number[] | 'nothing' | null {
  const { step, cells, keepOddGrams, shift } = grid;
  const toll = tollOf(problem, options);
  const polish = !options.centred;
  const weighing: Weighing = { step, cells, keepOddGrams, shift, finer: false, toll, polish, rows: [] };
  let exact: readonly Plan[] = [];
  let best: Weighed | null = null;
  const held = ({ grams }: Plan) => (options.goal === 'minimo_coste' ? keepingShares(problem, grams) : problem);
  try {
    for (const aim of tasteful ? TASTEFUL : aimsFor(problem, options, grid.step)) {
      const { goal, centred } = options;
      const plans = plansFor(problem, { goal, centred, ...aim });
      if (exact.length === 0) exact = plans;
      for (const plan of plans) {
        const weighed = weighAndJudge(held(plan), plan, aim.taste ? { ...weighing, polish: false } : weighing, judge);
        if (weighed === null || (best && weighed.toll >= best.toll)) continue;
        best = weighed;
        // Rounding cost next to nothing: other plans cannot do noticeably better.
        if (best.toll <= tollOfAll(exact[0]!.grams, weighing) * (1 + NEAR_ENOUGH) + NEAR_ENOUGH) return best.grams;
      }
    }
    if (exact.length === 0) return 'nothing';
    return best?.grams ?? null;
  } catch (error) {
    // What was found before the work ran out is an answer, only perhaps not the smallest change.
    if (error instanceof Spent && best !== null) return best.grams;
    throw error;
  }
}

type Ambition = Pick<Aim, 'ranges' | 'margin' | 'depth' | 'taste'>;

const TASTEFUL: readonly Ambition[] = [{ ranges: 'strict', margin: 0, depth: CURVE_DEPTH, taste: 'held' }];

function aimsFor(problem: Problem, { goal, centred }: Options, step: number): readonly Ambition[] {
  const margin = step || EXACT_MARGIN * problem.total;
  // The cheapest lies on an edge, and the middle of the ranges away from any.
  const plain = goal === 'minimo_cambio' && !centred;
  return [
    plain ? { ranges: 'strict', margin: 0, depth: CURVE_DEPTH, taste: 'drawn' } : { ranges: 'strict', margin: 0 },
    { ranges: 'strict', margin, depth: 1 },
    { ranges: 'loose', margin: 0 },
  ];
}

interface Weighed {
  readonly grams: readonly number[];
  readonly toll: number;
}

function tollOfAll(grams: readonly number[], { toll }: Pick<Weighing, 'toll'>): number {
  return grams.reduce((sum, g, i) => sum + toll(i, g), 0);
}

function weighAndJudge(problem: Problem, { grams, rows }: Plan, weighing: Weighing, judge: Judge): Weighed | null {
  const weighed = weigh(problem, grams, { ...weighing, rows });
  return weighed && judge(weighed) ? { grams: weighed, toll: tollOfAll(weighed, weighing) } : null;
}

/** The plans of every case that can be met, the best first. */
function plansFor(problem: Problem, aim: Aim): readonly Plan[] {
  return flatMap(problem.cases, (one) => planCase(problem, one, aim) ?? []).sort((a, b) => a.price - b.price);
}

export function tollOf(problem: Problem, { goal }: Options): (i: number, grams: number) => number {
  const { candidates, start, cost, factor, total } = problem;
  const prices = goal === 'minimo_coste' ? gainsAt(problem, caseAt(problem, start)) : null;
  return (i, grams) => {
    const touched = factor === 1 && grams !== (candidates[i]!.sent ?? 0);
    const change = cost[i]! * Math.abs(grams - start[i]!) + (touched ? TOUCHED : 0);
    // One per cent of a price of 1 EUR/kg outweighs any change: cost comes first.
    return prices ? (1e3 * prices[i]! * grams) / total + change : change;
  };
}
