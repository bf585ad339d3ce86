import type { WantedScore } from '../craft/linear.ts';
import { flatMap } from '../craft/lists.ts';
import { isOut as isMeterOut } from '../craft/meter.ts';
import { unlikeness } from '../craft/precedent.ts';
import type { Answered, Settled } from './ladder.ts';
import { faultsIn } from './objections.ts';
import { isAtLimit, isOut, type Reading } from './readings.ts';
import { type Account, accountOf, isForced, isInProportion, type Line, lineOf, reasonOf } from './reasons.ts';
import { keepsProportions, stepsFor } from './scale.ts';
import type { Cost } from './schema.ts';
import { sumOf } from './solve.ts';
import { isUnknown, type Task } from './task.ts';
import { isSameRecipe } from './taste.ts';
import { changeText, nextText, rangeText, explanations as say } from './texts.ts';

/** Spanish sentences: what was changed, why, and what came of it. */
export function explain(task: Task, settled: Settled, feasible: boolean, cost: Cost): string[] {
  const { problem, options, before } = task;
  const { outcome, warnings } = settled.after;
  const moved = problem.candidates.some(({ sent }, i) => settled.grams[i] !== (sent ?? 0));
  const told = warnings.flatMap(({ law, text }) => (law ? [text] : []));
  if (feasible && !moved) {
    const stays = told.length > 0 || before.meters.some(isMeterOut);
    return [stays ? say.stays(outcome.text) : say.ALREADY_GOOD, ...told];
  }
  const account = accountOf(task, settled, cost);
  if (!feasible) return refusal(task, settled, account, moved);
  const failing = problem.model.misses ? labelsOf(account, isOut) : [];
  const atLimit = labelsOf(account, isAtLimit);
  const isCheapest = options.goal === 'minimo_coste';
  return [
    ...changesOf(account),
    ...parametersOf(account),
    outcome.good ? say.good(outcome.text) : say.OWN_RANGES,
    ...told,
    ...(atLimit.length > 0 ? [say.atLimit(isCheapest, atLimit)] : []),
    ...(failing.length > 0 ? [say.missesAllowed(options.wanted === 'oro', failing)] : []),
    ...(isAnotherRecipe(task, settled) ? [say.ANOTHER_RECIPE] : []),
    ...(moved ? [...scaleOf(task, settled), costText(cost)] : []),
    ...(cost.sinPrecio.length > 0 && (moved || isCheapest) ? [say.noPrice(cost.sinPrecio)] : []),
  ];
}

/** What fails, and no advice: what stands in the way has its own figures. */
function refusal(task: Task, { after }: Settled, account: Account, moved: boolean): string[] {
  const faults = faultsIn(after).map(({ text }) => text);
  // While nobody knows what something is, that comes before any verdict.
  if (isUnknown(task)) return [...faults, say.NOT_KNOWN];
  const failing = labelsOf(account, isOut);
  const otherwise = faults.length > 0 ? say.OBJECTED : say.UNMET;
  // Of changes that do not do only those asked for are told.
  const asked = changesOf(account, (line) => line.limits !== undefined && isForced(line));
  return [say.notGood(failing.length > 0 ? say.failsIn(failing) : otherwise, moved), ...faults, ...asked];
}

/** Whether the person set how much there is to be of something, or of all. */
export function isHeld({ problem, options }: Task): boolean {
  return problem.totalGiven || options.fixed.size + options.limits.size > 0;
}

/**
 * The change is beyond a correction, and does not lead back to what masters publish; where nobody knows, it is so unless
 * `surely`.
 */
export function isAnotherRecipe({ craft, before, problem }: Task, { grams, after }: Settled, surely = false): boolean {
  if (problem.factor !== 1 || isSameRecipe(problem, grams)) return false;
  const is = unlikeness(craft, after);
  const was = unlikeness(craft, before);
  return is === undefined || was === undefined ? !surely : is > was;
}

/** What the best score would take beyond the answer (`given`). */
export function nextOf(score: WantedScore, next: Answered | null, given: readonly number[]): string {
  if (next === null) return nextText(score, null);
  const { task, settled } = next;
  const shifts = task.problem.candidates.map(({ label }, i) => ({
    label,
    before: given[i] ?? 0,
    after: settled.grams[i]!,
  }));
  return nextText(
    score,
    shifts.filter(({ before, after }) => before !== after),
  );
}

/** One figure may be judged under two names of the law. */
function labelsOf({ figures }: Account, isTold: (is: Reading) => boolean): string[] {
  return [...new Set(flatMap(figures, ({ label, is }) => (isTold(is) ? label : [])))];
}

function costText({ antes, despues }: Cost): string {
  return antes === despues ? say.sameCost(despues) : say.cost(antes, despues);
}

function scaleOf({ problem, options }: Task, { grams, step, finer, yielded }: Settled): string[] {
  const texts: string[] = [];
  const before = problem.candidates.reduce((sum, { sent }) => sum + (sent ?? 0), 0);
  const after = sumOf(grams);
  if (Math.abs(after - before) > 1e-6 * before) texts.push(say.total(before, after, yielded));
  if (options.step === 0) texts.push(say.EXACT_STEP);
  else if (options.step === undefined && step < 1 && finer) {
    const coarsest = { step: stepsFor(problem.total, undefined)[0]! };
    texts.push(keepsProportions(problem, coarsest) ? say.step(step) : say.stepForProportion(step));
  }
  return texts;
}

/** Parameters that were out and what became of them. */
function parametersOf({ figures }: Account): string[] {
  return flatMap(figures, ({ label, was, is: { unit, value, range } }) => {
    // Two rules that contradict each other are no range to be in.
    if (was === undefined || !isOut(was) || value === was.value || range[0] > range[1]) return [];
    return say.parameter(label, unit, was.value, value, rangeText(range[0], range[1], unit));
  });
}

function changesOf(account: Account, isMeant: (line: Line) => boolean = () => true): string[] {
  const lines = account.problem.candidates.map((candidate, i) => lineOf(account, candidate, i));
  return flatMap(lines, (line) => {
    const { label, sent: before, to: after, from } = line;
    if (after === before || !isMeant(line)) return [];
    const proportional = account.problem.factor === 1 || isInProportion(line) ? undefined : from;
    return changeText({ label, before, after, proportional }, reasonOf(line));
  });
}
