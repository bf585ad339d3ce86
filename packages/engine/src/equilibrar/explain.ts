import type { Outcome } from '../craft/analysis.ts';
import type { Candidate, Problem, RangeRow } from './model.ts';
import { cut } from './nonlinear.ts';
import type { Options } from './options.ts';
import { caseAt, isOut, type Reading, readingsOf } from './readings.ts';
import type { Cost } from './schema.ts';
import { keepsProportions, stepsFor } from './search.ts';
import { worth } from './solve.ts';
import { rangeText, explanations as say } from './texts.ts';
import { ROUGHLY, ROUNDING, SHARE_OF_MENDING, TIGHT } from './tuning.ts';

/** What the explanation is about. */
interface Story {
  readonly problem: Problem;
  readonly options: Options;
  readonly grams: readonly number[];
  readonly step: number;
  readonly feasible: boolean;
  /** Of the new formula. */
  readonly outcome: Outcome;
  readonly cost: Cost;
}

/** The formula before and after, read once. */
interface Scene extends Story {
  /** Grams as sent, in proportion to the total wanted. */
  readonly start: readonly number[];
  readonly was: readonly Reading[];
  readonly is: ReadonlyMap<string, Reading>;
  /** The rows the new formula is held to. */
  readonly rows: readonly RangeRow[];
}

/** Spanish sentences: what was changed, why, and what came of it. */
export function explain(story: Story): string[] {
  const { feasible, outcome, options, cost, problem, grams } = story;
  const moved = problem.candidates.some(({ sent }, i) => grams[i] !== (sent ?? 0));
  if (feasible && !moved) return [say.alreadyGood];
  const scene = sceneOf(story);
  const texts = feasible ? [] : [say.notGood(outcome.text)];
  texts.push(...changesOf(scene), ...parametersOf(scene));
  if (feasible) texts.push(outcome.good ? say.good(outcome.text) : say.ownRanges);
  if (problem.model.misses && [...scene.is.values()].some(isOut)) texts.push(say.missesAllowed);
  if (moved) texts.push(...scaleOf(story), costOf(cost));
  if (cost.sinPrecio.length > 0 && (moved || options.goal === 'minimo_coste')) texts.push(say.noPrice(cost.sinPrecio));
  return texts;
}

function sceneOf(story: Story): Scene {
  const { problem, grams } = story;
  const start = problem.candidates.map((candidate) => candidate.start);
  const is = new Map(readingsOf(problem, grams).map((reading) => [reading.key, reading]));
  return { ...story, start, was: readingsOf(problem, start), is, rows: caseAt(problem, grams).rows };
}

function costOf({ antes, despues }: Cost): string {
  return antes === despues ? say.sameCost(despues) : say.cost(antes, despues);
}

function scaleOf({ problem, options, grams, step }: Story): string[] {
  const texts: string[] = [];
  const before = problem.candidates.reduce((sum, { sent }) => sum + (sent ?? 0), 0);
  const after = grams.reduce((sum, g) => sum + g, 0);
  if (Math.abs(after - before) > 1e-6 * before) texts.push(say.total(before, after));
  if (options.step === 0) texts.push(say.exactStep);
  else if (options.step === undefined && step !== 1) {
    const coarsest = stepsFor(problem.total, undefined)[0]!;
    texts.push(keepsProportions(problem, coarsest) ? say.step(step) : say.stepForProportion(step));
  }
  return texts;
}

/** Parameters that were out and what became of them. */
function parametersOf({ was, is }: Scene): string[] {
  return was.flatMap((reading) => {
    const now = is.get(reading.key);
    if (now === undefined || !isOut(reading) || now.value === reading.value) return [];
    const { label, unit, range, value } = now;
    return [say.parameter(label, unit, reading.value, value, rangeText(range[0], range[1], unit))];
  });
}

