import { massOf, type WantedScore } from '../craft/linear.ts';
import { flatMap } from '../craft/lists.ts';
import { isOut as isMeterOut } from '../craft/meter.ts';
import { unlikeness } from '../craft/precedent.ts';
import { round2 } from '../craft/round.ts';
import type { Answered, Settled } from './ladder.ts';
import type { Problem, RangeRow } from './model.ts';
import { cut } from './nonlinear.ts';
import { faultsIn } from './objections.ts';
import type { Options } from './options.ts';
import { caseAt, isAtLimit, isOut, type Reading, readingsOf } from './readings.ts';
import { keepsProportions, stepsFor } from './scale.ts';
import type { Cost } from './schema.ts';
import { sumOf, worth } from './solve.ts';
import { isUnknown, type Task } from './task.ts';
import { isSameRecipe } from './taste.ts';
import { limit as limitText, rangeText, explanations as say } from './texts.ts';
import {
  MARGIN,
  MOST_SHIFT,
  PACE,
  ROUGHLY,
  ROUNDING,
  SHARE_OF_MENDING,
  SHARE_OF_THINNING,
  TIGHT,
  TRACE,
} from './tuning.ts';

/** What the explanation is about. */
interface Story {
  readonly task: Task;
  readonly settled: Settled;
  readonly feasible: boolean;
  readonly cost: Cost;
}

/** The formula before and after, read once. */
interface Scene {
  readonly problem: Problem;
  readonly options: Options;
  readonly grams: readonly number[];
  readonly cost: Cost;
  /** Grams as sent, in proportion to the total wanted. */
  readonly start: readonly number[];
  readonly was: readonly Reading[];
  readonly is: ReadonlyMap<string, Reading>;
  /** The rows the new formula is held to. */
  readonly rows: readonly RangeRow[];
  /** Whether it was brought nearer to what is published. */
  readonly drawn: boolean;
}

