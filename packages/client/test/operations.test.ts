import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { typesOf } from '../../../tools/contract/types.mjs';
import { buildApp } from '../../server/src/app.ts';
import { createClient } from '../src/index.ts';
import { serve } from './serve.ts';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

let whole: Document;
let document: Document;

beforeAll(async () => {
  const app = buildApp();
  whole = (await app.inject('/openapi.json')).json();
  await app.close();
  // Files of other kinds than JSON are for people to download.
  document = { paths: Object.fromEntries(Object.entries(whole.paths).filter(([path]) => !path.endsWith('.csv'))) };
});

test('the types are those of the live document', async () => {
  const generated = readFileSync(new URL('../src/api.gen.ts', import.meta.url), 'utf8');
  expect(generated === (await typesOf(whole))).toBe(true);
});

const HELADO = {
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 600 },
    { name: 'Nata 35%', grams: 250 },
    { name: 'Azúcar', grams: 100, azucar: 100 },
  ],
};
const MASA = {
  type: 'pan_comun',
  ingredients: [
    { name: 'Harina panadera', grams: 1000 },
    { name: 'Agua', grams: 650 },
    { name: 'Sal', grams: 18 },
    { name: 'Levadura fresca', grams: 20 },
  ],
};
const GENOISE = {
  type: 'genoise',
  ingredients: [
    { name: 'Huevo entero', grams: 200 },
    { name: 'Azúcar', grams: 125 },
    { name: 'Harina', grams: 125 },
  ],
};
const JIJONA = {
  type: 'jijona',
  ingredients: [
    { ingrediente: 'almendra_tostada', peso: 670 },
    { ingrediente: 'miel', peso: 120 },
    { ingrediente: 'azucar', peso: 170 },
    { ingrediente: 'clara', peso: 40 },
  ],
};
const TABLETA = {
  type: 'negro',
  ingredients: [
    { ingrediente: 'pasta_cacao', peso: 700 },
    { ingrediente: 'azucar', peso: 300 },
  ],
};

