import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Formula } from '../examples/formula.ts';
import { pickExamples } from '../examples/pick.ts';
import type { Craft } from '../src/crafts/engine.ts';
import { type Remedy, remedies } from '../src/reading/apply.ts';
import { emptyRecipe, fromShared, newLine, type Recipe } from '../src/recipe/recipe.ts';
import { requestOf } from '../src/recipe/request.ts';
import { ALL, helado } from './crafts.ts';

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

  test('what is put on the bench can be weighed', () => {
    for (const recipe of recipes) {
      for (const { change } of remediesOf(craft, recipe)) {
        const moved = change?.(recipe).lines.filter((line) => !recipe.lines.includes(line)) ?? [];
        for (const { grams } of moved) expect(Number(grams!.toFixed(2))).toBe(grams);
      }
    }
  });

  test('with a padlock on a line nothing is offered that moves it; what leaves it alone is offered as before', () => {
    for (const recipe of recipes) {
      const free = remediesOf(craft, recipe);
      for (const { id } of recipe.lines) {
        remediesOf(craft, locking(recipe, id)).forEach(({ change, locked }, i) => {
          const without = free[i]!.change?.(recipe).lines.find((line) => line.id === id)?.grams;
          const { name, grams: before } = recipe.lines.find((line) => line.id === id)!;
          const moves = free[i]!.change !== null && without !== before;
          expect(locked).toEqual(moves ? [name] : []);
          expect(change === null).toBe(moves || free[i]!.change === null);
        });
      }
    }
  });
});

test('where advice counts on what comes before it, what follows a piece under a padlock is not offered either', () => {
  const lines = [newLine('Leche entera', 560), newLine('Nata 35%', 180), newLine('Azúcar', 180)];
  const recipe = { ...emptyRecipe('helado', 'helado_crema'), lines };
  const offers = (id: number) =>
    remediesOf(helado, locking(recipe, id)).flatMap(({ change, withEarlier, locked }) =>
      change || locked.length > 0 ? [{ offered: change !== null, withEarlier }] : [],
    );
  // Milk powder for milk; dextrose for sugar.
  expect(offers(-1)).toEqual([
    { offered: true, withEarlier: false },
    { offered: true, withEarlier: true },
  ]);
  expect(offers(lines[0]!.id).map(({ offered }) => offered)).toEqual([false, false]);
  expect(offers(lines[1]!.id).map(({ offered }) => offered)).toEqual([true, true]);
  expect(offers(lines[2]!.id).map(({ offered }) => offered)).toEqual([true, false]);
});

test('a line whose weight is not written yet stays as it is', () => {
  const lines = [newLine('Leche entera', 500), newLine('Nata 35%', 250), newLine('Azúcar', 100), newLine('Sal', null)];
  const recipe = { ...emptyRecipe('helado', 'helado_crema'), lines };
  const after = remediesOf(helado, recipe)[0]!.change!(recipe);
  expect(after.lines.find(({ name }) => name === 'Sal')?.grams).toBeNull();
});
