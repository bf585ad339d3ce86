import { fold } from '../craft/names.ts';
import { aromaConcentrado, esencia, grasaAjena, mantequilla, vainilla } from '../despensa/classes.gen.ts';
import { contains } from '../despensa/contains.ts';
import type { Food } from '../despensa/food.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import type { Leaf } from '../despensa/receta.ts';
import type { Notice } from './notices.ts';
import { notices, PROMISED_FOODS } from './texts.ts';

/** Other fat than this part of the butter is more than what greases a mould. */
const OTHER_FAT = 0.05;

/** A person's own food has no row that tells. */
const isAdditive = (food: Food) => food.id !== '' && etiquetaOf(food).funcion !== '';

type Test = (
  has: (fits: (food: Food) => boolean) => boolean,
  grams: (fits: (food: Food) => boolean) => number,
) => boolean;

/** Whether a formula keeps what a word of its name promises. */
const KEPT: Readonly<Record<keyof typeof PROMISED_FOODS, Test>> = {
  dairy: (has) => has((food) => contains(food, 'leche')),
  butter: (has, grams) => !has(mantequilla) || grams(grasaAjena) <= OTHER_FAT * grams(mantequilla),
  egg: (has) => has((food) => contains(food, 'huevo')),
  // What has neither is flavoured by a food that does not say.
  vanilla: (has) =>
    has(vainilla) || has(({ id }) => id === 'vainilla_vaina') || !(has(aromaConcentrado) || has(esencia)),
  light: () => false,
  natural: (has) => !has((food) => aromaConcentrado(food) || esencia(food) || isAdditive(food)),
};

/** Names that promise a food the formula does not hold. */
export function promisedFoods(names: readonly string[], leaves: readonly Leaf[]): Notice[] {
  const used = leaves.filter(({ grams }) => grams > 0);
  const has = (fits: (food: Food) => boolean) => used.some(({ food }) => fits(food));
  const grams = (fits: (food: Food) => boolean) => used.reduce((sum, one) => sum + (fits(one.food) ? one.grams : 0), 0);
  return names.flatMap((name) => {
    const text = fold(name);
    return (Object.keys(KEPT) as (keyof typeof KEPT)[]).flatMap((key) => {
      const { word, except } = PROMISED_FOODS[key];
      if (!word.test(text) || except.test(text) || KEPT[key](has, grams)) return [];
      return [notices.broken(name, PROMISED_FOODS[key])];
    });
  });
}
