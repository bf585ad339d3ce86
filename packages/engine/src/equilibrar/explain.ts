import { outcomeOf } from '../common/outcome.ts';
import type { Candidate, Problem } from './model.ts';
import { cut } from './nonlinear.ts';
import type { Options } from './options.ts';
import { caseAt, isOut, type Reading, readingsOf } from './readings.ts';
import type { Cost } from './schema.ts';
import { worth } from './solve.ts';
import { rangeText, explanations as say } from './texts.ts';

/** What the explanation is about. */
export interface Story {
  readonly problem: Problem;
  readonly options: Options;
  readonly grams: readonly number[];
  readonly step: number;
  readonly feasible: boolean;
  readonly before: object;
  readonly after: object;
  readonly cost: Cost;
}

/** Spanish sentences: what was changed, why, and what came of it. */
export function explain(story: Story): string[] {
  const { feasible, after, options, cost } = story;
  const changes = changesOf(story);
  const outcome = outcomeOf(after);
  const texts: string[] = [];
  if (!feasible) texts.push(say.notGood(outcome.text));
  else if (changes.length === 0) return [say.alreadyGood];
  texts.push(...changes);
  texts.push(...parametersOf(story));
  if (feasible) texts.push(outcome.good ? say.good(outcome.text) : say.ownRanges);
  if (feasible && readingsOf(story.problem, story.grams).some(isOut)) texts.push(say.missesAllowed);
  if (changes.length > 0) texts.push(...scaleOf(story), costOf(cost));
  if (cost.sinPrecio.length > 0 && (changes.length > 0 || options.goal === 'minimo_coste')) {
    texts.push(say.noPrice(cost.sinPrecio));
  }
  return texts;
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
  else if (options.step === undefined && step !== 1) texts.push(say.step(step));
  return texts;
}

/** Parameters that were out and what became of them. */
function parametersOf({ problem, grams }: Story): string[] {
  const after = new Map(readingsOf(problem, grams).map((reading) => [reading.key, reading]));
  return readingsOf(problem, sentOf(problem)).flatMap((reading) => {
    const now = after.get(reading.key);
    if (now === undefined || !isOut(reading) || now.value === reading.value) return [];
    const { label, unit, range, value } = now;
    return [say.parameter(label, unit, reading.value, value, rangeText(range[0], range[1], unit))];
  });
}

function sentOf({ candidates }: Problem): number[] {
  return candidates.map(({ sent }) => sent ?? 0);
}

function changesOf(story: Story): string[] {
  const { problem, grams } = story;
  const faults = faultsOf(problem, readingsOf(problem, sentOf(problem)).filter(isOut), grams);
  return problem.candidates.flatMap(({ label, sent }, i) => {
    const before = sent ?? 0;
    const after = grams[i]!;
    return after === before ? [] : [say.change({ label, before, after }, reasonOf(story, faults, i))];
  });
}

/** A parameter that was out, and how much one gram more of each ingredient mends it. */
interface Fault {
  readonly label: string;
  /** Whether the new formula is inside. */
  readonly mended: boolean;
  readonly mends: readonly number[];
}

function faultsOf(problem: Problem, out: readonly Reading[], grams: readonly number[]): Fault[] {
  const before = new Map(out.map((reading) => [reading.key, missOf(reading)]));
  const after = new Map(readingsOf(problem, grams).map((reading) => [reading.key, missOf(reading)]));
  const start = sentOf(problem);
  const improved = (key: string) => (after.get(key) ?? 0) < (before.get(key) ?? 0);
  const curves = problem.model.nonlinear.filter(({ key }) => improved(key));
  const straight = caseAt(problem, grams).rows.filter(
    (row) => !row.term.hidden && improved(row.term.key) && worth(row, start) < 0,
  );
  return [
    ...straight.map(({ term, coef }) => ({ label: term.label, mends: coef, mended: after.get(term.key) === 0 })),
    ...curves.map((term) => ({
      label: term.label,
      mends: cut(
        term,
        start,
        start.map(() => true),
        0,
      ).coef,
      mended: after.get(term.key) === 0,
    })),
  ];
}

/** An ingredient that does at least this part of the mending is named as a remedy. */
const SHARE_OF_MENDING = 0.2;

function reasonOf({ problem, options, grams }: Story, faults: readonly Fault[], i: number): string {
  const { candidates, factor, total } = problem;
  const change = (k: number) => grams[k]! - (candidates[k]!.sent ?? 0);
  const helped = faults.filter(({ mends }) => {
    const all = candidates.reduce((sum, _, k) => sum + Math.max(0, mends[k]! * change(k)), 0);
    return mends[i]! * change(i) > SHARE_OF_MENDING * all;
  });
  const labelsOf = (some: readonly Fault[]) => [...new Set(some.map(({ label }) => label))];
  const mended = helped.filter((fault) => fault.mended);
  if (mended.length > 0) return say.mends(labelsOf(mended));
  if (helped.length > 0) return say.improves(labelsOf(helped));
  if (factor !== 1) return say.proportional;
  if (isForced(candidates[i]!)) return say.asked;
  if (options.goal === 'minimo_coste') return say.lowersCost;
  const kept = tightest(problem, grams, i, Math.sign(change(i)));
  if (kept !== undefined) return say.keepsInRange(kept);
  if (faults.length === 0 && options.centred) return say.centres;
  if (candidates[i]!.unit > 0 && faults.length === 0) return say.wholeUnits;
  const after = grams.reduce((sum, g) => sum + g, 0);
  return Math.abs(after - total) < 1e-6 * total ? say.fillsTotal(total) : say.plain;
}

/** The grams sent lie outside what the person now allows. */
function isForced({ start, min, max }: Candidate): boolean {
  return start < min || start > max;
}

function missOf({ value, range }: Reading): number {
  return Math.max(0, range[0] - value, value - range[1]);
}

/** Near enough to a limit that the change is what keeps the formula inside it. */
const TIGHT = 0.03;

/** The parameter at its limit that this change keeps inside, if there is one. */
function tightest(problem: Problem, grams: readonly number[], i: number, sign: number): string | undefined {
  let label: string | undefined;
  let least = TIGHT;
  for (const row of caseAt(problem, grams).rows) {
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
