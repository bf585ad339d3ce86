import type { Craft } from '../craft/craft.ts';
import type { CraftId } from '../craft/ids.ts';
import type { Food } from '../despensa/food.ts';
import { isSalt } from '../despensa/kinds.ts';
import { CRAFT_FOODS, findFood } from '../despensa/names.ts';
import { isWhole } from '../equilibrar/options.ts';
import { cellsFor } from '../equilibrar/scale.ts';
import { MOST_OFF } from '../equilibrar/tuning.ts';
import { CREATION } from './creation.gen.ts';
import { flavourShare, givesWay, isSour, isStructure, leastTasted, takesShare } from './flavours.ts';
import { addTo, gramsIn, wireBody } from './lines.ts';
import { type Skeleton, usualShare } from './skeletons.ts';
import { familyOf, ofFoods, type Substitute, substitutesFor } from './substitutes.ts';
import type { Wish } from './wishes.ts';

/** A substitute and the food of the skeleton it replaces. */
export interface Swap extends Substitute {
  readonly from: Food;
}

/** Grams. */
interface Limit {
  readonly min: number;
  readonly max: number;
}

/** A formula to be balanced. */
export interface Draft {
  readonly skeleton: Skeleton;
  /** Grams. */
  readonly parts: ReadonlyMap<Food, number>;
  /** May not move. */
  readonly fixed: ReadonlySet<Food>;
  /** Asked for, and never to be lost: grams each may fall to and rise to. */
  readonly limits: ReadonlyMap<Food, Limit>;
  readonly swaps: readonly Swap[];
}

/** A food of the skeleton that may not be there and that nothing can stand in for. */
export interface Blocked {
  readonly food: Food;
  /** Why, in the words of its family; empty where it has none. */
  readonly why: string;
}

export const isAllowed =
  ({ without }: Pick<Wish, 'without'>) =>
  (food: Food): boolean =>
    without.every(({ bars }) => !bars(food));

/** How far a flavour nobody dosed may move. */
const REACH = { min: 0.6, max: 1.3 };
/** Least of what was asked for, as a part of its drafted grams. */
const LEAST_MUST = 0.3;

/** The skeleton as the wish has it; `choice` is which of the substitutes of each food is taken. */
export function draftOf(of: Craft, wish: Wish, skeleton: Skeleton, choice: number): Draft | Blocked {
  const craft = of.id;
  const parts = asWeighed(of, wish.type, skeleton.parts);
  season(craft, wish.type, parts);
  addFlavours(craft, wish, parts);
  addMusts(craft, wish, parts);
  const swaps: Swap[] = [];
  for (const [food, share] of [...parts]) {
    if (isAllowed(wish)(food)) continue;
    const options = substitutesFor(craft, wish.type, food, ofFoods(isAllowed(wish)));
    const option = options[Math.min(choice, options.length - 1)];
    if (option === undefined) return { food, why: familyOf(craft, wish.type, food)?.none ?? '' };
    parts.delete(food);
    for (const part of option.parts) addTo(parts, part.food, share * part.factor);
    swaps.push({ ...option, from: food });
  }
  return weighed(of, wish, skeleton, parts, swaps);
}

/** The foods of a skeleton in the form the type weighs them in. */
function asWeighed(craft: Craft, type: string, published: Skeleton['parts']): Map<Food, number> {
  if (craft.asWeighed === undefined) return new Map(published);
  const { id } = craft;
  const parts = new Map<Food, number>();
  for (const [food, share] of published) {
    const used = findFood(craft.asWeighed(type, CRAFT_FOODS[id].wireName(food)), id).food ?? food;
    addTo(parts, used, share);
  }
  return parts;
}

/** Salt as the type usually has it, where a recipe has a pinch of its own. */
function season(craft: CraftId, type: string, parts: Map<Food, number>): void {
  for (const [food, share] of parts) {
    const usual = isSalt(food) ? 10 * (usualShare(craft, [type], food) ?? 0) : 0;
    if (share < CREATION.salMinima * usual) parts.set(food, usual);
  }
}

export function isBlocked(draft: Draft | Blocked): draft is Blocked {
  return 'why' in draft;
}

function addFlavours(craft: CraftId, { flavours, musts, type }: Wish, parts: Map<Food, number>): void {
  const asked = new Set(flavours.map(({ food }) => food));
  for (const { food, share } of flavours) {
    let freed = 0;
    for (const [old, amount] of [...parts]) {
      if (asked.has(old) || musts.includes(old) || !givesWay(craft, old, food) || staysForAcid(old, food)) continue;
      const stays = isStructure(craft, type, old, food) ? CREATION.parteQueDaCuerpo * amount : 0;
      if (stays > 0) parts.set(old, stays);
      else parts.delete(old);
      if (takesShare(old, food)) freed += amount - stays;
    }
    // What is already there stays as published; what takes its place takes its share too.
    const own = parts.get(food) ?? (freed > 0 ? freed : 10 * flavourShare(craft, type, food));
    parts.set(food, share === undefined ? Math.max(own, 10 * leastTasted(food)) : 10 * share);
  }
}

/** The acid of a jam is not its flavour: it stays, unless what comes in is as sour. */
function staysForAcid(old: Food, asked: Food): boolean {
  return isSour(old) && !isSour(asked);
}

