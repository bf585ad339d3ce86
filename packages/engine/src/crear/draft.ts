import type { Craft } from '../craft/craft.ts';
import type { Food } from '../despensa/food.ts';
import type { OficioId } from '../despensa/ids.ts';
import { isWhole } from '../equilibrar/options.ts';
import { cellsFor } from '../equilibrar/scale.ts';
import { MOST_OFF } from '../equilibrar/tuning.ts';
import { flavourShare, givesWay, takesShare } from './flavours.ts';
import type { Skeleton } from './skeletons.ts';
import { familyOf, type Substitute, substitutesFor } from './substitutes.ts';
import { oficioOf } from './trades.ts';
import { wireBody } from './wire.ts';
import type { Wish } from './wishes.ts';

/** What stands in for a food of the skeleton. */
export interface Swap extends Substitute {
  readonly from: Food;
}

/** A formula to be balanced. */
export interface Draft {
  readonly skeleton: Skeleton;
  /** Grams. */
  readonly parts: ReadonlyMap<Food, number>;
  /** May not move. */
  readonly fixed: ReadonlySet<Food>;
  /** Asked for, and never to be lost: grams each may fall to and rise to. */
  readonly limits: ReadonlyMap<Food, { readonly min: number; readonly max: number }>;
  readonly swaps: readonly Swap[];
}

/** A food of the skeleton that may not be there and that nothing can stand in for. */
export interface Blocked {
  readonly food: Food;
  /** Why, in the words of its family; empty where it has none. */
  readonly why: string;
}

export function isAllowed({ without }: Pick<Wish, 'without'>, food: Food): boolean {
  return without.every(({ bars }) => !bars(food));
}

/** How far a flavour nobody dosed may move. */
const REACH = { min: 0.6, max: 1.3 };
/** What must be there is there, however little. */
const LEAST_MUST = 0.3;

/** The skeleton as the wish has it; `choice` is which of the substitutes of each food is taken. */
export function draftOf(of: Craft, wish: Wish, skeleton: Skeleton, choice: number): Draft | Blocked {
  const craft = oficioOf(of);
  const parts = new Map(skeleton.parts);
  addFlavours(craft, wish, parts);
  addMusts(craft, wish, parts);
  const swaps: Swap[] = [];
  for (const [food, share] of [...parts]) {
    if (isAllowed(wish, food)) continue;
    const options = substitutesFor(craft, wish.type, food, (others) =>
      others.every((other) => isAllowed(wish, other.food)),
    );
    const option = options[Math.min(choice, options.length - 1)];
    if (option === undefined) return { food, why: familyOf(craft, wish.type, food)?.none ?? '' };
    parts.delete(food);
    for (const part of option.parts) parts.set(part.food, (parts.get(part.food) ?? 0) + share * part.factor);
    swaps.push({ ...option, from: food });
  }
  return weighed(of, wish, skeleton, parts, swaps);
}

export function isBlocked(draft: Draft | Blocked): draft is Blocked {
  return 'why' in draft;
}

function addFlavours(craft: OficioId, { flavours, musts, type }: Wish, parts: Map<Food, number>): void {
  const asked = new Set(flavours.map(({ food }) => food));
  for (const { food, share } of flavours) {
    let freed = 0;
    for (const [old, amount] of [...parts]) {
      if (asked.has(old) || musts.includes(old) || !givesWay(craft, old, food)) continue;
      parts.delete(old);
      if (takesShare(old, food)) freed += amount;
    }
    // What is already there stays as published; what takes its place takes its share too.
    const own = parts.get(food) ?? (freed > 0 ? freed : 10 * flavourShare(craft, type, food));
    parts.set(food, share === undefined ? own : 10 * share);
  }
}

function addMusts(craft: OficioId, { musts, flavours, type }: Wish, parts: Map<Food, number>): void {
  for (const food of musts) {
    if (parts.has(food)) continue;
    const family = familyOf(craft, type, food);
    const replaced = [...parts].find(
      ([old]) =>
        family !== undefined &&
        familyOf(craft, type, old) === family &&
        !musts.includes(old) &&
        flavours.every((one) => one.food !== old),
    );
    if (replaced === undefined) parts.set(food, 10 * flavourShare(craft, type, food));
    else {
      parts.delete(replaced[0]);
      parts.set(food, (parts.get(food) ?? 0) + replaced[1]);
    }
  }
}

