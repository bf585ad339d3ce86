import type { Analysis, Warning } from '../craft/analysis.ts';
import { avisosIn } from '../craft/aviso.ts';
import type { Craft } from '../craft/craft.ts';
import { flatMap } from '../craft/lists.ts';
import { borneOut, precedentOf, publishedAmounts } from '../craft/precedent.ts';
import { requestWarnings } from '../craft/request.ts';
import { round, round2 } from '../craft/round.ts';
import { sayShort } from '../craft/say-short.ts';
import { type Work as Cells, cutIn, type Ledger, openLedger, spend, workOf } from './budget.ts';
import { costPerKilo, yieldsOf } from './cheapest.ts';
import { conflictOf, type Obstacle, scaleConflictOf, unmet } from './conflict.ts';
import { explain, isAnotherRecipe, isHeld, nextOf } from './explain.ts';
import {
  type Answered,
  bestAnswer,
  higherTask,
  keepsConditions,
  nextBetter,
  type Settled,
  straysIn,
  type Tried,
} from './ladder.ts';
import type { Problem } from './model.ts';
import { nearest } from './nearest.ts';
import { faultsIn } from './objections.ts';
import { conflictsOf, objectionsOf } from './obstacles.ts';
import { caseAt } from './readings.ts';
import type { Change, Cost, EquilibrarResponse } from './schema.ts';
import type { Found } from './search.ts';
import { sumOf } from './solve.ts';
import { analysisOf, ingredientsOf, isGoodIn, isUnknown, judgeOf, openTask, type Task } from './task.ts';
import { CUTS, explanations } from './texts.ts';
import { type Traza, trazaOf } from './traza.ts';
import { HALF, WORK } from './tuning.ts';
import { waysOut } from './ways.ts';

export type { Phase } from './budget.ts';
export type { Stage, Tried } from './ladder.ts';
export { GOALS, type Goal } from './options.ts';
export type { EquilibrarResponse } from './schema.ts';

/** The work an answer took, and the stages it was looked for in. */
export interface Work extends Cells {
  readonly stages: readonly Tried[];
}

/**
 * The grams that make a formula good with the smallest change, within what `opciones` allows; or the nearest formula,
 * what stands in the way and what would help. Any JSON in, an answer out, or an InputError. The work it may take is
 * counted and bounded; `observe` is told of it.
 */
export function equilibrar<Balance extends object>(
  craft: Craft<Balance>,
  body: unknown,
  observe?: (work: Work) => void,
): EquilibrarResponse<Balance> {
  const ledger = openLedger(WORK);
  const task = openTask(craft, body, ledger.budgets.search);
  const higher = higherTask(task, ledger);
  const stages: Tried[] = [];
  const best = bestAnswer(task, higher, ledger, (tried) => stages.push(tried));
  const isBest = best?.settled.borneOut === true;
  const found = isBest ? answer(best.task, best.settled, true) : refuse(task, ledger, best?.settled);
  const next = isBest && higher ? betterText(higher, best.settled, ledger) : [];
  const cut = cutIn(ledger).map((phase) => CUTS[phase]);
  observe?.({ ...workOf(ledger, WORK), stages });
  const told = { ...found, ...avisosIn(requestWarnings(craft, body, task.before)) };
  const answered = { ...told, explicacion: [...found.explicacion, ...next, ...cut] } as EquilibrarResponse<Balance>;
  return sayShort(answered, body);
}

/** The answer of the balancer, and how it came to it. */
export function trazar<Balance extends object>(
  craft: Craft<Balance>,
  body: unknown,
  observe?: (work: Work) => void,
): EquilibrarResponse<Balance> {
  let traza: Traza = [];
  const answered = equilibrar(craft, body, (work) => {
    traza = trazaOf(work.stages);
    observe?.(work);
  });
  return { ...answered, traza };
}

/** What the best score would take, where the answer has not got it. */
function betterText(higher: Task, { after, grams }: Settled, ledger: Ledger): string[] {
  const score = higher.options.wanted!;
  if (after.outcome.scores.includes(score)) return [];
  const next = nextBetter(higher, ledger);
  // Where the search was cut short, nobody knows.
  if (next === null) return cutIn(ledger).includes('better') ? [] : [nextOf(score, next, grams)];
  return standsUp(next, grams) ? [nextOf(score, next, grams)] : [];
}

/**
 * Whether a better score nobody asked for is worth a hint: examined as an answer is, with no line halved or doubled beside
 * the answer (`given`) or published formulas.
 */
function standsUp(next: Answered, given: readonly number[]): boolean {
  const { task, settled } = next;
  const { craft, items } = task;
  const { grams, after } = settled;
  if (isAnotherRecipe(task, settled, true) || unlikeText(task, after).length > 0) return false;
  const isFar = (times: number) => times < HALF || times * HALF > 1;
  if (items.some((_, i) => given[i]! > 0 && isFar(grams[i]! / given[i]!))) return false;
  const names = items.map(({ name }) => name);
  const isMoved = (i: number) => grams[i] !== items[i]!.grams;
  return !publishedAmounts(craft, after, names).some(({ places, times }) => isFar(times) && places.some(isMoved));
}

