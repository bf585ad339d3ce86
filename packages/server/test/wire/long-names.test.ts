import { CRAFTS } from '@obrador/engine';
import { expect, test } from 'vitest';
import { post, testApp } from '../helpers.ts';

/** Longer than any sentence says again. */
const LONG = 'q'.repeat(1000);
const PROBLEM = { headers: { accept: 'application/problem+json' } };

/** The texts of an answer that say more of a name than its beginning; a field, or a path to one, may end in it. */
function sayingAll(value: unknown): readonly string[] {
  if (typeof value === 'string') return !value.endsWith(LONG) && /q{61}/.test(value) ? [value.slice(0, 80)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sayingAll);
}

test.each(CRAFTS)('$id: long names and types are said again cut short', async ({ id, path, example, shape }) => {
  const item = (fields: object) => ({ [shape.name]: LONG, [shape.weight]: 50, ...fields });
  const ingredients = example.ingredients as readonly object[];
  const formula = (fields: object) => ({ ...example, ingredients: [...ingredients, item(fields)] });
  const label = { energia: 100, hidratos: 20, azucares: 20 };
  const bodies = [
    formula({}),
    { ...example, type: LONG },
    formula({ [shape.weight]: -1 }),
    formula({ azucares: 5, grasa: 5, materiagrasa: 5 }),
    formula({ azucares: 90, grasa: 90, materiagrasa: 90 }),
    formula({ etiqueta: label }),
    formula({ etiqueta: { ...label, grasas: 300 } }),
    formula({ etiqueta: { [LONG]: 1 } }),
    formula({ receta: { ingredients: [{ name: LONG, grams: 1 }] } }),
    formula({ role: LONG }),
    formula({ [LONG]: 1 }),
  ];
  const calls: (readonly [string, object])[] = [
    ...[path, `${path}?estricto=1`, `/api/analizar/${id}`, `/api/equilibrar/${id}`].flatMap((url) =>
      bodies.map((body) => [url, body] as const),
    ),
    ...[{ fijos: [LONG] }, { anadir: [LONG] }, { [LONG]: 1 }, { parametros: { [LONG]: [1, 2] } }].map(
      (opciones) => [`/api/equilibrar/${id}`, { ...example, opciones }] as const,
    ),
    ...[{ type: LONG }, { sin: [LONG] }, { con: [LONG] }, { sabores: [{ name: LONG }] }, { [LONG]: 1 }].map(
      (wish) => [`/api/crear/${id}`, wish] as const,
    ),
    [`/api/sustituir/${id}`, { ...example, quitar: LONG }],
    [`/api/desde-etiqueta/${id}`, { texto: `azúcar, ${LONG}` }],
    ['/api/etiqueta', { craft: id, ingredients: [...ingredients, item({})] }],
    ['/api/etiqueta', { ...example, craft: id, type: LONG }],
    ['/api/etiqueta', { ...example, craft: id, destacar: [LONG] }],
  ];
  const app = testApp();
  const said: string[] = [];
  for (const [url, body] of calls) {
    said.push(...sayingAll((await post(app, url, body, PROBLEM)).json()).map((text) => `${url} ${text}`));
  }
  expect(said).toEqual([]);
});
