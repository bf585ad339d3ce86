import { lazy } from '../craft/lazy.ts';
import { fold } from '../craft/names.ts';
import {
  aromaConcentrado,
  esencia,
  grasaAjena,
  levaduraSeca,
  levaduraViva,
  mantequilla,
  masaMadre,
  vainilla,
} from '../despensa/classes.gen.ts';
import { contains } from '../despensa/contains.ts';
import type { Food } from '../despensa/food.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import type { Leaf } from '../despensa/receta.ts';
import { everyFood } from '../despensa/table.ts';
import { root } from '../despensa/words.ts';
import type { Notice } from './notices.ts';
import { FORM_ROOTS, wordsOf } from './quid.ts';
import { NAMED, NOT_NAMED, notices, PROMISED_FOODS, PROMISES } from './texts.ts';

/** Other fat than this part of the butter is more than what greases a mould. */
const OTHER_FAT = 0.05;

/** Parts of the flour that the norm of bread asks of a name (RD 308/2019, arts. 14.5 and 6.2), fresh yeast. */
const OF_FLOUR = { sourdough: 0.05, yeast: 0.002, each: 0.1, flours: 3 };
const DRY_AS_FRESH = 3;

const isFlour = (food: Food) => food.id !== '' && PROMISES.flours.test(etiquetaOf(food).denominacion);

/** A person's own food has no row that tells. */
const isAdditive = (food: Food) => food.id !== '' && etiquetaOf(food).funcion !== '';

type Test = (
  has: (fits: (food: Food) => boolean) => boolean,
  grams: (fits: (food: Food) => boolean) => number,
  /** The words of the name that promise. */
  words: readonly string[],
  foods: readonly Food[],
) => boolean;

const namesOf = (food: Food) => (food.id === '' ? [food.name] : [food.name, etiquetaOf(food).denominacion]);

/** Whether a food of milk is called by a word of a name; a cheese need not say that it is one. */
const isCalled = (food: Food, word: string) =>
  contains(food, 'leche') &&
  (namesOf(food).some((name) => wordsOf(name).includes(root(word))) ||
    (word === 'queso' && food.category === 'quesos'));

/** Whether a formula keeps what a word of its name promises. */
const KEPT: Readonly<Record<keyof typeof PROMISED_FOODS, Test>> = {
  dairy: (has) => has((food) => contains(food, 'leche')),
  // What has no milk at all is told above.
  dairyKind: (has, _, words) =>
    !has((food) => contains(food, 'leche')) || words.every((word) => has((food) => isCalled(food, word))),
  butter: (has, grams) => !has(mantequilla) || grams(grasaAjena) <= OTHER_FAT * grams(mantequilla),
  egg: (has) => has((food) => contains(food, 'huevo')),
  // What has neither is flavoured by a food that does not say.
  vanilla: (has) =>
    has(vainilla) || has(({ id }) => id === 'vainilla_vaina') || !(has(aromaConcentrado) || has(esencia)),
  sourdough: (has, grams) => {
    const flour = grams(isFlour);
    const yeast = grams(levaduraViva) + (DRY_AS_FRESH - 1) * grams(levaduraSeca);
    return grams(masaMadre) >= OF_FLOUR.sourdough * flour && yeast <= OF_FLOUR.yeast * flour && !has(isAdditive);
  },
  multigrain: (_, grams, __, foods) => {
    const least = OF_FLOUR.each * grams(isFlour);
    return foods.filter((food) => isFlour(food) && grams((other) => other === food) >= least).length >= OF_FLOUR.flours;
  },
  light: () => false,
  natural: (has) => !has((food) => aromaConcentrado(food) || esencia(food) || isAdditive(food)),
};

/** «Fruta» and «frutos secos» have one root. */
export const FRUIT = root('fruta');

/** A food of one word beside its form, which names that fruit or nut and nothing else. */
const isFruitOrNut = ({ category, frutos_secos }: Food) => FRUITS.has(category) || frutos_secos > 99;
const FRUITS: ReadonlySet<Food['category']> = new Set(['frutas', 'zumos']);

/** Roots of the words that name a fruit or a nut. */
const fruitsAndNuts = lazy(() => {
  const words = everyFood()
    .filter(isFruitOrNut)
    .map(({ name }) => wordsOf(name).filter((word) => !FORM_ROOTS.has(word)));
  return new Set(words.flatMap((own) => (own.length === 1 && own[0] !== FRUIT ? own : [])));
});

/** All that a leaf is called, and what it is made of. */
function calledBy({ line, food }: Leaf): readonly string[] {
  if (food.id === '') return [line.name, food.name];
  const { denominacion, denominaciones, sublista } = etiquetaOf(food);
  return [line.name, food.name, denominacion, ...denominaciones.flat(), sublista];
}

/** Fruits and nuts of a name that no ingredient is called by. */
export function absentFoods(names: readonly string[], leaves: readonly Leaf[]): Notice[] {
  return names.flatMap((name) => {
    const named = [...name.replace(NOT_NAMED, '').matchAll(NAMED)].flatMap(([, word = '']) => word.toLowerCase());
    return named.flatMap((word) => {
      const own = root(fold(word));
      if (!fruitsAndNuts().has(own)) return [];
      const isThere = leaves.some((leaf) => leaf.grams > 0 && calledBy(leaf).some((one) => wordsOf(one).includes(own)));
      return isThere ? [] : [notices.absent(name, word)];
    });
  });
}

/** Names that promise a food the formula does not hold. */
export function promisedFoods(names: readonly string[], leaves: readonly Leaf[]): Notice[] {
  const used = leaves.filter(({ grams }) => grams > 0);
  const has = (fits: (food: Food) => boolean) => used.some(({ food }) => fits(food));
  const grams = (fits: (food: Food) => boolean) => used.reduce((sum, one) => sum + (fits(one.food) ? one.grams : 0), 0);
  const foods = [...new Set(used.map(({ food }) => food))];
  return names.flatMap((name) => {
    const text = fold(name);
    return (Object.keys(KEPT) as (keyof typeof KEPT)[]).flatMap((key) => {
      const { word, except } = PROMISED_FOODS[key];
      const words = text.match(new RegExp(word, 'g')) ?? [];
      if (words.length === 0 || except.test(text) || KEPT[key](has, grams, words, foods)) return [];
      return [notices.broken(name, PROMISED_FOODS[key])];
    });
  });
}
