import { helado as iceCreamCraft, pasteleria } from '@obrador/engine';
import { describe, expect, test } from 'vitest';
import { loadCraft } from '../src/craft-engines.ts';
import { described, fromLabel, isReckoned, readsLabels } from '../src/label.ts';
import { energyOff, labelFaults, labelTotal } from '../src/label-check.ts';
import { requestOf } from '../src/request.ts';
import { decodeRecipe, encodeRecipe } from '../src/share.ts';
import { fromContent, newLine, toContent } from '../src/state/recipe.ts';
import type { Label } from '../src/storage/label.ts';

/** The pistachio paste of the audit of the web app, with all its label says. */
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
  test('in the fields of a craft that does not read labels leaves nothing but its water out', () => {
    const { numbers: iceCream } = iceCreamCraft.shape;
    expect(fromLabel(PASTE, iceCream!)).toEqual({
      kcal: 610,
      azucares: 12,
      materiagrasa: 50,
      proteinas: 20,
      otrossolidos: 36,
      precio: 30,
    });
    expect(fromLabel({ ...PASTE, agua: 1 }, iceCream!)).toMatchObject({ otrossolidos: 37 });
    expect(fromLabel({ ...PASTE, solidos: 95 }, iceCream!)).toMatchObject({ otrossolidos: 33 });
    expect(fromLabel({ ...PASTE, hidratos: 15 }, pasteleria.shape.numbers!)).toEqual({
      kcal: 610,
      azucares: 12,
      grasa: 50,
      proteinas: 20,
      almidon: 3,
      fibra: 16,
      precio: 30,
    });
    expect(fromLabel(PASTE, {})).toEqual({});
  });

  test('is told to every craft in the terms it reads, and a composition in its own terms stands for the whole', async () => {
    for (const id of ['helado', 'panaderia', 'pasteleria', 'turron', 'cacao'] as const) {
      const craft = await loadCraft(id);
      const sent = described(craft, { label: PASTE });
      expect(sent, id).toEqual(readsLabels(craft) ? { etiqueta: PASTE } : fromLabel(PASTE, craft.shape.numbers ?? {}));
      expect(isReckoned(craft, { label: PASTE }), id).toBe(Object.keys(sent).length > 0);
    }
    const helado = await loadCraft('helado');
    expect(described(helado, { own: { materiagrasa: 52 }, label: PASTE })).toEqual({ materiagrasa: 52 });
    const panaderia = await loadCraft('panaderia');
    expect(described(panaderia, { own: { role: 'grasa' }, label: PASTE })).toMatchObject({ role: 'grasa' });
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

  test('that cannot be is told where it contradicts itself', () => {
    const faults = (label: Label) => Object.fromEntries(labelFaults(label));
    expect(faults(PASTE)).toEqual({});
    expect(faults({ hidratos: 80, grasas: 50 })).toEqual({ sal: 'total' });
    expect(faults({ grasas: 5, saturadas: 6 })).toEqual({ saturadas: 'saturated' });
    expect(faults({ hidratos: 10, azucares: 12 })).toEqual({ azucares: 'sugars' });
    expect(faults({ agua: 30, solidos: 60 })).toEqual({ solidos: 'waterTwice' });
    expect(faults({ grasas: 120 })).toEqual({ grasas: 'bounds' });
    expect(labelTotal(PASTE)).toBe(98);
    expect(energyOff(PASTE)).toBeNull();
    // The same in kJ.
    expect(energyOff({ ...PASTE, energia: 2552 })).toBe(610);
  });
});
