import { expect, it } from 'vitest';
import { finished } from '../../src/craft/lazy.ts';
import { foodNamesBySteps } from '../../src/despensa/food-names.ts';
import { knownNames } from '../../src/despensa/known-names.ts';
import { everyFood, indexOf } from '../../src/despensa/table.ts';
import { vocabulary } from '../../src/despensa/vocabulary.ts';
import { keyOf, rootsOf } from '../../src/despensa/words.ts';
import { isNamed, isWord, ownerNamed, packTable, tableBySteps } from '../../src/lectura/name-table.ts';

it('the names made with the tables are those worked out of them', () => {
  expect(packTable(knownNames())).toEqual(packTable(finished(foodNamesBySteps(vocabulary()))));
});

it('finds every name of a food, and nothing else', () => {
  for (const food of everyFood()) {
    const place = indexOf(food.id)!;
    for (const name of [food.name, food.id, ...vocabulary().aliases(place)]) {
      expect(ownerNamed(knownNames(), rootsOf(name)), name).toBe(place);
      expect(isNamed(knownNames(), rootsOf(name), place), name).toBe(true);
    }
  }
  for (const none of ['', 'zutano', 'leche zutano', 'leche entera leche entera nata']) {
    expect(ownerNamed(knownNames(), rootsOf(none)), none).toBeUndefined();
  }
});

it('words in any order are of one owner alone, and families of grades are found by none', () => {
  const names = [['chocolate con leche', 'cacao'], ['leche con chocolate'], ['harina']].map((own) => own.map(keyOf));
  const table = finished(tableBySteps(3, (owner) => names[owner]!, 2));
  const owner = (text: string) => ownerNamed(table, rootsOf(text));
  expect(['chocolate leche', 'leche chocolate', 'cacao', 'harina', 'leche'].map(owner)).toEqual([
    0,
    1,
    0,
    undefined,
    undefined,
  ]);
  expect(['cacao', 'harina'].map((word) => isWord(table, keyOf(word)))).toEqual([true, false]);
});
