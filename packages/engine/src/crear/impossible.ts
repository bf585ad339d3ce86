import type { Craft } from '../craft/craft.ts';
import { InputError } from '../craft/errors.ts';
import type { CraftId } from '../craft/ids.ts';
import { isOut } from '../craft/meter.ts';
import type { Food } from '../despensa/food.ts';
import { CRAFT_FOODS } from '../despensa/names.ts';
import type { Budget } from '../equilibrar/budget.ts';
import { type Made, openBudget, spendPart } from './balance-draft.ts';
import type { Role } from './creation.gen.ts';
import { isAllowed } from './draft.ts';
import { type MadeFormula, presentFormula } from './formula.ts';
import { wireBody } from './lines.ts';
import { roleOf } from './roles.ts';
import { type Liking, type Search, searchFormula } from './search.ts';
import { type Skeleton, skeletonsOf } from './skeletons.ts';
import { COMPARED, familyOf } from './substitutes.ts';
import { impossible, wishNames } from './texts.ts';
import type { Wish } from './wishes.ts';

/** Why a wish cannot be met, which wishes collide, and the nearest formula that can be made. */
export interface Impossible {
  readonly texto: string;
  readonly choques: readonly string[];
  readonly cerca?: MadeFormula;
}

/** One thing that was asked for, and the wish without it. */
interface Part {
  readonly text: string;
  /** Preference for the formulas without it, if not the simplest. */
  readonly liking?: Liking;
  readonly rest: Wish;
  /** True for what somebody must not eat: no formula with it is offered. */
  readonly unsafe?: boolean;
}

/** Parts of a wish that may be dropped, the least important first, allergens last. */
function partsOf(wish: Wish): readonly Part[] {
  const { maxCost, service, musts, flavours, without } = wish;
  const others = <T>(list: readonly T[], one: T) => list.filter((other) => other !== one);
  const parts: Part[] = [];
  if (maxCost !== undefined)
    parts.push({ text: wishNames.cost(maxCost), rest: { ...wish, maxCost: undefined }, liking: 'barata' });
  if (service !== undefined) parts.push({ text: wishNames.service(service), rest: { ...wish, service: undefined } });
  for (const food of musts) parts.push({ text: wishNames.must(food), rest: { ...wish, musts: others(musts, food) } });
  for (const one of flavours) {
    // The percentage is given up before the flavour.
    const undosed = flavours.map((other) => (other === one ? { ...one, share: undefined } : other));
    const left = one.share === undefined ? others(flavours, one) : undosed;
    parts.push({ text: wishNames.flavour(one.food, one.share), rest: { ...wish, flavours: left } });
  }
  for (const one of without) {
    const rest = { ...wish, without: others(without, one) };
    parts.push({ text: wishNames.without(one.name), rest, unsafe: one.mayBar !== undefined });
  }
  return parts;
}

/** Shares of the work of an answer for finding conflicts: all of them, and each. */
const SHARES_OF_WORK = { all: 0.6, each: 0.12 };

/** The search for what makes a wish impossible, and its budget. */
interface Inquiry {
  readonly craft: Craft;
  readonly wish: Wish;
  readonly pot: Budget;
}

/** A wish made in another type. */
interface Elsewhere {
  readonly wish: Wish;
  readonly made: Made;
}

/** A wish that excludes what it asks for, or asks for what its type does not admit; undefined where it does neither. */
export function contradictionIn(craft: Craft, wish: Wish, pot: Budget): Impossible | undefined {
  const texto = contradictionOf(craft, wish);
  if (texto === undefined) return undefined;
  const inquiry = { craft, wish, pot };
  const freeing = freeingOf(inquiry, partsOf(wish));
  const other = admittingType(inquiry);
  // The whole wish in another type beats a part of it in this one.
  return { texto, ...nearestOf(inquiry, freeing, other, other !== undefined) };
}

