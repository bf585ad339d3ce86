import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Formula } from '../examples/formula.ts';
import { pickExamples } from '../examples/pick.ts';
import { type Remedy, remedies } from '../src/apply.ts';
import type { Craft } from '../src/engine.ts';
import { requestOf } from '../src/request.ts';
import { emptyRecipe, fromShared, newLine, type Recipe } from '../src/state/recipe.ts';
import { ALL, pasteleria } from './crafts.ts';

function remediesOf(craft: Craft, recipe: Recipe): Remedy[] {
  const request = requestOf(recipe, craft, {});
  return remedies(craft, request, craft.analyse(request.body).advice);
}

/** Formulas that do not work, one per type of the craft. */
function faulty(craft: Craft): Recipe[] {
  const file = new URL(`../../../data/corpus/${craft.id}.json`, import.meta.url);
  const corpus = JSON.parse(readFileSync(file, 'utf8')) as Formula[];
  return pickExamples(craft, corpus).map(({ type, bad }) =>
    fromShared({ craft: craft.id, type, title: '', ingredients: bad.ingredients }),
  );
}

const locking = (recipe: Recipe, id: number): Recipe => ({
  ...recipe,
  lines: recipe.lines.map((line) => ({ ...line, locked: line.id === id })),
});

describe.each(ALL)('advice of $id', (craft) => {
  const recipes = faulty(craft);

  test('what is offered changes the formula, and only what it says: a name, once there, stays once', () => {
    const offered = recipes.flatMap((recipe) =>
      remediesOf(craft, recipe).flatMap(({ change }) => (change ? [[recipe, change(recipe)] as const] : [])),
    );
    expect(offered.length).toBeGreaterThan(0);
    for (const [before, after] of offered) {
      expect(after.lines).not.toEqual(before.lines);
      const added = after.lines.filter(({ id }) => !before.lines.some((line) => line.id === id));
      for (const { name } of added) expect(before.lines.some((line) => line.name === name)).toBe(false);
    }
  });

  test('with a padlock on a line nothing is offered that moves it; what leaves it alone is offered as before', () => {
    for (const recipe of recipes) {
      const free = remediesOf(craft, recipe);
      for (const { id } of recipe.lines) {
        remediesOf(craft, locking(recipe, id)).forEach(({ change, locked }, i) => {
          const before = recipe.lines.find((line) => line.id === id)!.grams;
          const without = free[i]!.change?.(recipe).lines.find((line) => line.id === id)?.grams;
          expect(locked).toBe(free[i]!.change !== null && without !== before);
          expect(change === null).toBe(locked || free[i]!.change === null);
        });
      }
    }
  });
});

test('in a chained craft what counts on advice under a padlock is not offered either', () => {
  const lines = [newLine('Huevo entero', 200), newLine('Azúcar', 60), newLine('Harina', 125)];
  const recipe = { ...emptyRecipe('pasteleria', 'genoise'), lines };
  const free = remediesOf(pasteleria, recipe);
  expect(free.map(({ withEarlier }) => withEarlier)).toEqual(free.map((_, i) => i > 0));
  const [first] = remediesOf(pasteleria, locking(recipe, lines[1]!.id));
  expect(first).toMatchObject({ change: null, locked: true });
  expect(remediesOf(pasteleria, locking(recipe, lines[1]!.id)).every(({ change }) => change === null)).toBe(true);
});

test('a line whose weight is not written yet stays as it is', () => {
  const lines = [newLine('Huevo entero', 200), newLine('Azúcar', 60), newLine('Harina', 125), newLine('Sal', null)];
  const recipe = { ...emptyRecipe('pasteleria', 'genoise'), lines };
  const after = remediesOf(pasteleria, recipe)[0]!.change!(recipe);
  expect(after.lines.find(({ name }) => name === 'Sal')?.grams).toBeNull();
});
