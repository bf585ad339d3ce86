import type { Analysis } from '../craft/analysis.ts';
import type { Craft } from '../craft/craft.ts';
import { InputError } from '../craft/errors.ts';
import type { Food } from '../despensa/food.ts';
import { CRAFT_FOODS, findFood } from '../despensa/names.ts';
import { foodOf } from '../despensa/table.ts';
import { type Budget, createBudget, Spent } from '../equilibrar/budget.ts';
import type { Work } from '../equilibrar/equilibrar.ts';
import { settle } from '../equilibrar/ladder.ts';
import { bodyOf, openTask } from '../equilibrar/task.ts';
import { MOST_ADDITIONS } from '../equilibrar/tuning.ts';
import { CREATION_TRAITS } from './creation.gen.ts';
import { type Draft, isAllowed } from './draft.ts';
import { type Exclusion, keepsTraces, traceLimits } from './exclusions.ts';
import { type Amounts, amountsOf, type Line, lineReader, type ReadLines, wireBody } from './lines.ts';
import type { Wish } from './wishes.ts';

/** A formula that was balanced, and what the judge says of it. */
export interface Made {
  readonly draft: Draft;
  readonly lines: readonly Line[];
  readonly parts: Amounts;
  readonly body: Readonly<Record<string, unknown>>;
  readonly analysis: Analysis;
}

/** What balancing looks for beyond a good formula. */
export interface Aim {
  /** Looks for the least cost, no ingredient moving by more than this share of itself. */
  readonly cheap?: number;
  readonly centred?: true;
  readonly additions?: true;
}

/** Smaller shares than this are doses, and stay. */
const LEAST_CHEAPENED = 0.04;

/** Work allowed, in the balancer's cells: a whole answer, one balancing, one search for the least cost. */
const WORK = { answer: 10e6, attempt: 2e6, cheapest: 6e6 };

/** Hears how much work an answer took, and which parts were cut short. */
export type OnWork = (work: Pick<Work, 'cells' | 'cut'>) => void;

export function openBudget(part = 1): Budget {
  return createBudget(WORK.answer * part);
}

/** Runs work on a part of a budget and charges what it used. */
export function spendPart<T>(pot: Budget, part: number, work: (own: Budget) => T): T {
  const cells = Math.min(WORK.answer * part, Math.max(0, pot.left));
  const own = createBudget(cells);
  const done = work(own);
  pot.left -= cells - Math.max(0, own.left);
  return done;
}

/** The cells that are left in pots. */
export function leftIn(pots: readonly Budget[]): number {
  return pots.reduce((sum, { left }) => sum + Math.max(0, left), 0);
}

export function isSpent({ left }: Budget): boolean {
  return left <= 0;
}

/** Whether a food may come in to correct: it has no share limit, so that no trace of what is excluded is let by. */
export function mayBring(craft: Craft, type: string, without: readonly Exclusion[], name: string): boolean {
  const { food } = findFood(name, craft.id);
  if (food === undefined || craft.forbids?.(type, name)) return false;
  return isAllowed({ without })(food) && keepsTraces(without, new Map([[food, 1]]));
}

function additionsOf(craft: Craft, wish: Wish): readonly string[] {
  const usual = craft.additions(wish.type);
  const { corrections } = CREATION_TRAITS[craft.id];
  const { wireName } = CRAFT_FOODS[craft.id];
  const allowed = (name: string) => mayBring(craft, wish.type, wish.without, name);
  const kept = usual.filter(allowed);
  const others = kept.length === usual.length ? [] : corrections.map((id) => wireName(foodOf(id))).filter(allowed);
  return [...new Set([...kept, ...others])].slice(0, MOST_ADDITIONS);
}

/** The draft brought into balance; null when that cannot be done, or not within the work left. */
export function settleDraft(craft: Craft, wish: Wish, draft: Draft, aim: Aim, pot: Budget): Made | null {
  const { wireName } = CRAFT_FOODS[craft.id];
  const service = wish.service === undefined ? {} : { temperatura_servicio: wish.service };
  const named = (foods: Iterable<Food>) => [...foods].map(wireName);
  const limits = new Map(draft.limits);
  if (aim.cheap !== undefined) {
    for (const [food, grams] of draft.parts) {
      if (limits.has(food) || draft.fixed.has(food) || grams < LEAST_CHEAPENED * wish.total) continue;
      limits.set(food, { min: (1 - aim.cheap) * grams, max: (1 + aim.cheap) * grams });
    }
  }
  for (const [food, most] of traceLimits(wish.without, [...draft.parts.keys()], wish.total)) {
    const { min = 0, max = most } = limits.get(food) ?? {};
    limits.set(food, { min: Math.min(min, most), max: Math.min(max, most) });
  }
  const opciones = {
    total: wish.total,
    ...(wish.step === undefined ? {} : { paso: wish.step }),
    fijos: named(draft.fixed),
    limites: Object.fromEntries([...limits].map(([food, limit]) => [wireName(food), limit])),
    anadir: aim.additions ? additionsOf(craft, wish) : [],
    ...(aim.cheap ? { objetivo: 'minimo_coste' } : {}),
    ...(aim.centred ? { centrado: true } : {}),
  };
  const settled = settleBody(
    craft,
    { ...wireBody(craft, wish.type, draft.parts, service), opciones },
    pot,
    undefined,
    aim.cheap ? WORK.cheapest : WORK.attempt,
  );
  return settled && { ...settled, draft };
}

/** A request of the balancer answered within the work left, with the foods of the answer. */
export function settleBody(
  craft: Craft,
  request: object,
  pot: Budget,
  readLines: ReadLines = lineReader(craft),
  most: number = WORK.attempt,
): Omit<Made, 'draft'> | null {
  const cells = Math.min(most, Math.max(0, pot.left));
  const budget = createBudget(cells);
  try {
    const task = openTask(craft, request, budget);
    const settled = settle(task);
    if (settled === null) return null;
    const body = bodyOf(task, settled.grams);
    const lines = readLines(body);
    return { body, lines, parts: amountsOf(lines), analysis: settled.after };
  } catch (error) {
    // A request refused, or without work left to begin, gives no formula.
    if (error instanceof InputError || error instanceof Spent) return null;
    throw error;
  } finally {
    pot.left -= cells - Math.max(0, budget.left);
  }
}
