import { InputError } from '../craft/errors.ts';
import { round2 } from '../craft/round.ts';
import { shares } from '../craft/weights.ts';
import type { Params } from './params.ts';
import { type Ingredient, isCounted } from './resolve.ts';
import { NO_FLOUR } from './texts.ts';

/** The dough added up. Every quantity is a share of its weight, so that no batch is too large or too small. */
export interface Dough {
  /** What is in the dough, in the order of the request; nothing without weight. */
  readonly ingredients: readonly Ingredient[];
  /** Share of the dough of each of `ingredients`. */
  readonly shares: readonly number[];
  /** Weight of the whole dough: grams of one share. */
  readonly grams: number;
  /** Total flour, the base of every percentage. */
  readonly flour: number;
  readonly water: number;
  readonly fat: number;
  readonly sugar: number;
  /** Salt added, as bakers count it. */
  readonly salt: number;
  /** All salt of the finished bread, as the law counts it. */
  readonly breadSalt: number;
  /** Yeast as weighed. */
  readonly yeast: number;
  /** Grams of fresh yeast that one gram of the yeast used replaces; 1 without yeast. */
  readonly yeastPower: number;
  readonly preferment: number;
  readonly prefermentedFlour: number;
  /** A pre-ferment that leavens: anything but dried sourdough. */
  readonly live: boolean;
}

export function measure(resolved: readonly Ingredient[]): Dough {
  const ingredients = resolved.filter(isCounted);
  const weights = shares(ingredients.map(({ grams }) => grams));
  if (weights === null || !ingredients.some(({ parts }) => parts.harina > 0)) throw new InputError(NO_FLOUR);
  const sums = { flour: 0, water: 0, fat: 0, sugar: 0, salt: 0, breadSalt: 0, yeast: 0, fresh: 0 };
  let preferment = 0;
  let prefermentedFlour = 0;
  let live = false;
  ingredients.forEach((ingredient, i) => {
    const { row, parts, hydration, preferment: kind } = ingredient;
    const share = weights.shares[i]!;
    sums.flour += (share * parts.harina) / 100;
    sums.water += (share * parts.agua) / 100;
    sums.fat += (share * parts.grasa) / 100;
    sums.sugar += (share * parts.azucar) / 100;
    sums.salt += (share * parts.sal) / 100;
    sums.breadSalt += (share * (hydration === undefined ? row.sal : parts.sal)) / 100;
    if (row.rol === 'levadura') {
      sums.yeast += share;
      sums.fresh += share * row.k_levadura!;
    }
    if (kind !== undefined) {
      preferment += share;
      prefermentedFlour += (share * parts.harina) / 100;
      live ||= isLive(ingredient);
    }
  });
  const { fresh, ...added } = sums;
  return {
    ingredients,
    shares: weights.shares,
    grams: Math.min(weights.largest / Math.max(...weights.shares), Number.MAX_VALUE),
    ...added,
    yeastPower: sums.yeast > 0 ? fresh / sums.yeast : 1,
    preferment,
    prefermentedFlour,
    live,
  };
}

/** A pre-ferment that leavens; dried sourdough only flavours. */
export function isLive({ preferment, hydration }: Pick<Ingredient, 'preferment' | 'hydration'>): boolean {
  return preferment !== undefined && (preferment !== 'whole' || hydration !== undefined);
}

/** A share of the dough as baker's percentage, as shown. */
export function percent(share: number, { flour }: Dough): number {
  return round2((share / flour) * 100);
}

export function paramsOf(dough: Dough): Params {
  return {
    hidratacion: percent(dough.water, dough),
    sal: percent(dough.salt, dough),
    levadura: percent(dough.yeast, dough),
    prefermento: percent(dough.preferment, dough),
    grasa: percent(dough.fat, dough),
    azucar: percent(dough.sugar, dough),
  };
}

/** Yeast as the fresh yeast it replaces, % of flour, unrounded. */
export function freshYeast({ yeast, yeastPower, flour }: Dough): number {
  return ((yeast * yeastPower) / flour) * 100;
}

/** g of salt per 100 g of bread, as shown: only water is lost in the oven. */
export function saltInBread({ breadSalt }: Dough, bakingLoss: number): number {
  return round2((breadSalt / (1 - bakingLoss / 100)) * 100);
}

/** Weight mean of the W stated for the flours; null when none is. */
export function strengthOf({ ingredients, shares: weights }: Dough): number | null {
  let weight = 0;
  let sum = 0;
  ingredients.forEach(({ strength }, i) => {
    if (strength === undefined) return;
    weight += weights[i]!;
    sum += weights[i]! * strength;
  });
  return weight > 0 ? Math.round(sum / weight) : null;
}