function changesOf(scene: Scene): string[] {
  const { problem, grams } = scene;
  const faults = faultsOf(scene);
  return problem.candidates.flatMap(({ label, sent, start }, i) => {
    const before = sent ?? 0;
    const after = grams[i]!;
    if (after === before) return [];
    const proportional = problem.factor === 1 || isInProportion(problem, grams, i) ? undefined : start;
    return [say.change({ label, before, after, proportional }, reasonOf(scene, faults, i))];
  });
}

/** A parameter that was out and is better now, and how much one gram more of each ingredient mends it. */
interface Fault {
  readonly label: string;
  /** Whether the new formula is inside. */
  readonly mended: boolean;
  readonly mends: readonly number[];
}

function faultsOf({ problem, start, was, is, rows }: Scene): Fault[] {
  const improved = new Set(
    was.filter((reading) => missOf(is.get(reading.key) ?? reading) < missOf(reading)).map(({ key }) => key),
  );
  const straight = rows.filter((row) => !row.term.hidden && improved.has(row.term.key) && worth(row, start) < 0);
  const curves = problem.model.nonlinear.filter(({ key }) => improved.has(key));
  const all = start.map(() => true);
  return [
    ...straight.map(({ term, coef }) => ({ ...term, mends: coef })),
    ...curves.map((term) => ({ ...term, mends: cut(term, start, all, 0).coef })),
  ].map(({ key, label, mends }) => ({ label, mends, mended: missOf(is.get(key)!) === 0 }));
}

function reasonOf({ problem, options, start, grams, rows, cost }: Scene, faults: readonly Fault[], i: number): string {
  const { candidates, total } = problem;
  const change = (k: number) => grams[k]! - start[k]!;
  if (isInProportion(problem, grams, i)) {
    return Math.abs(change(i)) <= ROUGHLY * start[i]! ? say.proportional : say.roughlyProportional;
  }
  const helped = faults.filter(({ mends }) => {
    const all = start.reduce((sum, _, k) => sum + Math.max(0, mends[k]! * change(k)), 0);
    return mends[i]! * change(i) > SHARE_OF_MENDING * all;
  });
  const labelsOf = (some: readonly Fault[]) => [...new Set(some.map(({ label }) => label))];
  const mended = helped.filter((fault) => fault.mended);
  if (mended.length > 0) return say.mends(labelsOf(mended));
  if (helped.length > 0) return say.improves(labelsOf(helped));
  if (isForced(candidates[i]!)) return say.asked;
  if (options.goal === 'minimo_coste' && cost.despues < cost.antes) return say.lowersCost;
  const kept = tightest(rows, grams, i, Math.sign(change(i)));
  if (kept !== undefined) return say.keepsInRange(kept);
  if (faults.length === 0 && options.centred) return say.centres;
  if (candidates[i]!.unit > 0 && faults.length === 0) return say.wholeUnits;
  const after = grams.reduce((sum, g) => sum + g, 0);
  return Math.abs(after - total) < 1e-6 * total ? say.fillsTotal(total) : say.plain;
}

/** Another total made it grow or shrink, and nothing else did. */
function isInProportion({ candidates, factor }: Problem, grams: readonly number[], i: number): boolean {
  const { start, still } = candidates[i]!;
  if (factor === 1 || start === 0) return false;
  return still === 'sin_mover' || Math.abs(grams[i]! - start) <= ROUNDING * start;
}

/** The grams sent lie outside what the person now allows. */
function isForced({ start, min, max }: Candidate): boolean {
  return start < min || start > max;
}

function missOf({ value, range }: Reading): number {
  return Math.max(0, range[0] - value, value - range[1]);
}

/** The parameter at its limit that this change keeps inside, if there is one. */
function tightest(rows: readonly RangeRow[], grams: readonly number[], i: number, sign: number): string | undefined {
  let label: string | undefined;
  let least = TIGHT;
  for (const row of rows) {
    const { term, coef, width } = row;
    const mass = term.den.reduce((sum, d, k) => sum + d * grams[k]!, 0);
    if (term.hidden || coef[i]! * sign <= 0 || mass <= 0) continue;
    const room = Math.abs(worth(row, grams)) / (width * mass);
    if (room < least) {
      least = room;
      label = term.label;
    }
  }
  return label;
}
