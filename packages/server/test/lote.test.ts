import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { analizar, CRAFTS, MAX_FORMULAS } from '@obrador/engine';
import { describe, expect, test } from 'vitest';
import { FORMULAS_PER_REQUEST } from '../src/routes/lote.ts';
import { FORMULA, post, testApp } from './helpers.ts';

const formulas = CRAFTS.map(({ id, example }) => ({ ...example, craft: id }));

describe('POST /api/analizar', () => {
  test('gives each formula what it gets by itself, in order', async () => {
    const response = await post(testApp(), '/api/analizar', { formulas });
    expect(response.statusCode).toBe(200);
    const alone = CRAFTS.map((craft) => analizar(craft, craft.example));
    expect(response.json()).toEqual({ status: 'ok', resultados: JSON.parse(JSON.stringify(alone)) });
  });

  test('a formula that will not do has its error, and the others their analysis', async () => {
    const bad = { craft: 'helado', ingredients: [{ name: 'Leche entera', grams: -1 }] };
    const { resultados } = (
      await post(testApp(), '/api/analizar', { formulas: [bad, formulas[1], 5, { craft: 'sopa' }] })
    ).json();
    expect(resultados[0]).toMatchObject({ codigo: 'peso_no_valido', indice: 0, campo: 'grams' });
    expect(resultados[1]).toMatchObject({ status: 'ok', craft: 'panaderia' });
    expect(resultados[2]).toMatchObject({ codigo: 'formula_no_valida' });
    expect(resultados[3]).toMatchObject({ codigo: 'oficio_no_disponible', supported: CRAFTS.map(({ id }) => id) });
  });

  test.each([
    [{}, 'Falta «formulas»'],
    [{ formulas: [] }, 'está vacía'],
    [{ formulas: Array.from({ length: MAX_FORMULAS + 1 }, () => 1) }, `el máximo es ${MAX_FORMULAS}`],
  ])('refuses a batch that is none: %#', async (body, text) => {
    const response = await post(testApp(), '/api/analizar', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain(text);
  });

  test('counts as one request for every ten formulas', async () => {
    const app = testApp({ rateLimit: 10 });
    const batch = (count: number) => ({ formulas: Array.from({ length: count }, () => formulas[0]) });
    const first = await post(app, '/api/analizar', batch(FORMULAS_PER_REQUEST * 2 + 1));
    expect(first.headers['ratelimit-remaining']).toBe('7');
    const second = await post(app, '/api/analizar', batch(FORMULAS_PER_REQUEST * 8));
    expect(second.statusCode).toBe(429);
    expect(second.headers).toHaveProperty('retry-after');
  });
});

test.each(['br', 'gzip'])('answers over 1.5 kB travel as %s where that is read', async (encoding) => {
  const app = testApp();
  const headers = { 'accept-encoding': encoding };
  const plain = await post(app, '/api/analizar', { formulas });
  const packed = await post(app, '/api/analizar', { formulas }, { headers });
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  const short = await post(app, '/api/balance', {}, { headers });
  expect(short.headers).not.toHaveProperty('content-encoding');
});

describe('strict reading', () => {
  const items = FORMULA.ingredients;
  const STRICT = [
    ['?estricto=1', {}],
    ['', { prefer: 'respond-async, handling=strict' }],
  ] as const;

  test.each(STRICT)('refuses what is not known, and says what was meant («%s»)', async (query, headers) => {
    const app = testApp();
    const ask = async (path: string, body: object) => {
      const response = await post(app, `${path}${query}`, body, {
        headers: { accept: 'application/problem+json', ...headers },
      });
      return [response.statusCode, response.json().detail ?? 'ok'];
    };
    expect(await ask('/api/balance', FORMULA)).toEqual([200, 'ok']);
    expect(await ask('/api/balance/panaderia', { type: 'piza_napolitana', ingredients: [] })).toEqual([
      422,
      expect.stringMatching(/^No existe el tipo «piza_napolitana»\. ¿Querías decir «pizza_napolitana»/),
    ]);
    expect(await ask('/api/balance', { ...FORMULA, type: 'helado_cremoso' })).toEqual([
      422,
      'No existe el tipo «helado_cremoso». ¿Querías decir «helado_crema»?',
    ]);
    expect(await ask('/api/balance', { ...FORMULA, type: 'xyz' })).toEqual([422, 'No existe el tipo «xyz».']);
    expect(await ask('/api/analizar/helado', { ingredients: [...items, { name: 'azcra', grams: 5 }] })).toEqual([
      422,
      expect.stringMatching(/ingrediente 3, «azcra»\. ¿Querías decir «Azúcar/),
    ]);
    expect(await ask('/api/equilibrar/helado', { ingredientes: items })).toEqual([
      422,
      'El campo «ingredientes» no existe. ¿Querías decir «ingredients»?',
    ]);
    expect(await ask('/api/balance', { ingredients: [{ ...items[0], gramos: 5 }] })).toEqual([
      422,
      expect.stringContaining('El campo «gramos» del ingrediente 1 no existe.'),
    ]);
  });

  const recipe = (receta: object) => ({ ingredients: [...items, { name: 'Base', grams: 100, receta }] });
  const PARTS = [{ name: 'Leche entera', grams: 10 }];
  test.each([
    ['analizar/helado', recipe({ ingredients: [{ name: 'zzzz', grams: 10 }] }), 'Ingrediente no reconocido: «zzzz»'],
    ['analizar/helado', recipe({ ingredients: PARTS, perdda: 3 }), 'El campo «receta.perdda» del ingrediente 3'],
    [
      'analizar/helado',
      recipe({ ingredients: [{ name: 'Leche', grams: 3, gramos: 5 }] }),
      'El campo «receta.ingredients[0].gramos» del ingrediente 3 no existe. ¿Querías decir «grams» o «peso»?',
    ],
    [
      'analizar/helado',
      recipe({ ingredients: [{ name: 'Base', grams: 3, receta: { ingredients: PARTS, tipo: 'base' } }] }),
      'El campo «receta.ingredients[0].receta.tipo» del ingrediente 3 no existe. ¿Querías decir «type»?',
    ],
    ['etiqueta', { craft: 'helado', type: 'nope', ingredients: items }, 'No existe el tipo «nope».'],
    ['etiqueta', recipe({ ingredients: PARTS, perdda: 3 }), 'El campo «receta.perdda» del ingrediente 3'],
    ['desde-etiqueta/helado', { texto: 'leche', nutricion: { grasass: 3 } }, 'El campo «nutricion.grasass» no existe.'],
    [
      'crear/helado',
      { sabores: [{ name: 'vainilla', porcentje: 3 }] },
      'El campo «sabores[0].porcentje» no existe. ¿Querías decir «porcentaje»?',
    ],
    ['crear/helado', { type: 'nope' }, 'No existe el tipo «nope».'],
    ['balance', { tipo: 'sorbete_agua', ingredients: items }, 'El campo «tipo» no existe. ¿Querías decir «type»?'],
  ])('looks into every corner of the request: %s %j', async (path, body, message) => {
    const response = await post(testApp(), `/api/${path}?estricto=1`, body);
    expect(response.json().error).toContain(message);
    expect(response.statusCode).toBe(422);
  });

  test.each([
    ['lists in a field nobody knows', `"x":${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['recipes', `"r":1,"ingredients":${'[{"receta":{"ingredients":'.repeat(4_000)}[]${'}}]'.repeat(4_000)}`],
  ])('refuses %s thousands of levels deep', async (_, fields) => {
    const ingredients = JSON.stringify(items);
    const response = await post(
      testApp(),
      '/api/analizar/helado?estricto=1',
      `{"ingredients":${ingredients},${fields}}`,
    );
    expect(response.json().error).toMatch(/El campo «[xr]» no existe/);
    expect(response.statusCode).toBe(422);
  });

  test('takes what the service tells of a formula, recipes in the words of any craft, and keys of its own', async () => {
    const parts = [{ ingrediente: 'Leche entera', peso: 10, papel: 'líquido lácteo' }];
    const app = testApp();
    const whole = await post(app, '/api/analizar/helado?estricto=1', {
      ...recipe({ ingredients: parts, perdida: 3, craft: 'helado' }),
      craft: 'helado',
    });
    expect(whole.statusCode, whole.body).toBe(200);
    const opciones = { parametros: { solidosTotales: [30, 40] } };
    const balanced = await post(app, '/api/equilibrar/helado?estricto=1', { ...FORMULA, opciones });
    expect(balanced.statusCode, balanced.body).toBe(200);
  });

  test.each(['true', 'si', '2', ''])(
    'a switch set to «%s» is refused: nobody is to believe it is on',
    async (value) => {
      const response = await post(testApp(), `/api/balance?estricto=${value}`, FORMULA);
      expect([response.statusCode, response.json().error]).toEqual([
        400,
        '«estricto» debe ser uno de estos valores: 0, 1.',
      ]);
      expect((await post(testApp(), '/api/balance?estricto=0', FORMULA)).statusCode).toBe(200);
    },
  );

  test('says that it was applied, and is of each formula in a batch', async () => {
    const body = { formulas: [{ craft: 'helado', type: 'sorvete_agua', ingredients: items }, formulas[0]] };
    const response = await post(testApp(), '/api/analizar', body, { headers: { prefer: 'handling=strict' } });
    expect(response.headers['preference-applied']).toBe('handling=strict');
    expect(response.json().resultados).toMatchObject([{ codigo: 'tipo_desconocido', campo: 'type' }, { status: 'ok' }]);
  });
});

describe('readings of the interface', () => {
  test.each(CRAFTS.map((craft) => [craft.id, craft] as const))(
    '%s: a «tipo» that should have been «type» is warned of, and no other field of the sender',
    async (id, { path, example, defaultType }) => {
      const { type: _type, ...rest } = example;
      const app = testApp();
      const text = 'El campo «tipo» no existe. ¿Querías decir «type»?';
      const { type, avisos } = (await post(app, `/api/analizar/${id}`, { ...rest, tipo: 'x' })).json();
      expect([type, avisos.at(-1)]).toEqual([defaultType, { codigo: 'campo_desconocido', texto: text }]);
      const answer = (await post(app, path, { ...rest, tipo: 'x' })).json();
      expect(JSON.stringify(answer.warnings ?? answer.score.motivos)).toContain(text);
      expect((await post(app, path, { ...example, tipo: 'x', titulo: 'Prueba', notas: 3 })).json()).toEqual(
        (await post(app, path, example)).json(),
      );
    },
  );

  test.each([['texto'], [{}], [5], [true]])('«ingredients» of the wrong kind says so: %j', async (ingredients) => {
    const response = await post(testApp(), '/api/balance', { ingredients });
    expect(response.json().error).toBe('«ingredients» debe ser una lista de ingredientes con «name» y «grams».');
  });

  test.each(CRAFTS.filter(({ id }) => id !== 'helado').map((craft) => [craft.id, craft] as const))(
    'a request to %s that says it is of another craft is warned',
    async (_id, { path, example, id }) => {
      const app = testApp();
      const other = (await post(app, path, { ...example, craft: 'helado' })).json();
      expect(JSON.stringify(other.warnings ?? other.score.motivos)).toContain('dice «helado»');
      expect((await post(app, path, { ...example, craft: id })).json()).toEqual(
        (await post(app, path, example)).json(),
      );
    },
  );

  test.each(CRAFTS.map((craft) => [craft.id, craft] as const))(
    '%s: a «type» that is no text falls back with a warning',
    async (id, { example, defaultType }) => {
      const { type, avisos } = (await post(testApp(), `/api/analizar/${id}`, { ...example, type: 5 })).json();
      expect(type).toBe(defaultType);
      expect(avisos).toContainEqual(expect.objectContaining({ codigo: 'tipo_desconocido' }));
    },
  );

  test.each(['application/vnd.obrador+json', 'application/ld+json; charset=utf-8', 'APPLICATION/JSON'])(
    'takes JSON sent as %s',
    async (type) => {
      const response = await post(testApp(), '/api/balance', FORMULA, { headers: { 'content-type': type } });
      expect(response.statusCode).toBe(200);
    },
  );
});
