/**
 * How an answer is looked for. The request is read into a task (`task.ts`), the task stated as a problem (`model.ts`);
 * `climb` walks the stages below in order, and the first that gives grams the craft's own balance calls good, and
 * published formulas bear out, is the answer. In each stage the problem is narrowed to a reach (`taste.ts`), solved
 * exactly as linear programs (`plan.ts`, `solve.ts`), weighed on a scale a workshop has (`search.ts`, `integer.ts`), and
 * solved again nearer to what is published where it is unlike that (`../evidencia/towards.ts`). Lines out of proportion to
 * published formulas go back there first and alone, and are the cheapest to move beside others (`../evidencia/amounts.ts`). Where no stage gives any,
 * the nearest formula, what a proof says stands in the way, and what was tried out and helps are told (`nearest.ts`,
 * `conflict.ts`, `ways.ts`). The problem is columns: a stage is another least and most of each ingredient.
 */
import type { Analysis } from '../craft/analysis.ts';
import { columnOf } from '../craft/lists.ts';
import { borneOut, precedentOf, towardsPublished } from '../craft/precedent.ts';
import { type Ledger, Spent, spend } from './budget.ts';
import { isPossible } from './conflict.ts';
import { boundTo, drawnTo, movableIn, type Problem } from './model.ts';
import { isWhole, type Options } from './options.ts';
import { stepsFor } from './scale.ts';
import { type Found, search } from './search.ts';
import { sumOf } from './solve.ts';
import { aimingAt, isGoodIn, isUnknown, judgeOf, type Task } from './task.ts';
import {
  alone,
  forTheLaw,
  measured,
  type Reach,
  reaching,
  restored,
  withoutCrumbs,
  withoutNew,
  yielding,
} from './taste.ts';
import { BEYOND, MOST_OFF_GIVEN, TOTAL_GIVES } from './tuning.ts';

/** One way of looking for an answer. */
export interface Stage {
  /** Aimed at: the best score of the craft, the least of it, or what was asked for. */
  readonly score: 'best' | 'least' | 'asked';
  /** How far ingredients move, and which may come in; `any`: whatever the options allow, for the least cost or the middle. */
  readonly reach: Exclude<Reach, 'half' | 'ample'> | 'any';
  /** Well inside every range; otherwise the very edge will do. */
  readonly inside: boolean;
  /**
   * What stays: all that is in proportion, the rest going back to what is published or a little beyond; all but one line;
   * the flour; the total; that within a tenth, or as far as it serves, where nobody asked for it.
   */
  readonly keeps: 'rest' | 'beyond' | 'others' | 'flour' | 'total' | 'tenth' | 'nearly';
}

/**
 * First what is out of proportion, alone: to what is published, a tenth beyond it, or just where it will do. Then from the
 * best result a master would get with no more than the lines that were sent, down to anything that is good: one line alone
 * before several, and something new only where these cannot. Flour stays before the total does.
 */
export const LADDER: readonly Stage[] = [
  { score: 'asked', reach: 'any', inside: false, keeps: 'total' },
  { score: 'asked', reach: 'firm', inside: true, keeps: 'rest' },
  { score: 'asked', reach: 'firm', inside: true, keeps: 'beyond' },
  { score: 'asked', reach: 'firm', inside: false, keeps: 'rest' },
  { score: 'best', reach: 'firm', inside: true, keeps: 'others' },
  { score: 'least', reach: 'gentle', inside: true, keeps: 'tenth' },
  { score: 'best', reach: 'bold', inside: true, keeps: 'nearly' },
  { score: 'asked', reach: 'firm', inside: true, keeps: 'others' },
  { score: 'asked', reach: 'firm', inside: true, keeps: 'flour' },
  { score: 'asked', reach: 'gentle', inside: true, keeps: 'nearly' },
  { score: 'asked', reach: 'firm', inside: true, keeps: 'nearly' },
  { score: 'asked', reach: 'free', inside: true, keeps: 'nearly' },
  { score: 'asked', reach: 'free', inside: false, keeps: 'nearly' },
];

/** For those who try something out: the request as it stands. */
const AS_ASKED = LADDER.filter(({ score }) => score === 'asked');

/** What is left to try of a better score, once the gentle way to it has failed: whatever is allowed. */
const WHATEVER_IT_TAKES = AS_ASKED.filter(({ reach }) => reach === 'free');

/** Grams that do what is asked, and their analysis. */
export interface Settled extends Found {
  readonly after: Analysis;
  /** Whether the total had to give way. */
  readonly yielded?: boolean;
  /** Whether it was brought nearer to what is published. */
  readonly drawn?: boolean;
  /** Whether published formulas bear it out: otherwise it is the nearest there is, and no answer. */
  readonly borneOut: boolean;
}

