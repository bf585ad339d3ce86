import type { Craft } from '../craft/craft.ts';
import { borneOut } from '../craft/precedent.ts';
import type { Food } from '../despensa/food.ts';
import type { Budget } from '../equilibrar/budget.ts';
import { type Aim, isSpent, type Made, settleDraft } from './balance-draft.ts';
import { type Blocked, type Draft, draftOf, isAllowed, isBlocked } from './draft.ts';
import { keepsTraces } from './exclusions.ts';
import { givesWay, isFlavour, isSour } from './flavours.ts';
import { shareOf } from './lines.ts';
import { type Skeleton, skeletonsOf } from './skeletons.ts';
import { familyOf, ofFoods, substitutesFor } from './substitutes.ts';
import type { Wish } from './wishes.ts';

/** What is looked for first among formulas that do. */
export type Liking = 'sencilla' | 'barata' | 'textura';

export interface Search {
  readonly made: Made | null;
  /** Foods that barred skeletons, in the order they were tried. */
  readonly blocked: readonly Blocked[];
  /** The best draft that failed. */
  readonly failed: Draft | undefined;
}

const MOST_SKELETONS = 4;
/** Substitutes tried for what is excluded. */
const CHOICES = [0, 1, 2, 3];

/** The first formula, of the skeletons that suit the wish best, that keeps every promise; only of those `among`. */
export function searchFormula(
  craft: Craft,
  wish: Wish,
  liking: Liking,
  pot: Budget,
  among: (skeleton: Skeleton) => boolean = () => true,
): Search {
  const blocked: Blocked[] = [];
  let failed: Draft | undefined;
  const affordable = ranked(craft, wish, liking).filter((skeleton) => among(skeleton) && mayCost(wish, skeleton));
  for (const skeleton of affordable.slice(0, MOST_SKELETONS)) {
    const clean = [...skeleton.parts.keys()].every(isAllowed(wish));
    for (const choice of clean ? [0] : CHOICES) {
      if (isSpent(pot)) return { made: null, blocked, failed };
      const draft = draftOf(craft, wish, skeleton, choice);
      if (isBlocked(draft)) {
        blocked.push(draft);
        break;
      }
      failed ??= draft;
      const made = settleWish(craft, wish, draft, liking, pot);
      if (made !== null) return { made, blocked, failed };
    }
  }
  return { made: null, blocked, failed };
}

/** Most a skeleton may exceed the price asked: balancing moves each ingredient a quarter. */
const BROUGHT_DOWN = 1.4;

function mayCost({ maxCost, flavours }: Wish, { parts }: Skeleton): boolean {
  if (maxCost === undefined || flavours.length > 0) return true;
  const cost = [...parts].reduce((sum, [food, share]) => sum + (food.precio * share) / 1000, 0);
  return cost <= BROUGHT_DOWN * maxCost;
}

/** In the order they are tried: as published before anything is brought in. */
const AIMS: Readonly<Record<Liking, readonly Aim[]>> = {
  sencilla: [{}, { additions: true }],
  barata: [{}, { additions: true }],
  textura: [{ centred: true }, { additions: true }],
};
const CHEAPER: readonly Aim[] = [{ cheap: 0.1 }, { cheap: 0.25 }, { cheap: 0.25, additions: true }];

function settleWish(craft: Craft, wish: Wish, draft: Draft, liking: Liking, pot: Budget): Made | null {
  for (const aim of [...AIMS[liking], ...(wish.maxCost === undefined ? [] : CHEAPER)]) {
    const made = settleDraft(craft, wish, draft, aim, pot);
    if (made !== null && keeps(craft, wish, made)) return made;
  }
  return null;
}

/** Whether a formula is good and holds to all that was asked. */
export function keeps(craft: Craft, wish: Wish, { analysis, parts, draft }: Made): boolean {
  const { outcome, cost, service } = borneOut(craft, analysis);
  return (
    outcome.good &&
    [...parts].every(([food, grams]) => grams === 0 || isAllowed(wish)(food)) &&
    keepsTraces(wish.without, parts) &&
    keepsName(craft, wish.type, parts) &&
    keepsWater(draft.skeleton.parts, parts) &&
    [...wish.musts, ...wish.flavours.map(({ food }) => food)].every((food) => (parts.get(food) ?? 0) > 0) &&
    (wish.maxCost === undefined || (cost !== null && cost <= wish.maxCost)) &&
    (service === undefined || service.apta)
  );
}