function answer(task: Task, settled: Settled, feasible: boolean): EquilibrarResponse {
  const { grams, step, after } = settled;
  const { craft, before, options, problem } = task;
  const cost = costOf(problem, grams);
  const changes = changesOf(problem, grams);
  const was = borneOut(craft, before);
  const judged = borneOut(craft, after);
  // Ranges that were met tell no reason for a change.
  const isMended = ({ law, text }: Warning) => law && !after.warnings.some((one) => one.text === text);
  const told = [...faultsIn(was), ...before.warnings.filter(isMended)];
  const reasons = feasible && before.outcome.good ? told.map(({ text }) => text) : [];
  return {
    status: 'ok',
    craft: craft.id,
    type: before.type,
    factible: feasible,
    cambia: changes.some(({ antes, despues }) => antes !== despues),
    ingredients: ingredientsOf(task, grams) as EquilibrarResponse['ingredients'],
    cambios: changes,
    antes: craft.respond(was),
    despues: craft.respond(judged),
    total: tidy(sumOf(grams)),
    paso: options.step === 0 ? 0 : step,
    coste: cost,
    explicacion: [
      ...reasons,
      ...explain(task, { ...settled, after: judged }, feasible, cost),
      ...(feasible ? unlikeText(task, after) : []),
    ],
  };
}

/** What published formulas say against an answer that every range bears out, or which shares are beyond all of them. */
function unlikeText(task: Task, after: Analysis): readonly string[] {
  const text = precedentOf(task.craft, after)?.objection?.text;
  if (text !== undefined) return [text];
  const strays = straysIn(task, task.before, after);
  return strays.length > 0 ? [explanations.beyondPublished(strays, isHeld(task))] : [];
}

/**
 * It cannot be done as asked, or not within the work allowed: the nearest formula, why, and what to give up. `unlike`
 * does all that is asked, but nothing published is like it.
 */
function refuse(task: Task, ledger: Ledger, unlike?: Settled): EquilibrarResponse {
  const { craft, options, problem } = task;
  const step = options.step ?? 1;
  const asSent: Found = { grams: problem.candidates.map(({ sent }) => sent ?? 0), step };
  const found = isUnknown(task)
    ? asSent
    : (unlike ?? spend(ledger, 'nearest', (budget) => nearest({ ...problem, budget }, options), asSent));
  const analysis = analysisOf(task, found.grams);
  const near = analysis ? found : { ...asSent, step: found.step };
  const after = analysis ?? task.before;
  // The search may have overlooked what the nearest formula turns out to be.
  const judged = borneOut(craft, after);
  if (isGoodIn(task, judged, near.grams) && keepsConditions(problem, near.grams, near.step)) {
    return answer(task, { ...near, after, borneOut: true }, true);
  }
  const obstacles: readonly Obstacle[] = spend(
    ledger,
    'conflict',
    (budget) => {
      const own = { ...problem, budget };
      if (isUnknown(task) || unlike) return [];
      return conflictOf(own) ?? scaleConflictOf(own, options, near.step, judgeOf({ ...task, problem: own })) ?? [];
    },
    unmet(problem, near.grams),
  );
  const ways = waysOut(task, obstacles, ledger);
  return {
    ...answer(task, { ...near, after, borneOut: false }, false),
    conflictos:
      obstacles.length > 0
        ? conflictsOf(problem, obstacles, ways.amounts)
        : objectionsOf(problem, judged, unmet(problem, near.grams)),
    alternativas: [...ways.found],
  };
}

function changesOf({ candidates }: Problem, grams: readonly number[]): Change[] {
  return flatMap(candidates, ({ name, sent }, i): Change[] => {
    const after = grams[i]!;
    if (sent === null && after === 0) return [];
    return [{ nombre: name, antes: sent ?? 0, despues: after, diferencia: tidy(after - (sent ?? 0)) }];
  });
}

/** Sums and differences of decimal grams without the noise of floating point. */
function tidy(grams: number): number {
  return round(grams, 9);
}

function costOf(problem: Problem, grams: readonly number[]): Cost {
  const { candidates } = problem;
  const used = candidates.filter(({ sent }, i) => grams[i]! > 0 || (sent ?? 0) > 0);
  const sent = candidates.map((one) => one.sent ?? 0);
  const prices = candidates.map(({ price }) => price ?? 0);
  const perKilo = (all: readonly number[]) => round2(costPerKilo(prices, yieldsOf(caseAt(problem, all)), all));
  return {
    antes: perKilo(sent),
    despues: perKilo(grams),
    unidad: '€/kg',
    sinPrecio: used.filter(({ price }) => price === null).map(({ name }) => name),
  };
}