/** An answer and the task it answers: the one asked, or the same with a better score in mind. */
export interface Answered {
  readonly task: Task;
  readonly settled: Settled;
}

/** A stage that was tried: what it gave, and the work it took. */
export interface Tried {
  readonly stage: Stage;
  readonly gave: 'answer' | 'nothing' | 'spent';
  readonly cells: number;
}

/** The task asked for, and the same with better scores in mind, where these are to be had. */
type Tasks = Readonly<Partial<Record<Stage['score'], Task>>>;

/**
 * The answer of the first stage that gives one borne out, or the first at all; null when nothing does what is asked. A way
 * out (`isWay`) needs no better answer than one that serves.
 */
function climb(stages: readonly Stage[], tasks: Tasks, isWay = false, note?: (tried: Tried) => void): Answered | null {
  const attempts = new Map<Task, Attempt>();
  let unlike: Answered | null = null;
  let doubtful: Answered | null = null;
  for (const stage of stages) {
    if (doubtful !== null && !(stage.inside && stage.reach !== 'free')) continue;
    const task = tasks[stage.score];
    if (task === undefined) continue;
    const attempt = attempts.get(task) ?? attemptOf(task, isWay);
    attempts.set(task, attempt);
    if (!attempt.isWorth(stage)) continue;
    const { budget } = task.problem;
    const before = budget.left;
    const told = (gave: Tried['gave']) => note?.({ stage, gave, cells: before - budget.left });
    try {
      const settled = attempt.at(stage);
      told(settled?.borneOut ? 'answer' : 'nothing');
      const isFinal = isWay || stage.reach === 'any' || attempt.serves;
      if (settled?.borneOut && (isFinal || !isDoubtful(task, settled))) return { task, settled };
      if (settled?.borneOut) doubtful ??= { task, settled };
      else if (settled !== null && task === tasks.asked) unlike ??= { task, settled };
    } catch (error) {
      if (!(error instanceof Spent)) throw error;
      told('spent');
      // A better score has work of its own to spend.
      if (task === tasks.asked && unlike === null && doubtful === null) throw error;
    }
  }
  const task = tasks.asked;
  const settled = task && attempts.get(task)?.asSent;
  return doubtful ?? unlike ?? (settled ? { task, settled } : null);
}

/** A task being tried. */
interface Attempt {
  /** Whether the formula as sent is the answer. */
  readonly serves: boolean;
  /** The formula as sent, where it does what is asked, though the law would have another. */
  readonly asSent: Settled | null;
  /** Whether a stage is about this task, and may lead anywhere. */
  readonly isWorth: (stage: Stage) => boolean;
  readonly at: (stage: Stage) => Settled | null;
}

function attemptOf(task: Task, isWay: boolean): Attempt {
  const { craft, before, options, problem } = task;
  const wishes = options.goal === 'minimo_coste' || options.centred;
  const plain: Options = { ...options, goal: 'minimo_cambio', centred: false };
  const sent = columnOf(problem.candidates, (one) => one.sent ?? 0);
  const bears = (after: Analysis, grams: readonly number[]) => isGoodIn(task, borneOut(craft, after), grams);
  const does = !wishes && bears(before, sent) && problem.factor === 1 && keepsConditions(problem, sent, 0);
  const step = stepsFor(problem.total, options.step)[0] ?? 1;
  const asSent = does ? { grams: sent, step, after: before, borneOut: true } : null;
  const unlawful = does && before.warnings.some(({ law }) => law) ? forTheLaw(problem) : null;
  const serves = does && unlawful === null;
  const back = isWay ? null : restored(problem);
  const past = back && restored(problem, BEYOND);
  const bases = {
    rest: back && yielding(back),
    beyond: past && yielding(past),
    others: isWay ? null : problem,
    flour: measured(problem),
    total: problem,
    tenth: yielding(problem, TOTAL_GIVES.held),
    // What is tried out is told beside the total asked, or sent.
    nearly: unlawful ?? (isWay ? problem : yielding(problem)),
  };
  const isBarred = isUnknown(task);
  const analyses = new Map<readonly number[], Analysis>();
  const judge = judgeOf(task, (grams, analysis) => analyses.set(grams, analysis));
  const hopes = new Map<Problem, boolean>();
  const hopesFor = (base: Problem) => {
    const hope = hopes.get(base) ?? mayBePossible(base);
    hopes.set(base, hope);
    return hope;
  };
  return {
    serves,
    asSent,
    isWorth: ({ reach, inside, keeps }) => {
      const wished = reach === 'any';
      const base = bases[keeps];
      if (base === null || (wished && !wishes)) return false;
      if (serves || wished) return true;
      if (does) return base === unlawful && reach === 'gentle' && inside;
      // Most formulas that can be mended are by the first reaches: beyond them, one look at the whole decides.
      return !isBarred && ((inside && reach !== 'free') || hopesFor(base));
    },
    at: ({ score, reach, inside, keeps }) => {
      if (serves) return asSent;
      const base = bases[keeps];
      if (base === null || isBarred) return null;
      const aims = reach === 'any' ? options : plain;
      const look = (problem: Problem) => search(problem, aims, judge, inside);
      const isBorne = ({ grams }: Found) => bears(analyses.get(grams) ?? before, grams);
      const settled = (found: Found | null, drawn: boolean): Settled | null => {
        const after = found && analyses.get(found.grams);
        if (!after) return null;
        const { grams, step, finer } = found;
        return {
          grams,
          step,
          finer,
          after,
          yielded: keeps === 'others' || base.totalCost > 0,
          drawn,
          borneOut: bears(after, grams),
        };
      };
      const isGentle = inside && reach === 'gentle';
      const solve = (one: Problem, drawn = false): Settled | null => {
        const reached = reach === 'any' ? one : reaching(one, reach);
        // A better score nobody asked for is worth nothing new.
        if (score !== 'asked') return settled(look(withoutNew(reached) ?? reached), drawn);
        const ample = isGentle && !craft.blends ? reaching(one, 'ample') : null;
        return settled(neatly(reached, ample, look, isBorne), drawn);
      };
      if (keeps === 'others') return aloneIn(task, solve);
      return asPublished(task, base, solve, isWay || does);
    },
  };
}

