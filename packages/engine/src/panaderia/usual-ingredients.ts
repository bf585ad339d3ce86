import { add, type Step, take, takeFrom } from '../craft/advice.ts';
import { round } from '../craft/round.ts';
import { rowOfId } from './catalogue.ts';
import { type Ingredient, resolve, withGrams } from './resolve.ts';
import { NAMES } from './texts.ts';

/** An ingredient a baker has at hand, and how to recognise it in the formula. */
export interface Kind {
  readonly fits: (ingredient: Ingredient) => boolean;
  /** Under which it comes in when the formula has none. */
  readonly name: string;
}

/** Sea water would take its salt along. */
const isPlainWater = ({ row, parts }: Ingredient) => row.rol === 'agua' && parts.agua === 100;
const ownOf = ({ preferment }: Ingredient) => preferment === undefined;

export const BUTTER = rowOfId('mantequilla');
export const SOURDOUGH = rowOfId('masa_madre_100');
export const EGG = rowOfId('huevo_entero');
export const MILK = rowOfId('leche_entera');

/** Flour and water of the dough itself, not of a pre-ferment. */
export const FLOUR: Kind = {
  fits: (one) => one.row.rol === 'harina' && !one.finishing && ownOf(one),
  name: NAMES.flour,
};
export const WATER: Kind = { fits: (one) => isPlainWater(one) && !one.finishing && ownOf(one), name: NAMES.water };
export const PREFERMENT_WATER: Kind = { fits: (one) => isPlainWater(one) && !ownOf(one), name: NAMES.water };
/** Milk that is poured: powder holds no water to take out. */
export const MILKS: Kind = {
  fits: (one) => one.row.rol === 'leche' && !one.finishing && ownOf(one) && one.parts.agua > 80,
  name: NAMES.milk,
};
export const EGGS: Kind = { fits: ({ row, finishing }) => row === EGG && !finishing, name: NAMES.egg };
export const SALT: Kind = { fits: ({ row, parts }) => row.rol === 'sal' && parts.sal === 100, name: NAMES.salt };
/** What a dough is enriched with: butter unless it already has another fat. */
export const FATS: Kind = {
  fits: ({ parts, finishing }) => parts.grasa > 70 && !finishing,
  name: NAMES.butter,
};
export const SUGARS: Kind = {
  fits: ({ row, parts, finishing }) => row.rol === 'azucar' && parts.azucar > 60 && !finishing,
  name: NAMES.sugar,
};
export const SOURDOUGHS: Kind = {
  fits: ({ row, hydration, finishing }) => row === SOURDOUGH && hydration === SOURDOUGH.hidratacion_pref && !finishing,
  name: NAMES.sourdough(SOURDOUGH.hidratacion_pref!),
};

/** Free of the noise of floating point. */
export function weighed(grams: number): number {
  return round(grams, 6);
}

/** Whatever has ingredients to add to and take from. */
interface Stock {
  readonly ingredients: readonly Ingredient[];
}

export function heaviestOf({ ingredients }: Stock, { fits }: Pick<Kind, 'fits'>): Ingredient | undefined {
  let heaviest: Ingredient | undefined;
  for (const one of ingredients) {
    if (fits(one) && one.grams > 0 && (heaviest === undefined || one.grams > heaviest.grams)) heaviest = one;
  }
  return heaviest;
}

/** Adds to the heaviest of its kind, or brings it in. */
export function put(formula: Stock, kind: Kind, grams: number): Step[] {
  return grams > 0 ? [add(heaviestOf(formula, kind)?.name ?? kind.name, weighed(grams))] : [];
}

export function takeOut({ ingredients }: Stock, { fits }: Kind, grams: number): Step[] {
  return takeFrom(ingredients.filter(fits), grams).map((portion) => take(portion.name, weighed(portion.grams)));
}

export function weightOf({ ingredients }: Stock, { fits }: Kind): number {
  return ingredients.reduce((sum, one) => (fits(one) ? sum + one.grams : sum), 0);
}

/** The ingredients once the steps are done, as a person following them would leave them. */
export function following(ingredients: readonly Ingredient[], steps: readonly Step[]): readonly Ingredient[] {
  const left = [...ingredients];
  for (const { action, ingredient, grams, by } of steps) {
    if (action === 'anadir') bring(left, ingredient, grams);
    else carryOff(left, ingredient, grams);
    if (by !== undefined) bring(left, by, grams);
  }
  return left;
}

function bring(all: Ingredient[], name: string, grams: number): void {
  const at = heaviestNamed(all, name);
  const here = all[at];
  if (here === undefined) all.push(resolve({ name, grams, numbers: undefined, raw: {} }, all.length));
  else all[at] = withGrams(here, weighed(here.grams + grams));
}

function carryOff(all: Ingredient[], name: string, grams: number): void {
  let rest = grams;
  while (rest > 0) {
    const at = heaviestNamed(all, name);
    const here = all[at];
    if (here === undefined || here.grams === 0) return;
    const part = Math.min(rest, here.grams);
    all[at] = withGrams(here, weighed(here.grams - part));
    rest -= part;
  }
}

function heaviestNamed(all: readonly Ingredient[], name: string): number {
  let best = -1;
  for (let i = 0; i < all.length; i++) {
    const one = all[i]!;
    if (one.name === name && (best < 0 || one.grams > all[best]!.grams)) best = i;
  }
  return best;
}
