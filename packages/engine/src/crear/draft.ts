import type { Food } from '../despensa/food.ts';
import type { OficioId } from '../despensa/ids.ts';
import { flavourShare, givesWay, takesShare } from './flavours.ts';
import type { Skeleton } from './skeletons.ts';
import { familyOf, type Substitute, substitutesFor } from './substitutes.ts';
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
export function draftOf(craft: OficioId, wish: Wish, skeleton: Skeleton, choice: number): Draft | Blocked {
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
  return weighed(wish, skeleton, parts, swaps);
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
function weighed(wish: Wish, skeleton: Skeleton, parts: ReadonlyMap<Food, number>, swaps: readonly Swap[]): Draft {
  const { total, flavours, musts } = wish;
  const told = new Map(flavours.flatMap(({ food, share }) => (share === undefined ? [] : [[food, share] as const])));
  const fixedGrams = [...told.values()].reduce((sum, share) => sum + (share * total) / 100, 0);
  let free = 0;
  for (const [food, share] of parts) if (!told.has(food)) free += share;
  const scale = (total - fixedGrams) / free;
  const grams = new Map<Food, number>();
  for (const [food, share] of parts) {
    const own = told.get(food);
    grams.set(food, roundTo(own === undefined ? share * scale : (own * total) / 100, wish));
  }
  settleSum(grams, told, total);
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

/** Below this share of the total, grams are weighed ten times as finely. */
const SMALL = 0.005;

function roundTo(grams: number, { total, step }: Wish): number {
  const coarse = 10 ** Math.floor(Math.log10(total / 1000));
  const unit = step ?? (grams < SMALL * total ? coarse / 10 : coarse);
  return tidy(Math.max(1, Math.round(grams / unit)) * unit);
}

/** The largest that may move takes what rounding has left over. */
function settleSum(grams: Map<Food, number>, told: ReadonlyMap<Food, number>, total: number): void {
  const over = [...grams.values()].reduce((sum, amount) => sum + amount, 0) - total;
  let largest: Food | undefined;
  for (const [food, amount] of grams) {
    if (!told.has(food) && (largest === undefined || amount > grams.get(largest)!)) largest = food;
  }
  if (largest !== undefined && grams.get(largest)! > over) grams.set(largest, tidy(grams.get(largest)! - over));
}

function tidy(grams: number): number {
  return Math.round(grams * 1e6) / 1e6;
}