/** One line alone, where published formulas have nothing against the answer. */
function aloneIn(task: Task, solve: (problem: Problem) => Settled | null): Settled | null {
  for (const one of alone(task.problem, task.craft.aspires === undefined)) {
    const settled = solve(one);
    if (!settled?.borneOut || strangeness(task, settled) > 0) continue;
    if (straysIn(task, task.before, settled.after).length === 0) return settled;
  }
  return null;
}

/** Times an answer is looked for anew: one that published formulas bear out, and one that they do not. */
const MOST_ROUNDS = { like: 2, unlike: 3 };

/** Like what is published, where that serves as well. */
function asPublished(
  task: Task,
  base: Problem,
  solve: (problem: Problem, drawn?: boolean) => Settled | null,
  isEnough: boolean,
): Settled | null {
  const { craft, before, problem } = task;
  let held = base;
  let settled = solve(base);
  const mostFor = ({ borneOut: isBorne }: Settled) => (!isBorne ? MOST_ROUNDS.unlike : isEnough ? 0 : MOST_ROUNDS.like);
  for (let round = 0; settled !== null && round < mostFor(settled); round++) {
    // Shares that were beyond all that is published may stay, in what is usual for all that.
    const since = strangeness(task, settled) > 0 ? null : before;
    const terms = towardsPublished(craft, since, settled.after, movableIn(problem));
    if (terms.length === 0) break;
    try {
      const within = since === null ? null : solve(boundTo(held, terms), true);
      held = drawnTo(held, terms);
      const nearer = within ?? solve(held, true);
      if (nearer === null || isSame(nearer, settled) || strangeness(task, nearer) > strangeness(task, settled)) break;
      settled = nearer;
    } catch (error) {
      // What was found before the work ran out is an answer.
      if (!(error instanceof Spent)) throw error;
      break;
    }
  }
  return settled;
}

function isSame(a: Settled, b: Settled): boolean {
  return a.grams.every((g, i) => g === b.grams[i]);
}

/** How much published formulas have against an answer. */
function strangeness({ craft }: Task, { after }: Settled): number {
  const code = precedentOf(craft, after)?.objection?.code;
  return code === undefined ? 0 : code === 'poco_habitual' ? 1 : 2;
}

/** Whether published formulas have something against an answer, or it has shares beyond all of them that were not sent so. */
function isDoubtful(task: Task, settled: Settled): boolean {
  if (strangeness(task, settled) > 0) return true;
  const sent = straysIn(task, null, task.before);
  return straysIn(task, task.before, settled.after).some((label) => !sent.includes(label));
}

/** Shares beyond all that is published, or further than `before`. */
export function straysIn({ craft, problem }: Task, before: Analysis | null, after: Analysis): readonly string[] {
  // What does not move may be what is told.
  const lines = problem.candidates.map(({ name }) => ({ name, min: 0, max: 1 }));
  return [...new Set(towardsPublished(craft, before, after, lines).map(({ label }) => label))];
}