function addMusts(craft: CraftId, { musts, flavours, type }: Wish, parts: Map<Food, number>): void {
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
      addTo(parts, food, replaced[1]);
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
  withLegalName(craft, wish, exact, told);
  withinLaw(craft, wish, exact, told);
  const grams = onScale(craft, wish, exact, told);
  const limits = new Map<Food, Limit>();
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
  const short = shortOfName(craft, wish, grams, LEGAL.made);
  if (short !== undefined) {
    const { carrier, lacking } = short;
    limits.set(carrier, { min: Math.max(0, grams.get(carrier)! + lacking), max: total });
  }
  return { skeleton, parts: grams, fixed: new Set([...told.keys()].filter((food) => grams.has(food))), limits, swaps };
}

/** Margin over a legal minimum: in the draft, and after balancing moves the rest. */
const LEGAL = { draft: 1.03, made: 1.01 };

/** Grams missing to the legal minimum of the type's name; undefined where there is none. */
function shortOfName(craft: Craft, wish: Wish, grams: ReadonlyMap<Food, number>, margin: number) {
  const asked = craft.labelling?.asks?.(wish.type);
  if (asked === undefined) return undefined;
  const { of, least } = asked;
  const isFree = (food: Food) => wish.flavours.every((flavour) => flavour.food !== food) && !wish.musts.includes(food);
  const [carrier] = [...grams.keys()].filter(isFree).sort((a, b) => of(b) * grams.get(b)! - of(a) * grams.get(a)!);
  if (carrier === undefined || of(carrier) === 0) return undefined;
  const have = gramsIn(grams, of);
  return { carrier, lacking: (margin * least * wish.total - 100 * have) / of(carrier) };
}

/** More of what brings what the name asks for, at the cost of what may give way. */
function withLegalName(craft: Craft, wish: Wish, exact: Map<Food, number>, told: ReadonlyMap<Food, number>): void {
  const short = shortOfName(craft, wish, exact, LEGAL.draft);
  if (short === undefined || short.lacking <= 0) return;
  shift(exact, told, short.carrier, short.lacking);
}

/** So much more of a food, or less, at the cost of those nobody gave a share; never all of theirs. */
function shift(exact: Map<Food, number>, told: ReadonlyMap<Food, number>, carrier: Food, more: number): void {
  const others = [...exact].filter(([food]) => food !== carrier && !told.has(food));
  const whole = others.reduce((sum, [, amount]) => sum + amount, 0);
  if (whole <= more) return;
  exact.set(carrier, exact.get(carrier)! + more);
  for (const [food, amount] of others) exact.set(food, amount * (1 - more / whole));
}

/** Part of what the law admits that a draft keeps to, so that weighing does not go beyond. */
const LAWFUL = 0.98;

/** Less of what brings most of what the law limits, the rest in its place. */
function withinLaw(craft: Craft, wish: Wish, exact: Map<Food, number>, told: ReadonlyMap<Food, number>): void {
  const admitted = craft.labelling?.admits?.(wish.type);
  if (admitted === undefined) return;
  const { of, most } = admitted;
  const over = gramsIn(exact, of) - (LAWFUL * most * wish.total) / 100;
  const [carrier] = [...exact.keys()].filter((food) => !told.has(food)).sort((a, b) => of(b) - of(a));
  if (over <= 0 || carrier === undefined || of(carrier) === 0) return;
  shift(exact, told, carrier, -Math.min(exact.get(carrier)!, (100 * over) / of(carrier)));
}

/** Most that rounding to weighable grams may shift a requested percentage, of the total. */
const MOST_OFF_TOLD = 0.0004;

/** Amounts as a workshop weighs them, or in the steps of the scale there is. */
function onScale(
  craft: Craft,
  { type, total, step }: Wish,
  exact: ReadonlyMap<Food, number>,
  told: ReadonlyMap<Food, number>,
): Map<Food, number> {
  const levers = craft.levers(wireBody(craft, type, exact));
  const admitted = craft.labelling?.admits?.(type);
  const isLimited = (food: Food) => admitted !== undefined && admitted.of(food) > admitted.most;
  const weighed = [...exact].map(([food, amount], i) => {
    const cells = step === undefined ? cellsFor(levers[i]?.weighed ?? 'seco', total) : [step];
    const most = told.has(food) ? MOST_OFF_TOLD * total : MOST_OFF * amount;
    const cell = cells.find((one) => Math.abs(roundTo(amount, one) - amount) <= most) ?? cells.at(-1)!;
    return { food, cell, grams: roundTo(amount, cell), free: !told.has(food), limited: isLimited(food) };
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
  /** The law admits little of it: it takes nothing of what is missing. */
  readonly limited: boolean;
}

/** How far what is weighed finely may give way for the rest to be whole. */
const GIVES_WAY = 0.1;

/** The largest free ingredient absorbs the rounding, in steps it is weighed in. */
function settleSum(weighed: readonly Weighing[], total: number): void {
  const over = weighed.reduce((sum, { grams }) => sum + grams, 0) - total;
  const [largest, ...others] = weighed.filter(({ free }) => free).sort((a, b) => b.grams - a.grams);
  if (largest === undefined || largest.grams <= over) return;
  for (const whole of [Math.round, Math.floor].map((round) => round(over / largest.cell) * largest.cell)) {
    const rest = tidy(over - whole);
    const dose = others.find(
      ({ cell, grams, limited }) =>
        // An ingredient at its legal maximum may only decrease.
        (!limited || rest > 0) && cell < largest.cell && isWhole(rest / cell) && Math.abs(rest) <= GIVES_WAY * grams,
    );
    if (dose === undefined) continue;
    largest.grams = tidy(largest.grams - whole);
    dose.grams = tidy(dose.grams - rest);
    return;
  }
  largest.grams = tidy(largest.grams - over);
}

function tidy(grams: number): number {
  return Math.round(grams * 1e6) / 1e6;
}
