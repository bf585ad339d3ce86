import { type IngredientRow, rowOfId } from './catalogue.ts';
import type { Ingredient } from './resolve.ts';

/** Real composition per 100 g, for nutrition labels. */
export interface Composition {
  readonly kcal: number;
  readonly grasa: number;
  readonly hidratos: number;
  readonly azucares: number;
  readonly fibra: number;
  readonly proteinas: number;
  readonly sal: number;
}

const FLOUR = rowOfId('harina_trigo');
/** Work and water in a kilo of pre-ferment, EUR; the rest of its price is flour. */
const PREFERMENT_WORK = 0.02;

/** The table holds a pre-ferment at its usual hydration; at another it is wheat flour, water and salt. */
function isUsual({ row, hydration }: Ingredient): boolean {
  return hydration === undefined || hydration === row.hidratacion_pref;
}

export function compositionOf(ingredient: Ingredient): Composition {
  return isUsual(ingredient) ? ingredient.row : diluted(FLOUR, ingredient.parts.harina / 100, ingredient.parts.sal);
}

function diluted(flour: IngredientRow, share: number, sal: number): Composition {
  return {
    kcal: flour.kcal * share,
    grasa: flour.grasa * share,
    hidratos: flour.hidratos * share,
    azucares: flour.azucares * share,
    fibra: flour.fibra * share,
    proteinas: flour.proteinas * share,
    sal,
  };
}

/** EUR per kg. */
export function priceOf(ingredient: Ingredient): number {
  if (isUsual(ingredient)) return ingredient.row.precio;
  return (FLOUR.precio * ingredient.parts.harina) / 100 + PREFERMENT_WORK;
}
