import { FoodSheetSchema, PantrySchema } from '@obrador/engine/schemas';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';

const app = buildApp({ rateLimit: 0 });
const get = (path: string) => app.inject({ method: 'GET', url: path });
const ids = async (path: string) =>
  (await get(path)).json<{ alimentos: { id: string }[] }>().alimentos.map(({ id }) => id);

describe('the list', () => {
  test('has every food of the pantry, in pages', async () => {
    const first = (await get('/api/despensa?limite=100')).json();
    expect(Value.Check(PantrySchema, first)).toBe(true);
    expect(first.total).toBeGreaterThanOrEqual(698);
    const found = new Set<string>();
    for (let from = 0; from < first.total; from += 100) {
      for (const id of await ids(`/api/despensa?limite=100&desde=${from}`)) found.add(id);
    }
    expect(found.size).toBe(first.total);
  });

  test('is searched by name, slips forgiven', async () => {
    expect((await ids('/api/despensa?q=nata%2035'))[0]).toBe('nata_35');
    expect((await ids('/api/despensa?q=mantequila'))[0]).toBe('mantequilla');
  });

  test.each([
    ['nata 35 % MG', 'nata_35'],
    ['cobertura 70%', 'chocolate_negro_70'],
    ['agua de manantial', 'agua'],
    ['beurre pommade', 'mantequilla'],
    ['250 g de harina de fuerza tamizada', 'harina_fuerza'],
  ])('puts what «%s» is read as first, and says so', async (q, id) => {
    const answer = (await get(`/api/despensa?q=${encodeURIComponent(q)}`)).json();
    expect(Value.Check(PantrySchema, answer)).toBe(true);
    expect(answer.entendido).toEqual({ id, lectura: expect.any(String) });
    expect(answer.alimentos[0].id).toBe(id);
    expect(new Set(answer.alimentos.map((food: { id: string }) => food.id)).size).toBe(answer.alimentos.length);
  });

  test('takes a generic word as the craft does, be the food its own or not', async () => {
    const read = async (craft: string, q = 'glucosa') => (await get(`/api/despensa?q=${q}&craft=${craft}`)).json();
    expect((await read('helado')).entendido).toEqual({ id: 'glucosa_atomizada_38', lectura: 'por_defecto' });
    expect((await read('cacao')).entendido).toEqual({ id: 'jarabe_glucosa_40', lectura: 'por_defecto' });
    expect((await read('cacao', 'ajo negro')).alimentos.map((food: { id: string }) => food.id)).toEqual(['ajo_negro']);
  });

  test('proposes what a text may have meant when nothing bears its words, and says it understood nothing', async () => {
    const answer = (await get('/api/despensa?q=mantequila%20zarandeada')).json();
    expect(answer).not.toHaveProperty('entendido');
    expect(answer.alimentos[0].id).toBe('mantequilla');
    expect(answer.total).toBeLessThanOrEqual(3);
  });

  test('says it understood a food only where that food is in the answer', async () => {
    const answer = (await get('/api/despensa?q=nata%2035%20%25%20MG&categoria=azucares')).json();
    expect(answer).toEqual({ status: 'ok', total: 0, alimentos: [] });
  });

  test('is filtered by allergen, with the kinds of nuts under their common code', async () => {
    expect(await ids('/api/despensa?q=leche%20entera&alergeno=leche')).toContain('leche_entera');
    const nuts = (await get('/api/despensa?alergeno=frutos_cascara&limite=100')).json();
    for (const { contiene } of nuts.alimentos) {
      expect(contiene.some((code: string) => code.startsWith('frutos_cascara'))).toBe(true);
    }
    const almonds = (await get('/api/despensa?alergeno=frutos_cascara:almendra')).json();
    expect(almonds.total).toBeLessThan(nuts.total);
  });

  test('is filtered by category and by craft', async () => {
    const dairy = (await get('/api/despensa?categoria=lacteos')).json();
    for (const { categoria } of dairy.alimentos) expect(categoria).toBe('lacteos');
    const own = (await get('/api/despensa?craft=cacao')).json();
    expect(own.total).toBeLessThan(200);
  });

  test.each([
    ['limite=0', '«limite» debe ser un número entero entre 1 y 100.'],
    ['limite=dos', '«limite» debe ser un número entero entre 1 y 100.'],
    ['desde=-1', '«desde» debe ser un número entero entre 0 y 10000.'],
    ['categoria=piedras', '«categoria» debe ser uno de estos valores: agua, sal, '],
    ['alergeno=polvo', '«alergeno» debe ser uno de estos valores: gluten, '],
    ['craft=joyeria', '«craft» debe ser uno de estos valores: helado, '],
    [`q=${'a'.repeat(101)}`, '100'],
  ])('refuses «%s» in words', async (query, words) => {
    const response = await get(`/api/despensa?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain(words);
  });

  test('is kept by the client while nothing changes', async () => {
    const { headers } = await get('/api/despensa?q=miel');
    const again = await app.inject({
      method: 'GET',
      url: '/api/despensa?q=miel',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('the sheet of a food', () => {
  test('tells composition, label, allergens, quality and source', async () => {
    const sheet = (await get('/api/despensa/nata_35')).json();
    expect(Value.Check(FoodSheetSchema, sheet)).toBe(true);
    expect(sheet).toMatchObject({
      id: 'nata_35',
      contiene: ['leche'],
      etiqueta: { grasas: sheet.composicion.grasa },
      vegano: false,
    });
    expect(sheet.fuente).not.toBe('');
    const crafts = sheet.oficios.map(({ craft }: { craft: string }) => craft);
    expect(crafts).toEqual(['helado', 'panaderia', 'pasteleria', 'turron', 'cacao']);
  });

  test('has methods like any other address', async () => {
    const post = await app.inject({ method: 'POST', url: '/api/despensa/miel', payload: {} });
    expect(post.statusCode).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD, OPTIONS');
    const options = await app.inject({ method: 'OPTIONS', url: '/api/despensa/miel' });
    expect(options.statusCode).toBe(204);
  });

  test('that nobody has is not found, in words', async () => {
    const response = await get('/api/despensa/polvo_de_hadas');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: 'La despensa no tiene ningún alimento «polvo_de_hadas».' });
  });
});
