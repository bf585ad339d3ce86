import { round } from '../craft/round.ts';
import { KJ_PER_KCAL, TABLE_FIELDS } from '../despensa/declaration-check.ts';
import type { Food } from '../despensa/food.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import type { Leaf } from '../despensa/receta.ts';
import { shown } from './rounding.ts';

/** The figures of the nutrition table, in the order annex XV of Regulation (EU) 1169/2011 fixes. */
export const NUTRIENTS = ['energia_kj', 'energia_kcal', ...TABLE_FIELDS] as const;
/** A figure of the nutrition table. */
export type Nutrient = (typeof NUTRIENTS)[number];
/** The nutrition table in figures. */
export type Nutrition = Readonly<Record<Nutrient, number>>;
/** The nutrition table as it is printed. */
export type ShownNutrition = Readonly<Record<Nutrient, string>>;

/** Rounding of energy figures; a larger gap means other factors. */
const WHOLE = 1.5;

function isOfPantry({ id }: Food): boolean {
  return id !== '';
}

/** 100 g of a food as the table counts it: protein is nitrogen × 6.25, energy by the factors of annex XIV. */
export function nutritionOfFood(food: Food): Nutrition {
  const label = isOfPantry(food) ? etiquetaOf(food) : undefined;
  const proteinas = label?.proteina ?? food.proteina;
  const sweet = food.polioles - food.eritritol;
  const digestible = food.hidratos - food.polioles + proteinas;
  const { grasa, alcohol, acidos, fibra } = food;
  const kcal = 4 * digestible + 2.4 * sweet + 9 * grasa + 7 * alcohol + 3 * acidos + 2 * fibra;
  const kj = 17 * digestible + 10 * sweet + 37 * grasa + 29 * alcohol + 13 * acidos + 8 * fibra;
  // Told by a label of its own, or without a legal factor.
  const beyond = (label?.kcal ?? food.kcal) - kcal;
  const apart = Math.abs(beyond) > WHOLE ? beyond : 0;
  return {
    energia_kj: kj + KJ_PER_KCAL * apart,
    energia_kcal: kcal + apart,
    grasas: grasa,
    saturadas: label?.saturadas ?? food.saturadas ?? 0,
    hidratos: food.hidratos,
    azucares: food.azucares,
    fibra,
    proteinas,
    sal: food.sal,
  };
}

type Weighed = Pick<Leaf, 'food' | 'grams'>;

/** The table of 100 g of finished food. */
export function nutritionOf(leaves: readonly Weighed[]): Nutrition {
  const sums = Object.fromEntries(NUTRIENTS.map((key) => [key, 0])) as Record<Nutrient, number>;
  for (const { food, grams } of leaves) {
    const own = nutritionOfFood(food);
    for (const key of NUTRIENTS) sums[key] += (own[key] * grams) / 100;
  }
  return sums;
}

/** Beyond the last decimal any label shows. */
const DECIMALS = 4;

export function rounded(nutrition: Nutrition): Nutrition {
  return eachOf((key) => round(nutrition[key], DECIMALS));
}

export function portionOf(nutrition: Nutrition, grams: number): Nutrition {
  return eachOf((key) => (nutrition[key] * grams) / 100);
}

export function shownNutrition(nutrition: Nutrition): ShownNutrition {
  return eachOf((key) => shown(key, nutrition[key]));
}

function eachOf<Value>(of: (key: Nutrient) => Value): Record<Nutrient, Value> {
  return Object.fromEntries(NUTRIENTS.map((key) => [key, of(key)])) as Record<Nutrient, Value>;
}
