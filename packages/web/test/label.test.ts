import { describe, expect, test } from 'vitest';
import { loadCraft } from '../src/crafts/craft-engines.ts';
import { esOwn } from '../src/own/texts.ts';
import { described, isReckoned } from '../src/recipe/described.ts';
import { fromContent, newLine, toContent } from '../src/recipe/recipe.ts';
import { requestOf } from '../src/recipe/request.ts';
import { decodeRecipe, encodeRecipe } from '../src/recipe/share.ts';
import type { Label } from '../src/storage/label.ts';

/** A pistachio paste with all its label says. */
const PASTE: Label = {
  energia: 610,
  grasas: 50,
  saturadas: 6,
  hidratos: 12,
  azucares: 12,
  fibra: 16,
  proteinas: 20,
  precio: 30,
  alergenos: ['frutos_cascara:pistacho'],
  categoria: 'frutos_secos',
};

describe('a label', () => {
  test('counts in every craft, and a composition in its own terms stands for the whole', async () => {
    for (const id of ['helado', 'panaderia', 'pasteleria', 'turron', 'cacao'] as const) {
      const craft = await loadCraft(id);
      const { body } = requestOf({ type: '', lines: [newLine('Pasta mía', 100, { label: PASTE })] }, craft, {});
      const formula = craft.example.ingredients as readonly object[];
      const { ingredients } = craft.analyse({ ...craft.example, ingredients: [...formula, ...body.ingredients] });
      expect(ingredients.at(-1)!.certainty, id).not.toBe('desconocida');
    }
    expect(isReckoned({ label: PASTE })).toBe(true);
    expect(isReckoned({ own: { precio: 3 } })).toBe(false);
    expect(described({ own: { materiagrasa: 52 }, label: PASTE })).toEqual({ materiagrasa: 52 });
    expect(described({ own: { role: 'grasa' }, label: PASTE })).toEqual({ role: 'grasa', etiqueta: PASTE });
  });

  test('gives way to the price set in the cost sheet', async () => {
    const helado = await loadCraft('helado');
    const lines = [newLine('Pasta mía', 100, { label: PASTE })];
    const { body } = requestOf({ type: 'helado_crema', lines }, helado, { 'Pasta mía': 24 });
    expect(body.ingredients[0]).toMatchObject({ precio: 24 });
    expect(helado.analyse({ ...body, ingredients: body.ingredients }).cost).toBe(24);
  });

  test('goes with the line to the notebook and into links, and comes back the same', () => {
    const line = newLine('Pasta mía', 90, { label: PASTE });
    const recipe = { craft: 'turron', type: 'jijona', title: 'T', lines: [line], id: 'a', batch: null } as const;
    const content = toContent(recipe);
    expect(content.ingredientes).toEqual([{ nombre: 'Pasta mía', gramos: 90, etiqueta: PASTE }]);
    expect(fromContent('a', content).lines[0]).toEqual({ ...line, id: expect.any(Number) });
    const ingredients = [{ name: 'Pasta mía', grams: 90, label: PASTE }];
    const shared = { craft: recipe.craft, type: recipe.type, title: recipe.title, ingredients };
    expect(decodeRecipe(encodeRecipe(shared))?.ingredients).toEqual(shared.ingredients);
  });
});

test('what a file brings is told in the number it has', () => {
  expect(esOwn.imported(1, 1)).toMatch(/1 ya lo tienes con otros valores y no se ha tocado\.$/);
  expect(esOwn.imported(3, 2)).toMatch(/2 ya los tienes con otros valores y no se han tocado\.$/);
});
