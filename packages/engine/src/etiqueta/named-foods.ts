import { lazy } from '../craft/lazy.ts';
import { fold } from '../craft/names.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import type { Leaf } from '../despensa/receta.ts';
import { everyFood } from '../despensa/table.ts';
import { root } from '../despensa/words.ts';
import { aroma, frutaOFrutoSeco } from './classes.gen.ts';
import type { Notice } from './notices.ts';
import { FORM_ROOTS, wordsOf } from './quid.ts';
import { notices } from './texts.ts';
import { NAMED, NOT_NAMED } from './words.gen.ts';

/** «Fruta» and «frutos secos» have one root. */
export const FRUIT = root('fruta');

/** Roots of the words that name a fruit or a nut: of foods of one word beside their form. */
const fruitsAndNuts = lazy(() => {
  const words = everyFood()
    .filter(frutaOFrutoSeco)
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
export const namedIn = (name: string) =>
  [...name.replace(NOT_NAMED, '').matchAll(NAMED)].flatMap(([, word = '']) =>
    fruitsAndNuts().has(root(fold(word))) ? word.toLowerCase() : [],
  );

/** Those a word calls; an aroma is called after a food that it is not. */
export const leavesCalled = (leaves: readonly Leaf[], word: string): Leaf[] =>
  leaves.filter(
    (leaf) =>
      leaf.grams > 0 && !aroma(leaf.food) && calledBy(leaf).some((one) => wordsOf(one).includes(root(fold(word)))),
  );

/** Fruits and nuts of a name that no ingredient is called by. */
export function absentFoods(names: readonly string[], leaves: readonly Leaf[]): Notice[] {
  return names.flatMap((name) =>
    namedIn(name).flatMap((word) => (leavesCalled(leaves, word).length > 0 ? [] : [notices.absent(name, word)])),
  );
}
