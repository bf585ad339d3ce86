import { InputError } from '../craft/errors.ts';
import { type Param, type Share, shownAs, totals } from '../craft/param.ts';
import { round2 } from '../craft/round.ts';
import { shares } from '../craft/weights.ts';
import { type ParamKey, type Params, STRENGTH, sumsOf, YEAST_AS_FRESH } from './params.ts';
import { type Ingredient, isCounted, isLive, takenApart } from './resolve.ts';
import { NO_FLOUR } from './texts.ts';

/** The dough added up. Every quantity is a share of its weight, so that no batch is too large or too small. */
export interface Dough {
  /** What is in the dough, in the order of the request; nothing without weight. */
  readonly portions: readonly Share<Ingredient>[];
  /** The same with recipes looked through. */
  readonly apart: readonly Share<Ingredient>[];
  /** Weight of the whole dough: grams of one share. */
  readonly grams: number;
  /** Total flour, the base of every percentage. */
  readonly flour: number;
  /** What each percentage is of: water, salt, yeast as weighed… */
  readonly sums: Readonly<Record<ParamKey, number>>;
  /** All the salt the law counts, added and of the ingredients themselves. */
  readonly salt: number;
  /** Grams of fresh yeast that one gram of the yeast used replaces; 1 without yeast. */
  readonly yeastPower: number;
  /** A pre-ferment that leavens: anything but dried sourdough. */
  readonly live: boolean;
}

export function measure(resolved: readonly Ingredient[]): Dough {
  const ingredients: Ingredient[] = [];
  const grams: number[] = [];
  let hasFlour = false;
  let live = false;
  for (const one of resolved) {
    if (!isCounted(one)) continue;
    ingredients.push(one);
    grams.push(one.grams);
    hasFlour ||= one.parts.harina > 0;
    live ||= isLive(one);
  }
  const weights = shares(grams);
  if (weights === null || !hasFlour) {
    throw new InputError(NO_FLOUR, { code: 'sin_harina', field: 'ingredients' });
  }
  const portions: Share<Ingredient>[] = [];
  let largest = 0;
  for (let i = 0; i < ingredients.length; i++) {
    const share = weights.shares[i]!;
    portions.push({ ingredient: ingredients[i]!, share });
    if (share > largest) largest = share;
  }
  const apart = takenApart(portions);
  const { sums, flour, breadSalt } = sumsOf(apart);
  const fresh = sums.levadura > 0 ? sumOf({ apart }, YEAST_AS_FRESH.plain) : 0;
  return {
    portions,
    apart,
    grams: Math.min(weights.largest / largest, Number.MAX_VALUE),
    flour,
    sums,
    salt: breadSalt,
    yeastPower: fresh > 0 ? fresh / sums.levadura : 1,
    live,
  };
}

/** Share of the dough, of what 100 g of each ingredient bring; recipes are looked through. */
export function sumOf({ apart }: Pick<Dough, 'apart'>, content: (ingredient: Ingredient) => number): number {
  let sum = 0;
  for (const { share, ingredient } of apart) sum += (share * content(ingredient)) / 100;
  return sum;
}

/** A share of the dough as baker's percentage, as shown. */
export function percent(share: number, { flour }: Dough): number {
  return round2((share / flour) * 100);
}

/** Spelt out, because an object built key by key is several times slower. */
export function valuesOf(dough: Dough): Params {
  const { hidratacion, sal, levadura, prefermento, grasa, azucar } = dough.sums;
  return {
    hidratacion: percent(hidratacion, dough),
    sal: percent(sal, dough),
    levadura: percent(levadura, dough),
    prefermento: percent(prefermento, dough),
    grasa: percent(grasa, dough),
    azucar: percent(azucar, dough),
  };
}

/** A percentage that the response does not show: of the flour, or of the dough where it has no base of its own. */
export function percentOf({ num, den }: Param<Ingredient>, dough: Dough): number {
  const share = sumOf(dough, num);
  return den === undefined ? round2(100 * share) : percent(share, dough);
}

/** Yeast as the fresh yeast it replaces, % of flour, unrounded. */
export function freshYeast({ sums, yeastPower, flour }: Dough): number {
  return ((sums.levadura * yeastPower) / flour) * 100;
}

/** g of salt per 100 g of bread, as shown: only water is lost in the oven. */
export function saltInBread({ salt }: Dough, bakingLoss: number): number {
  return round2((salt / (1 - bakingLoss / 100)) * 100);
}

/** Weight mean of the W stated for the flours; null when none is. */
export function strengthOf({ apart }: Dough): number | null {
  const { top, below } = totals(STRENGTH, apart);
  return below > 0 ? shownAs(STRENGTH, top / below) : null;
}