/** Grams that can be weighed, adding up to the total; what has a share of its own keeps it. */
function weighed(
  craft: Craft,
  wish: Wish,
  skeleton: Skeleton,
  parts: ReadonlyMap<Food, number>,
  swaps: readonly Swap[],
): Draft {
  const { total, flavours, musts } = wish;
  const told = new Map(flavours.flatMap(({ food, share }) => (share === undefined ? [] : [[food, share] as const])));
  const fixedGrams = [...told.values()].reduce((sum, share) => sum + (share * total) / 100, 0);
  let free = 0;
  for (const [food, share] of parts) if (!told.has(food)) free += share;
  const scale = (total - fixedGrams) / free;
  const exact = new Map<Food, number>();
  for (const [food, share] of parts) {
    const own = told.get(food);
    exact.set(food, own === undefined ? share * scale : (own * total) / 100);
  }
  const grams = onScale(craft, wish, exact, told);
  const limits = new Map<Food, { min: number; max: number }>();
  for (const { food, share } of flavours) {
    const amount = grams.get(food);
    if (share === undefined && amount !== undefined) {
      limits.set(food, { min: REACH.min * amount, max: REACH.max * amount });
    }
  }
  for (const food of musts) {
    const amount = grams.get(food);
    if (amount !== undefined) limits.set(food, { min: LEAST_MUST * amount, max: total });
  }
  return { skeleton, parts: grams, fixed: new Set([...told.keys()].filter((food) => grams.has(food))), limits, swaps };
}

/** What weighing may put a percentage that was asked for off by, as part of the total. */
const MOST_OFF_TOLD = 0.0004;

/** Amounts as a workshop weighs them, or in the steps of the scale there is. */
function onScale(
  craft: Craft,
  { type, total, step }: Wish,
  exact: ReadonlyMap<Food, number>,
  told: ReadonlyMap<Food, number>,
): Map<Food, number> {
  const levers = craft.levers(wireBody(craft, type, exact));
  const weighed = [...exact].map(([food, amount], i) => {
    const cells = step === undefined ? cellsFor(levers[i]?.weighed ?? 'seco', total) : [step];
    const most = told.has(food) ? MOST_OFF_TOLD * total : MOST_OFF * amount;
    const cell = cells.find((one) => Math.abs(roundTo(amount, one) - amount) <= most) ?? cells.at(-1)!;
    return { food, cell, grams: roundTo(amount, cell), free: !told.has(food) };
  });
  settleSum(weighed, total);
  return new Map(weighed.map(({ food, grams }) => [food, grams]));
}

function roundTo(grams: number, cell: number): number {
  return tidy(Math.max(1, Math.round(grams / cell)) * cell);
}

interface Weighing {
  readonly food: Food;
  readonly cell: number;
  grams: number;
  readonly free: boolean;
}

/** How far what is weighed finely may give way for the rest to be whole. */
const GIVES_WAY = 0.1;

/** The largest that may move takes what rounding has left over, in whole cells of its own where a dose can take the rest. */
function settleSum(weighed: readonly Weighing[], total: number): void {
  const over = weighed.reduce((sum, { grams }) => sum + grams, 0) - total;
  const [largest, ...others] = weighed.filter(({ free }) => free).sort((a, b) => b.grams - a.grams);
  if (largest === undefined || largest.grams <= over) return;
  const whole = Math.round(over / largest.cell) * largest.cell;
  const rest = tidy(over - whole);
  const dose = others.find(
    ({ cell, grams }) => cell < largest.cell && isWhole(rest / cell) && Math.abs(rest) <= GIVES_WAY * grams,
  );
  largest.grams = tidy(largest.grams - (dose === undefined ? over : whole));
  if (dose !== undefined) dose.grams = tidy(dose.grams - rest);
}

function tidy(grams: number): number {
  return Math.round(grams * 1e6) / 1e6;
}