describe('every operation of the document', () => {
  test('can be called, and its answer has the type it promises', async () => {
    const seen = new Set<string>();
    const client = createClient({
      baseUrl: await serve(buildApp({ rateLimit: 0 })),
      fetch: (request) => {
        const path = new URL(request.url).pathname
          .replace(/^(\/api\/despensa)\/\w+$/, '$1/{id}')
          .replace(/^(\/api\/evidencia)\/\w+\/\w+$/, '$1/{craft}/{type}')
          .replace(/^(\/api\/tipos)\/\w+\/\w+\/ley$/, '$1/{craft}/{type}/ley');
        seen.add(`${request.method} ${path}`);
        return fetch(request);
      },
    });

    const helado = await client.POST('/api/balance', { body: HELADO });
    expect(helado.data?.verdict).toBe('revisar');
    expect(helado.data?.params.PAC).toBeLessThan(0);
    const masa = await client.POST('/api/balance/panaderia', { body: MASA });
    expect(masa.data?.params.hidratacion).toBe(65);
    const genoise = await client.POST('/api/balance/pasteleria', { body: GENOISE });
    expect(genoise.data?.trophy).toBe('gold');
    const jijona = await client.POST('/api/balance/turron', { body: JIJONA });
    expect(jijona.data?.score.categoria).toBe('Suprema');
    const tableta = await client.POST('/api/balance/cacao', { body: TABLETA });
    expect(tableta.data?.params.cacaoTotal).toBe(69.09);

    const curva = await client.POST('/api/curva', { body: HELADO });
    expect(curva.data?.curva[0]).toMatchObject({ congelado: 0 });

    const balanced = [
      await client.POST('/api/equilibrar/helado', { body: { ...HELADO, opciones: { fijos: ['Nata 35%'], paso: 5 } } }),
      await client.POST('/api/equilibrar/panaderia', { body: MASA }),
      await client.POST('/api/equilibrar/pasteleria', { body: GENOISE }),
      await client.POST('/api/equilibrar/turron', { body: JIJONA }),
      await client.POST('/api/equilibrar/cacao', { body: TABLETA }),
    ];
    for (const { data } of balanced) expect(data?.factible).toBe(true);
    expect(balanced[0]!.data?.cambios.find(({ nombre }) => nombre === 'Nata 35%')?.diferencia).toBe(0);

    const analysed = [
      await client.POST('/api/analizar/helado', { body: HELADO }),
      await client.POST('/api/analizar/panaderia', { body: MASA }),
      await client.POST('/api/analizar/pasteleria', { body: GENOISE }),
      await client.POST('/api/analizar/turron', { body: JIJONA }),
      await client.POST('/api/analizar/cacao', { body: TABLETA }),
    ];
    for (const { data } of analysed) expect(data?.ingredientes[0]?.lectura).toBe('exacta');
    expect(analysed[3]!.data?.resultado).toMatchObject({ id: 'suprema', bueno: true });

    const created = [
      await client.POST('/api/crear/helado', { body: { type: 'helado_crema' } }),
      await client.POST('/api/crear/panaderia', { body: { type: 'pan_comun' } }),
      await client.POST('/api/crear/pasteleria', { body: { type: 'genoise' } }),
      await client.POST('/api/crear/turron', { body: { type: 'jijona' } }),
      await client.POST('/api/crear/cacao', { body: { type: 'negro' } }),
    ];
    for (const { data } of created) expect(data?.formulas[0]?.resultado.bueno).toBe(true);

    const substituted = [
      await client.POST('/api/sustituir/helado', { body: { ...HELADO, quitar: 'Azúcar' } }),
      await client.POST('/api/sustituir/panaderia', { body: { ...MASA, quitar: 'Levadura fresca' } }),
      await client.POST('/api/sustituir/pasteleria', { body: { ...GENOISE, quitar: 'Azúcar' } }),
      await client.POST('/api/sustituir/turron', { body: { ...JIJONA, quitar: 'miel' } }),
      await client.POST('/api/sustituir/cacao', { body: { ...TABLETA, quitar: 'azucar' } }),
    ];
    for (const { data } of substituted) expect(data?.status).toBe('ok');

    const read = [
      await client.POST('/api/desde-etiqueta/helado', { body: { texto: 'Ingredientes: leche entera, azúcar, nata' } }),
      await client.POST('/api/desde-etiqueta/panaderia', { body: { texto: 'harina de trigo, agua, sal, levadura' } }),
      await client.POST('/api/desde-etiqueta/pasteleria', { body: { texto: 'huevo, azúcar, harina de trigo' } }),
      await client.POST('/api/desde-etiqueta/turron', {
        body: { texto: 'almendra (64 %), azúcar, miel, clara de huevo' },
      }),
      await client.POST('/api/desde-etiqueta/cacao', { body: { texto: 'pasta de cacao, azúcar, manteca de cacao' } }),
    ];
    for (const { data } of read) expect(data?.ingredients.length).toBeGreaterThan(2);

    const label = await client.POST('/api/etiqueta', {
      body: { craft: 'pasteleria', ingredients: [{ name: 'Base', grams: 1, receta: GENOISE }] },
    });
    expect(label.data?.alergenos.contiene).toEqual(['gluten:trigo', 'huevo']);

    const batch = await client.POST('/api/analizar', { body: { formulas: [{ craft: 'helado', ...HELADO }] } });
    expect(batch.data?.resultados).toHaveLength(1);

    const foods = await client.GET('/api/despensa', { params: { query: { q: 'miel', limite: 3 } } });
    expect(foods.data?.alimentos).toHaveLength(3);
    const honey = await client.GET('/api/despensa/{id}', { params: { path: { id: 'miel' } } });
    expect(honey.data?.etiqueta.azucares).toBeGreaterThan(70);

    const manifests = [
      await client.GET('/api/balance'),
      await client.GET('/api/balance/panaderia'),
      await client.GET('/api/balance/pasteleria'),
      await client.GET('/api/balance/turron'),
      await client.GET('/api/balance/cacao'),
    ];
    for (const { data } of manifests) expect(data?.types.length).toBeGreaterThan(0);

    const query = { params: { query: { q: 'azúcar' } } };
    const catalogues = [
      await client.GET('/api/catalogo/helado', query),
      await client.GET('/api/catalogo/panaderia', query),
      await client.GET('/api/catalogo/pasteleria', query),
      await client.GET('/api/catalogo/turron', query),
      await client.GET('/api/catalogo/cacao', query),
    ];
    for (const { data } of catalogues) expect(data?.ingredientes[0]?.label).toMatch(/azúcar/i);

    const types = [
      await client.GET('/api/tipos/helado'),
      await client.GET('/api/tipos/panaderia'),
      await client.GET('/api/tipos/pasteleria'),
      await client.GET('/api/tipos/turron'),
      await client.GET('/api/tipos/cacao'),
    ];
    for (const { data } of types) expect(data?.tipos[0]?.limits[0]?.source).toBeTruthy();

    const signed = await client.GET('/api/evidencia/{craft}/{type}', {
      params: { path: { craft: 'panaderia', type: 'brioche' } },
    });
    expect(signed.data?.formulas[0]?.cifras.grasa).toBeGreaterThan(0);
    const law = await client.GET('/api/tipos/{craft}/{type}/ley', {
      params: { path: { craft: 'cacao', type: 'negro' }, query: { fecha: '2000-01-01' } },
    });
    expect(law.data?.limites[0]?.estado).toBe('aun_no');
    expect((await client.GET('/api/despensa.json')).data?.alimentos.length).toBeGreaterThan(900);
    const version = await client.GET('/version');
    expect(version.data?.engine).toMatch(/^\d/);

    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect([...seen].sort()).toEqual(described.sort());
  });

  test('has a method of its own, with its types', async () => {
    const client = createClient({ baseUrl: `${await serve(buildApp({ rateLimit: 0 }))}/` });
    for (const { operationId } of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
      expect(client).toHaveProperty(operationId);
    }
    expect((await client.balanceHelado(HELADO)).data?.verdict).toBe('revisar');
    expect((await client.equilibrarTurron(JIJONA)).data?.factible).toBe(true);
    expect((await client.alimento({ path: { id: 'miel' } })).data?.nombre).toMatch(/miel/i);
    expect((await client.catalogoCacao({ query: { q: 'azúcar', limite: 1 } })).data?.ingredientes).toHaveLength(1);
    const strict = await client.balancePanaderia({ ...MASA, type: 'bagete' }, { query: { estricto: '1' } });
    expect(strict.response?.status).toBe(422);
    expect(strict.error?.error).toMatch(/^No existe el tipo «bagete»/);
    const { error } = await client.balanceHelado({ ingredients: [{ name: 'Nata 35%', grams: -3 }] });
    expect(error).toEqual({
      error: expect.stringMatching(/^El ingrediente 1/),
      codigo: 'peso_no_valido',
      indice: 0,
      campo: 'grams',
      errores: [{ codigo: 'peso_no_valido', indice: 0, campo: 'grams', detalle: error?.error }],
    });
  });

  test('refuses with a typed error in Spanish', async () => {
    const client = createClient({ baseUrl: await serve(buildApp()) });
    const { data, error, response } = await client.POST('/api/balance', { body: { ingredients: [] } });
    expect(data).toBeUndefined();
    expect(response.status).toBe(400);
    expect(error?.error).toBe('La lista «ingredients» está vacía.');
  });
});