/** The wish in a type the formula may be sold as that admits what this one does not. */
function admittingType(inquiry: Inquiry): Elsewhere | undefined {
  const { craft, wish } = inquiry;
  const near = (craft.nearTypes?.(wish.type) ?? []).slice(0, MOST_TYPES);
  const admits = (type: string) => type !== wish.type && contradictionOf(craft, { ...wish, type }) === undefined;
  return firstMade(inquiry, near.filter(admits));
}

/** The wish in the first of some types in which it can be made. */
function firstMade(
  { craft, wish, pot }: Inquiry,
  types: readonly string[],
  among?: (skeleton: Skeleton) => boolean,
): Elsewhere | undefined {
  for (const type of types) {
    const there = { ...wish, type };
    const made = tried(craft, there, pot, undefined, among);
    if (made !== null) return { wish: there, made };
  }
  return undefined;
}

export function openInquiry(): Budget {
  return openBudget(SHARES_OF_WORK.all);
}

/** Which wishes collide, in one sentence, and the nearest that can be had. */
export function explainImpossible(craft: Craft, wish: Wish, search: Search, pot: Budget): Impossible {
  const inquiry = { craft, wish, pot };
  const label = labelOf(craft, wish.type);
  const parts = partsOf(wish);
  const freeing = freeingOf(inquiry, parts);
  const isSafe = freeing.some(({ part }) => part.rest.without.length === wish.without.length);
  const other = !isSafe && wish.without.length > 0 ? inOtherType(inquiry) : undefined;
  const cheapest = freeing.find(({ part }) => part.liking === 'barata')?.made.analysis.cost;
  const why = cheapest ? impossible.cheapest(cheapest) : reasonOf(craft, wish, search);
  const texto =
    freeing.length === 1 || parts.length === 1
      ? impossible.one(label, (freeing[0]?.part ?? parts[0]!).text, why)
      : impossible.several(
          label,
          (freeing.length > 0 ? freeing.map(({ part }) => part) : parts).map(({ text }) => text),
        );
  return { texto, ...nearestOf(inquiry, freeing, other) };
}

/** A part that may be given up, and what can then be made. */
interface Freed {
  readonly part: Part;
  readonly made: Made;
}

/** Parts whose removal makes the rest possible, as far as the budget goes. */
function freeingOf({ craft, pot }: Inquiry, parts: readonly Part[]): readonly Freed[] {
  return parts.flatMap((part) => {
    if (contradictionOf(craft, part.rest) !== undefined) return [];
    const made = tried(craft, part.rest, pot, part.liking);
    return made === null ? [] : [{ part, made }];
  });
}

function nearestOf(
  { craft, wish }: Inquiry,
  freeing: readonly Freed[],
  other: Elsewhere | undefined,
  otherFirst = false,
) {
  const safe = freeing.find(({ part }) => part.rest.without.length === wish.without.length);
  const near = otherFirst
    ? undefined
    : (safe ?? (other === undefined ? freeing.find(({ part }) => !part.unsafe) : undefined));
  const cerca = near
    ? presentFormula(craft, near.part.rest, near.made, undefined)
    : other && presentFormula(craft, other.wish, other.made, undefined);
  return {
    choques: [
      ...freeing.map(({ part }) => impossible.each(part.text)),
      ...(other ? [impossible.otherType(labelOf(craft, other.wish.type))] : []),
    ],
    ...(cerca ? { cerca } : {}),
  };
}

function labelOf({ types }: Craft, type: string): string {
  return types.find(({ id }) => id === type)?.label ?? type;
}

function tried(
  craft: Craft,
  wish: Wish,
  pot: Budget,
  liking: Liking = 'sencilla',
  among?: (skeleton: Skeleton) => boolean,
): Made | null {
  return spendPart(pot, SHARES_OF_WORK.each, (own) => searchFormula(craft, wish, liking, own, among).made);
}