/** Spanish sentences: what was changed, why, and what came of it. */
export function explain(story: Story): string[] {
  const { task, settled, feasible, cost } = story;
  const { problem, options, before } = task;
  const { outcome } = settled.after;
  const moved = problem.candidates.some(({ sent }, i) => settled.grams[i] !== (sent ?? 0));
  const told = settled.after.warnings.flatMap(({ law, text }) => (law ? [text] : []));
  if (feasible && !moved) {
    const stays = told.length > 0 || before.meters.some(isMeterOut);
    return [stays ? say.stays(outcome.text) : say.alreadyGood, ...told];
  }
  const scene = sceneOf(story);
  const faults = faultsIn(settled.after).map(({ text }) => text);
  // While nobody knows what something is, that comes before any verdict.
  if (!feasible && isUnknown(task)) return [...faults, say.notKnown];
  if (!feasible) {
    // Changes that do not do are no advice, but for those asked for; what stands in the way has its own figures.
    const asked = changesOf(scene, (i) => problem.candidates[i]!.limits !== undefined && isForced(problem, i));
    return [say.notGood(moved, failing(scene), faults.length > 0), ...faults, ...asked];
  }
  const texts = [...changesOf(scene), ...parametersOf(scene)];
  texts.push(outcome.good ? say.good(outcome.text) : say.ownRanges, ...told, ...limitsOf(scene));
  const missed = problem.model.misses ? failing(scene) : [];
  if (missed.length > 0) texts.push(say.missesAllowed(options.wanted === 'oro', missed));
  if (isAnotherRecipe(task, settled)) texts.push(say.anotherRecipe);
  if (moved) texts.push(...scaleOf(story), costOf(cost));
  if (cost.sinPrecio.length > 0 && (moved || options.goal === 'minimo_coste')) texts.push(say.noPrice(cost.sinPrecio));
  return texts;
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

/** What the best score would take. */
export function nextText(score: WantedScore, next: Answered | null): string {
  if (next === null) return say.noNext(score);
  const { task, settled } = next;
  const changes = flatMap(task.problem.candidates, ({ label, sent }, i) =>
    settled.grams[i] === (sent ?? 0) ? [] : [say.nextChange(label, sent ?? 0, settled.grams[i]!)],
  );
  return say.next(score, changes);
}

function failing({ is }: Scene): string[] {
  // One figure may be judged under two names of the law.
  return [...new Set([...is.values()].filter(isOut).map(({ label }) => label))];
}

/** Parameters inside by less than a person can feel. */
function limitsOf({ is, options }: Scene): string[] {
  const labels = [...is.values()].filter(isAtLimit).map(({ label }) => label);
  return labels.length > 0 ? [say.atLimit([...new Set(labels)], options.goal === 'minimo_coste')] : [];
}

function sceneOf({ task, settled: { grams, drawn = false }, cost }: Story): Scene {
  const { problem, options } = task;
  const { start } = problem;
  // What was exchanged is mended too.
  const sent = problem.exchanges.length > 0 ? problem.candidates.map((candidate) => candidate.sent ?? 0) : start;
  const is = new Map(readingsOf(problem, grams).map((reading) => [reading.key, reading]));
  const now = caseAt(problem, grams);
  return {
    problem,
    options,
    grams,
    cost,
    start,
    was: readingsOf(problem, sent),
    is,
    rows: [...now.rows, ...(now.wishes ?? [])],
    drawn,
  };
}

function costOf({ antes, despues }: Cost): string {
  return antes === despues ? say.sameCost(despues) : say.cost(antes, despues);
}

function scaleOf({ task: { problem, options }, settled: { grams, step, finer, yielded = false } }: Story): string[] {
  const texts: string[] = [];
  const before = problem.candidates.reduce((sum, { sent }) => sum + (sent ?? 0), 0);
  const after = sumOf(grams);
  if (Math.abs(after - before) > 1e-6 * before) texts.push(say.total(before, after, yielded));
  if (options.step === 0) texts.push(say.exactStep);
  else if (options.step === undefined && step < 1 && finer) {
    const coarsest = { step: stepsFor(problem.total, undefined)[0]! };
    texts.push(keepsProportions(problem, coarsest) ? say.step(step) : say.stepForProportion(step));
  }
  return texts;
}

/** Parameters that were out and what became of them. */
function parametersOf({ was, is }: Scene): string[] {
  return flatMap(was, (reading) => {
    const now = is.get(reading.key);
    // Two rules that contradict each other are no range to be in.
    if (now === undefined || !isOut(reading) || now.value === reading.value || now.range[0] > now.range[1]) return [];
    const { label, unit, range, value } = now;
    return [say.parameter(label, unit, reading.value, value, rangeText(range[0], range[1], unit))];
  });
}

function changesOf(scene: Scene, isMeant: (i: number) => boolean = () => true): string[] {
  const { problem, grams } = scene;
  const faults = faultsOf(scene);
  return flatMap(problem.candidates, ({ label, sent }, i) => {
    const before = sent ?? 0;
    const after = grams[i]!;
    if (after === before || !isMeant(i)) return [];
    const proportional = problem.factor === 1 || isInProportion(problem, grams, i) ? undefined : problem.start[i];
    return [say.change({ label, before, after, proportional }, reasonOf(scene, faults, i))];
  });
}

/** A parameter that was out and is better now, and how much one gram more of each ingredient mends it. */
interface Fault {
  readonly label: string;
  /** Whether the new formula is inside. */
  readonly mended: boolean;
  readonly mends: readonly number[];
  /** Whether more or less of a line mends it by what it is itself, and not only by making the whole more or less. */
  readonly bears: (i: number, sign: number) => boolean;
  /** All that the changes mend of it. */
  readonly mending: number;
}

function faultsOf({ problem, grams, start, was, is, rows }: Scene): Fault[] {
  const improved = new Set(
    was.filter((reading) => missOf(is.get(reading.key) ?? reading) < missOf(reading)).map(({ key }) => key),
  );
  const broken = rows.filter((row) => worth(row, start) < 0);
  const faults = broken.filter(({ term }) => !term.hidden && improved.has(term.key));
  const straight = faults.length > 0 ? faults : broken.filter(({ term }) => term.wish === 'law');
  const curves = problem.model.nonlinear.filter(({ key }) => improved.has(key));
  const all = start.map(() => true);
  const fault = (
    { key, label }: Pick<Reading, 'key' | 'label'>,
    mends: readonly number[],
    bears: Fault['bears'],
  ): Fault => ({
    label,
    mends,
    bears,
    mending: start.reduce((sum, g, k) => sum + Math.max(0, mends[k]! * (grams[k]! - g)), 0),
    mended: !is.has(key) || missOf(is.get(key)!) === 0,
  });
  return [
    ...straight.map((row) => fault(row.term, row.coef, (i, sign) => bearsOn(row, i, sign))),
    ...curves.map((term) => fault(term, cut(term, start, all, 0).coef, () => true)),
  ];
}

function reasonOf(scene: Scene, faults: readonly Fault[], i: number): string {
  const { problem, options, start, grams, rows, cost, drawn, was } = scene;
  const { candidates, total, pulls } = problem;
  const change = grams[i]! - start[i]!;
  if (problem.exchanges.some(({ from }) => from === i)) return say.notAdmitted(grams[i]!, candidates[i]!.sent!);
  const replaced = flatMap(problem.exchanges, ({ from, to }) => (to === i ? candidates[from]!.label : []));
  if (replaced.length === 0 && isInProportion(problem, grams, i)) {
    return Math.abs(change) <= ROUGHLY * start[i]! ? say.proportional : say.roughlyProportional;
  }
  // What only thins the rest out is the remedy where it does most.
  const helped = faults.filter(
    ({ mends, mending, bears }) =>
      mends[i]! * change > (bears(i, change) ? SHARE_OF_MENDING : SHARE_OF_THINNING) * mending,
  );
  const dose = excessOf(problem, rows, i);
  if (dose !== undefined) return say.overdose(dose.term.label, limitText(round2(dose.limit), dose.term.unit));
  const labelsOf = (some: readonly Fault[]) => [...new Set(some.map(({ label }) => label))];
  const mended = helped.filter((fault) => fault.mended);
  if (replaced.length > 0) return say.takesPlace([...new Set(replaced)], labelsOf(mended));
  if (mended.length > 0) return say.mends(labelsOf(mended));
  if (helped.length > 0) return say.improves(labelsOf(helped));
  if (isForced(problem, i)) return candidates[i]!.limits === undefined ? say.overdosed : say.asked;
  if (options.goal === 'minimo_coste' && cost.despues < cost.antes) return say.lowersCost;
  const met = rows.filter((row) => worth(row, grams) >= 0);
  // With this line as it was, these would be out.
  const back = grams.with(i, start[i]!);
  const owed = met.filter((row) => isTold(row, i, change) && worth(row, back) < 0);
  const [first] = owed.filter((row) => worth(row, start) < 0);
  if (first !== undefined) return say.mends([first.term.label]);
  const inside = met.filter((row) => worth(row, start) >= 0);
  const kept = owed[0]?.term.label ?? tightest(inside, grams, i, Math.sign(change), TIGHT);
  if (kept !== undefined) return say.keepsInRange(kept);
  if (faults.length === 0 && options.centred) return say.centres;
  if (problem.unit[i]! > 0 && faults.length === 0) return say.wholeUnits;
  const after = sumOf(grams);
  if (problem.totalGiven && Math.abs(after - total) < MOST_SHIFT * total)
    return say.fillsTotal(Number(after.toPrecision(11)));
  const leader = leaderOf(scene, i);
  if (leader !== undefined) return say.keepsPace(leader);
  const isPulled = pulls.some(({ places, times }) => places.includes(i) && times > 1 === change > 0);
  if (isPulled) return say.likens;
  const out = new Set(was.filter(isOut).map(({ key }) => key));
  const own = inside.filter(({ term }) => !out.has(term.key) && isPartOf(term.num, i));
  const eased = tightest(own, start, i, Math.sign(change), MARGIN);
  if (eased !== undefined) return say.movesAway(eased);
  if (drawn) return say.likens;
  const [aided] = faults
    .filter(({ mends }) => mends[i]! * change > 0)
    .sort((a, b) => Number(b.bears(i, change)) - Number(a.bears(i, change)));
  if (aided?.bears(i, change)) return aided.mended ? say.mends([aided.label]) : say.improves([aided.label]);
  const roomier = tightest(own, start, i, Math.sign(change), Number.POSITIVE_INFINITY);
  if (roomier !== undefined) return say.movesAway(roomier);
  if (aided !== undefined) return change > 0 ? say.thins(aided.label) : say.leavesRoom(aided.label);
  const most = mostMoved(scene);
  return most === i ? say.plain : say.offsets(candidates[most]!.label, grams[most]! > start[most]!);
}

/** Whether a line is no mere trace in one side of a figure. */
function isPartOf(column: readonly number[], i: number): boolean {
  return Math.abs(column[i]!) > TRACE * Math.max(...column.map(Math.abs));
}

/** Whether a change of a line works on a side of a figure as part of it, or of what it is reckoned on. */
function bearsOn({ side, term: { num, den } }: RangeRow, i: number, sign: number): boolean {
  const isUp = side === 'min';
  const isBase = isPartOf(den, i) && den.some((_, k) => !isPartOf(den, k));
  return (isPartOf(num, i) && num[i]! * sign > 0 === isUp) || (isBase && den[i]! * sign > 0 !== isUp);
}

/** Place of the line that moves most. */
function mostMoved({ grams, start }: Scene): number {
  const moves = grams.map((g, k) => Math.abs(g - start[k]!));
  return moves.indexOf(Math.max(...moves));
}

/** The line that moves most, where this one follows it and falls or grows no more than it. */
function leaderOf(scene: Scene, i: number): string | undefined {
  const { problem, grams, start } = scene;
  const growthOf = (k: number) => Math.log(grams[k]! / start[k]!);
  const first = mostMoved(scene);
  if (first === i || start[first] === 0 || start[i] === 0) return undefined;
  const share = growthOf(i) / growthOf(first);
  return share >= PACE.least && share <= PACE.most ? problem.candidates[first]!.label : undefined;
}

/** Another total made it grow or shrink, and nothing else did. */
function isInProportion({ candidates, start, factor }: Problem, grams: readonly number[], i: number): boolean {
  const from = start[i]!;
  if (factor === 1 || from === 0) return false;
  return candidates[i]!.still === 'sin_mover' || Math.abs(grams[i]! - from) <= ROUNDING * from;
}

/** The dose that takes an ingredient down though nobody asked for that. */
function excessOf({ candidates, start, max }: Problem, rows: readonly RangeRow[], i: number): RangeRow | undefined {
  if (start[i]! <= max[i]! || candidates[i]!.limits !== undefined) return undefined;
  // The crafts keep doses as hidden terms: no parameter a person knows, but the reason here.
  return rows.find((row) => row.term.hidden && row.side === 'max' && row.term.num[i]! > 0 && worth(row, start) < 0);
}

/** The grams sent lie outside what the person, or a dose, now allows. */
function isForced({ start, min, max }: Problem, i: number): boolean {
  return start[i]! < min[i]! || start[i]! > max[i]!;
}

function missOf({ value, range }: Reading): number {
  return Math.max(0, range[0] - value, value - range[1]);
}

/** A figure is the reason only of what bears on it, a preference only of what it is about. */
function isTold(row: RangeRow, i: number, sign: number): boolean {
  return row.term.wish ? isPartOf(row.term.num, i) : !row.term.hidden && bearsOn(row, i, sign);
}

/** The parameter nearest to its limit, by less than this share of its range, that more or less of an ingredient takes inwards. */
function tightest(
  rows: readonly RangeRow[],
  grams: readonly number[],
  i: number,
  sign: number,
  near: number,
): string | undefined {
  let label: string | undefined;
  let least = near;
  for (const row of rows) {
    const { term, coef, width } = row;
    const mass = massOf(term, grams);
    if (!isTold(row, i, sign) || coef[i]! * sign <= 0 || mass <= 0) continue;
    const room = Math.abs(worth(row, grams)) / (width * mass);
    if (room < least) {
      least = room;
      label = term.label;
    }
  }
  return label;
}