/** With nothing new, in the next wider reach too (`ample`), where that serves; or else without crumbs of it. */
function neatly(
  reached: Problem,
  ample: Problem | null,
  look: (problem: Problem) => Found | null,
  isBorne: (found: Found) => boolean,
): Found | null {
  const found = look(reached);
  const bare = withoutNew(reached, found?.grams);
  if ((found === null) !== (bare === null)) return found;
  const plain = found && bare && isBorne(found) ? look(bare) : null;
  if (plain && isBorne(plain)) return plain;
  const more = ample && look(withoutNew(ample) ?? ample);
  // More of what is there is no gain where it takes a greater change.
  if (more && isBorne(more) && (found === null || changeOf(reached, more) <= changeOf(reached, found))) return more;
  if (found === null) return null;
  const neater = withoutCrumbs(reached, found.grams);
  return (neater && look(neater)) ?? found;
}

/** What the changes of an answer weigh. */
function changeOf({ cost, start }: Problem, { grams }: Found): number {
  return grams.reduce((sum, g, i) => sum + cost[i]! * Math.abs(g - start[i]!), 0);
}

/** The best answer to a task, within the work of a ledger; null when nothing does what is asked. */
export function bestAnswer(
  task: Task,
  higher: Task | null,
  ledger: Ledger,
  note?: (tried: Tried) => void,
): Answered | null {
  // A category is what a thing is sold as: a better one is told, not made.
  const best = task.craft.aspires || !higher ? {} : { best: higher };
  const tasks = { asked: task, ...best, ...(higher ? leastTask(task, ledger) : {}) };
  return spend(ledger, 'search', () => climb(LADDER, tasks, false, note), null);
}

/** The task with the best score of the craft in mind, where nobody asked for anything in particular and it has not got it yet. */
export function higherTask(task: Task, { budgets }: Ledger): Task | null {
  const { craft, before, options } = task;
  const { wanted, goal, centred, ranges } = options;
  if (!craft.lawful || wanted !== undefined || goal !== 'minimo_cambio' || centred || ranges.size > 0) return null;
  const [best] = craft.scores;
  return best === undefined || before.outcome.scores.includes(best) ? null : aimingAt(task, best, budgets.better);
}

/** The task with the least score of the craft in mind, where a type is good below it and has not got it yet. */
function leastTask(task: Task, { budgets }: Ledger): Tasks {
  const { craft, before } = task;
  const least = craft.aspires?.(before.type);
  return least === undefined || before.outcome.scores.includes(least)
    ? {}
    : { least: aimingAt(task, least, budgets.better) };
}

/** What the next better score would take, whatever the change; null when it cannot be had. */
export function nextBetter(higher: Task, ledger: Ledger): Answered | null {
  const next = spend(ledger, 'better', () => climb(WHATEVER_IT_TAKES, { asked: higher }), null);
  return next?.settled.borneOut ? next : null;
}

/** Grams that do what is asked, and no more; null when nothing does. */
export function settle(task: Task, isWay = false, note?: (tried: Tried) => void): Settled | null {
  const settled = climb(AS_ASKED, { asked: task }, isWay, note)?.settled;
  return settled?.borneOut ? settled : null;
}

/** Whether a problem, as asked or by its flour, may lead anywhere. */
export function mayServe(problem: Problem): boolean {
  const byFlour = measured(problem);
  return mayBePossible(problem) || (byFlour !== null && mayBePossible(byFlour));
}

/**
 * Whether some grams may meet a problem, told by its linear programs alone: every reach only narrows it, and so do
 * curves. What only follows another total may be off by what a scale makes of it.
 */
function mayBePossible(problem: Problem): boolean {
  const { candidates, min, max, unit, factor, model } = problem;
  if (candidates.some(({ newcomer }, i) => newcomer && min[i]! > 0)) return true;
  const off = columnOf(candidates, ({ still }) => (factor !== 1 && still === 'sin_mover' ? MOST_OFF_GIVEN : 0));
  return isPossible({
    ...problem,
    min: columnOf(min, (least, i) => least * (1 - off[i]!)),
    max: columnOf(max, (most, i) => most * (1 + off[i]!)),
    unit: columnOf(unit, () => 0),
    model: model.nonlinear.length > 0 ? { ...model, nonlinear: [] } : model,
  });
}

/** Whether grams keep to everything the person asked for, ranges aside; `step` is that of the scale, 0 for any amount. */
export function keepsConditions(
  { candidates, min, max, unit, total }: Problem,
  grams: readonly number[],
  step: number,
): boolean {
  const noise = 1e-9 * total;
  return (
    Math.abs(sumOf(grams) - total) <= noise &&
    grams.every((g, i) => {
      const isWeighed = g === candidates[i]!.sent || step === 0 || isWhole(g / (unit[i] || step));
      const isWithin = g >= min[i]! - noise && g <= max[i]! + noise;
      return isWeighed && isWithin && (unit[i] === 0 || isWhole(g / unit[i]!));
    })
  );
}
