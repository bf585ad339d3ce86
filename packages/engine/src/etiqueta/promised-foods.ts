import { lazy } from '../craft/lazy.ts';
import { fold } from '../craft/names.ts';
import { trimmed } from '../craft/spanish.ts';
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
import { NAME_RULES } from '../ley/name-rules.gen.ts';
import { PROMISED_FOODS } from '../ley/reserved-words.gen.ts';
import type { NameRule } from '../ley/table.ts';
import type { Notice } from './notices.ts';
import { FORM_ROOTS, wordsOf } from './quid.ts';
import { notices } from './texts.ts';
import { ADDITIVE_CLASSES, FLOURS, NAMED, NOT_NAMED } from './words.gen.ts';

/** Other fat than this part of the butter is more than what greases a mould. */
const OTHER_FAT = 0.05;

/** Parts of the flour that the norm of bread asks of a name (RD 308/2019, arts. 14.5 and 6.2), fresh yeast. */
const OF_FLOUR = { sourdough: 0.05, yeast: 0.002, each: 0.1, flours: 3 };
const DRY_AS_FRESH = 3;

const isFlour = (food: Food) => food.id !== '' && FLOURS.test(etiquetaOf(food).denominacion);

/** A person's own food has no row that tells. */
const isAdditive = (food: Food) => food.id !== '' && etiquetaOf(food).funcion !== '';

/** Its own list names one. */
const bringsAdditives = (food: Food) => food.id !== '' && ADDITIVE_CLASSES.test(fold(etiquetaOf(food).sublista));

type Test = (
  has: (fits: (food: Food) => boolean) => boolean,
  grams: (fits: (food: Food) => boolean) => number,
  /** The words of the name that promise. */
  words: readonly string[],
  foods: readonly Food[],
) => boolean;

/** A shelf may call it what a label may not: «nata vegetal» is no cream. */
const nameOf = (food: Food) => (food.id === '' ? food.name : etiquetaOf(food).denominacion);

/** Whether a food of milk is called by a word of a name; a cheese need not say that it is one. */
const isCalled = (food: Food, word: string) =>
  contains(food, 'leche') &&
  (wordsOf(nameOf(food)).includes(root(word)) || (word === 'queso' && food.category === 'quesos'));

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
  additives: (has) => !has((food) => isAdditive(food) || bringsAdditives(food)),
  natural: (has) => !has((food) => isAroma(food) || isAdditive(food)),
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

/** Fruits and nuts that a name names. */
const namedIn = (name: string) =>
  [...name.replace(NOT_NAMED, '').matchAll(NAMED)].flatMap(([, word = '']) =>
    fruitsAndNuts().has(root(fold(word))) ? word.toLowerCase() : [],
  );

const isAroma = (food: Food) => aromaConcentrado(food) || esencia(food);

const leavesCalled = (leaves: readonly Leaf[], word: string) =>
  // An aroma is called after a food that it is not.
  leaves.filter(
    (leaf) =>
      leaf.grams > 0 && !isAroma(leaf.food) && calledBy(leaf).some((one) => wordsOf(one).includes(root(fold(word)))),
  );

/** Fruits and nuts of a name that no ingredient is called by. */
export function absentFoods(names: readonly string[], leaves: readonly Leaf[]): Notice[] {
  return names.flatMap((name) =>
    namedIn(name).flatMap((word) => (leavesCalled(leaves, word).length > 0 ? [] : [notices.absent(name, word)])),
  );
}

/** % of the product as sold, whose leaves are weighed in 100 g; in two figures, as it is told. */
const heldIn = (leaves: readonly Leaf[], of: NonNullable<NameRule['of']>) =>
  Math.round(100 * leaves.reduce((sum, { food, grams }) => sum + Number(of(food)) * grams, 0)) / 100;

/** What a rule says of a name, with what is there and what was named. */
const promiseOf = ({ says, source }: NameRule, held = 0, word = '') => ({
  says: says.replace('{hay}', trimmed(held)).replaceAll('{palabra}', word),
  article: source,
});

/** Names that the law of names (`data/ley/promesas.yaml`) denies the formula, or that only the workshop can prove. */
export function brokenNames(names: readonly string[], leaves: readonly Leaf[], craft: string | undefined): Notice[] {
  const used = leaves.filter(({ grams }) => grams > 0);
  return names.flatMap((name) => {
    const text = fold(name);
    const asked = NAME_RULES.filter(
      (rule) => (rule.craft ?? craft) === craft && rule.name.test(text) && !rule.except?.test(text),
    );
    return asked.flatMap((rule) => {
      const { of, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = rule;
      if (of === undefined) return [notices.unproved(name, promiseOf(rule))];
      if (!rule.named) {
        const held = heldIn(used, of);
        return held >= least && held <= most ? [] : [notices.broken(name, promiseOf(rule, held))];
      }
      return namedIn(name).flatMap((word) => {
        const held = heldIn(leavesCalled(used, word), of);
        return held === 0 || held >= least ? [] : [notices.broken(name, promiseOf(rule, held, word))];
      });
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