/** Text on a food both wanted and excluded, or never admitted by the type. */
function contradictionOf(craft: Craft, wish: Wish): string | undefined {
  const { wireName } = CRAFT_FOODS[craft.id];
  for (const food of [...wish.flavours.map((one) => one.food), ...wish.musts]) {
    const barring = wish.without.find(({ bars }) => bars(food));
    if (barring !== undefined) return impossible.barred(food, barring.name);
    if (craft.forbids?.(wish.type, wireName(food))) return impossible.forbidden(labelOf(craft, wish.type), food);
  }
  return undefined;
}

/** Why no skeleton could be filled, or what stays out of range when it is. */
function reasonOf(craft: Craft, wish: Wish, { blocked, failed }: Search): string {
  const told = blocked.find(({ why }) => why !== '');
  if (told !== undefined) return told.why;
  if (failed === undefined) return impossible.plain;
  const families = failed.swaps.map(({ from }) => familyOf(craft.id, wish.type, from)?.none ?? '');
  const none = families.find((text) => text !== '');
  if (none !== undefined) return none;
  try {
    const { meters } = craft.analyse(wireBody(craft, wish.type, failed.parts));
    const out = [...new Set(meters.filter(isOut).map(({ label }) => label))].slice(0, 3);
    return out.length === 0 ? impossible.plain : impossible.out(out);
  } catch (error) {
    // The craft's own refusal says what the type requires.
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

const MOST_TYPES = 2;
/** Points of composition beyond which another type is another thing. */
const FARTHEST = 35;

/** The wish in the type most like it that has a published formula without what is excluded. */
function inOtherType(inquiry: Inquiry): Elsewhere | undefined {
  const { craft, wish } = inquiry;
  const { id } = craft;
  const [own] = skeletonsOf(id, wish.type);
  const family = craft.types.find(({ id: type }) => type === wish.type)?.family;
  const sold = craft.nearTypes?.(wish.type);
  const needed = [...rolesIn(id, own!.parts, isAllowed(wish))];
  const apartFrom = ({ parts }: Skeleton) => apart(own!.parts, parts);
  const isNear = (skeleton: Skeleton) => {
    const roles = rolesIn(id, skeleton.parts);
    return (
      [...skeleton.parts.keys()].every(isAllowed(wish)) &&
      needed.every((role) => roles.has(role)) &&
      apartFrom(skeleton) <= FARTHEST
    );
  };
  const near = craft.types
    .filter((other) => other.id !== wish.type && other.family === family && (sold?.includes(other.id) ?? true))
    .map(({ id: type }) => ({ type, apart: Math.min(...skeletonsOf(id, type).filter(isNear).map(apartFrom)) }))
    .filter((other) => Number.isFinite(other.apart))
    .sort((a, b) => a.apart - b.apart);
  const types = near.slice(0, MOST_TYPES).map(({ type }) => type);
  return firstMade(inquiry, types, isNear);
}

/** From this many parts per thousand a role identifies the formula: lemon in a curd. */
const TELLING = 100;

function rolesIn(
  craft: CraftId,
  parts: ReadonlyMap<Food, number>,
  counts: (food: Food) => boolean = () => true,
): ReadonlySet<Role> {
  const telling = [...parts].filter(([food, share]) => share >= TELLING && counts(food));
  return new Set(telling.map(([food]) => roleOf(craft, food)));
}

/** Columns that identify a formula beyond its composition: cocoa, almond, nuts. */
const NAMED = [...COMPARED, 'cacao_seco', 'manteca_cacao', 'almendra', 'avellana', 'frutos_secos'] as const;

/** How unlike two formulas are, in points of composition. */
function apart(a: ReadonlyMap<Food, number>, b: ReadonlyMap<Food, number>): number {
  const of = (parts: ReadonlyMap<Food, number>, key: (typeof NAMED)[number]) =>
    [...parts].reduce((sum, [food, share]) => sum + (food[key] * share) / 1000, 0);
  return NAMED.reduce((sum, key) => sum + Math.abs(of(a, key) - of(b, key)), 0);
}
