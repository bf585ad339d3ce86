import { rowOfId } from './catalogue.ts';
import { type Ingredient, isYeast } from './resolve.ts';
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
export const YEASTS: Kind = { fits: isYeast, name: NAMES.yeast };
export const SOURDOUGHS: Kind = {
  fits: ({ row, hydration, finishing }) => row === SOURDOUGH && hydration === SOURDOUGH.hidratacion_pref && !finishing,
  name: NAMES.sourdough(SOURDOUGH.hidratacion_pref!),
};

export function heaviestOf(
  { ingredients }: { readonly ingredients: readonly Ingredient[] },
  { fits }: Pick<Kind, 'fits'>,
): Ingredient | undefined {
  let heaviest: Ingredient | undefined;
  for (const one of ingredients) {
    if (fits(one) && one.grams > 0 && (heaviest === undefined || one.grams > heaviest.grams)) heaviest = one;
  }
  return heaviest;
}