/** Whether a formula has what the law asks for to be called by its type, and no more than it admits. */
function keepsName({ labelling }: Craft, type: string, parts: ReadonlyMap<Food, number>): boolean {
  const asked = labelling?.asks?.(type);
  const admitted = labelling?.admits?.(type);
  return (
    (asked === undefined || shareOf(parts, asked.of) >= asked.least - 1e-9) &&
    (admitted === undefined || shareOf(parts, admitted.of) <= admitted.most + 1e-9)
  );
}

/** Part of the water of its skeleton a formula must keep: a ganache without water is no ganache. */
const KEPT_WATER = 0.5;

function keepsWater(skeleton: ReadonlyMap<Food, number>, parts: ReadonlyMap<Food, number>): boolean {
  return shareOf(parts, ({ agua }) => agua) >= KEPT_WATER * shareOf(skeleton, ({ agua }) => agua);
}

/** Share of the formulas of a type that have what is its own: a macaron has icing sugar. */
const COMMON = 0.75;
/** Fewer formulas tell nothing of that. */
const LEAST_TELLING = 4;

/** Cost of each change to a skeleton, in places of the order of typicality. */
const WEIGHTS = {
  barred: 6,
  barredShare: 0.02,
  changed: 0.5,
  ours: -0.5,
  must: 4,
  otherFlavour: 5,
  noFlavour: 2,
  ingredient: 0.7,
  unasked: 1.5,
  missing: 2,
  noAcid: 4,
  euro: 3,
};

function ranked(craft: Craft, wish: Wish, liking: Liking): readonly Skeleton[] {
  const { id } = craft;
  const all = skeletonsOf(id, wish.type);
  const isOdd = (food: Food) => isFlavour(food) && 2 * all.filter(({ parts }) => parts.has(food)).length < all.length;
  const common =
    all.length < LEAST_TELLING
      ? []
      : [...new Set(all.flatMap(({ parts }) => [...parts.keys()]))].filter(
          (food) => isAllowed(wish)(food) && all.filter(({ parts }) => parts.has(food)).length >= COMMON * all.length,
        );
  const hasAcid = ({ parts }: Skeleton) => [...parts.keys()].some(isSour);
  // Where half of the formulas of a type are soured, one that is not lacks something.
  const soured = all.length >= LEAST_TELLING && 2 * all.filter(hasAcid).length >= all.length;
  const losing = new Map<Food, boolean>();
  const hasNoEqual = (food: Food) => {
    if (familyOf(id, wish.type, food) === undefined) return true;
    const [best] = substitutesFor(id, wish.type, food, ofFoods(isAllowed(wish)));
    return best === undefined || best.parts.length === 0 || best.lost !== '';
  };
  /** Milk without lactose is milk; a drink of oats is not. */
  const loses = (food: Food) => {
    if (!losing.has(food)) losing.set(food, hasNoEqual(food));
    return losing.get(food)!;
  };
  const score = (skeleton: Skeleton, place: number) => {
    const { parts, first } = skeleton;
    let sum = 0.5 * place + (first ? WEIGHTS.ours : 0);
    if (soured && !hasAcid(skeleton)) sum += WEIGHTS.noAcid;
    // Ours is there because what is common is not what a workshop does.
    for (const food of common) if (!first && !parts.has(food)) sum += WEIGHTS.missing;
    for (const [food, share] of parts) {
      if (wish.flavours.length === 0 && isOdd(food)) sum += WEIGHTS.unasked;
      if (!isAllowed(wish)(food)) sum += loses(food) ? WEIGHTS.barred + WEIGHTS.barredShare * share : WEIGHTS.changed;
      if (liking === 'barata') sum += (WEIGHTS.euro * food.precio * share) / 1000;
      if (liking !== 'textura') sum += WEIGHTS.ingredient;
    }
    for (const food of wish.musts) if (!parts.has(food)) sum += WEIGHTS.must;
    for (const { food } of wish.flavours) {
      if (parts.has(food)) continue;
      const yielding = [...parts.keys()].filter((old) => givesWay(id, old, food));
      const alike = yielding.some(({ category }) => category === food.category);
      sum += alike ? 1 : yielding.length > 0 ? WEIGHTS.otherFlavour : WEIGHTS.noFlavour;
    }
    return sum;
  };
  return all
    .map((skeleton, place) => ({ skeleton, score: score(skeleton, place) }))
    .sort((a, b) => a.score - b.score)
    .map(({ skeleton }) => skeleton);
}
