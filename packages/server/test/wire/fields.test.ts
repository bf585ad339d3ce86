import { CRAFTS } from '@obrador/engine';
import { EtiquetaRequestSchema, LoteRequestSchema, schemasOf } from '@obrador/engine/schemas';
import { describe, expect, test } from 'vitest';
import { post, testApp } from '../helpers.ts';

const PROBLEM = { headers: { accept: 'application/problem+json' } };
const MILK = { ingredients: [{ name: 'Leche entera', grams: 600 }] };
const ALMOND = { ingredients: [{ name: 'Azúcar', grams: 600 }] };

describe('fields nobody knows are refused where passing over them does harm', () => {
  test.each([
    ['/api/crear/helado', { sinn: ['leche'] }, 'sinn', 'sin'],
    ['/api/crear/helado', { alergenos: ['leche'] }, 'alergenos', 'sin'],
    ['/api/crear/helado', { allergen: 'leche' }, 'allergen', 'sin'],
    ['/api/crear/helado', { without: ['leche'] }, 'without', 'sin'],
    ['/api/crear/helado', { sabor: ['pistacho'] }, 'sabor', 'sabores'],
    ['/api/crear/helado', { sabores: [{ name: 'pistacho', porcentage: 10 }] }, 'sabores[0].porcentage', 'porcentaje'],
    ['/api/sustituir/helado', { ...MILK, quitarr: 'leche' }, 'quitarr', 'quitar'],
    ['/api/desde-etiqueta/helado', { texto: 'leche, azúcar', nutricio: {} }, 'nutricio', 'nutricion'],
    ['/api/desde-etiqueta/helado', { texto: 'leche', nutricion: { grasa: 3 } }, 'nutricion.grasa', 'grasas'],
    ['/api/etiqueta', { ...ALMOND, porcio: 30 }, 'porcio', 'porcion'],
    ['/api/analizar', { formulas: [], formula: [] }, 'formula', 'formulas'],
    ['/api/equilibrar/helado', { ...MILK, opcions: {} }, 'opcions', 'opciones'],
    ['/api/etiqueta', { ingredients: [{ name: 'Azúcar', grams: 1, recetta: {} }] }, 'ingredients[0].recetta', 'receta'],
    [
      '/api/etiqueta',
      { ingredients: [{ name: 'A', grams: 1, receta: { ...ALMOND, perdid: 3 } }] },
      'ingredients[0].receta.perdid',
      'perdida',
    ],
  ])('%s %j', async (url, body, campo, meant) => {
    const response = await post(testApp(), url, body, PROBLEM);
    expect(response.json()).toMatchObject({ status: 400, codigo: 'campo_desconocido', campo });
    expect(response.json().detail).toContain(`El campo «${campo}» no existe. ¿Querías decir «${meant}»`);
    expect(response.json().detail).toMatch(/ Campos: «.*»\.$/);
  });

  test('an option too', async () => {
    const body = { ...MILK, opciones: { fijo: ['Leche entera'] } };
    const { error } = (await post(testApp(), '/api/equilibrar/helado', body)).json();
    expect(error).toMatch(/^La opción «opciones\.fijo» no existe\. ¿Querías decir «fijos»\? Opciones: «?fijos/);
    const limits = { ...MILK, opciones: { limites: { 'Leche entera': { minimo: 10 } } } };
    const { campo, detail } = (await post(testApp(), '/api/equilibrar/helado', limits, PROBLEM)).json();
    expect(campo).toBe('opciones.limites.Leche entera.minimo');
    expect(detail).toContain('¿Querías decir «min»?');
  });

  test('an analysis and a curve tell of those that are surely misspelt, and leave the sender the rest', async () => {
    const body = { ...MILK, temperatura_servico: -12, tipo: 'base' };
    const texts = ['temperatura_servicio', 'type'].map((meant) => expect.stringContaining(`«${meant}»`));
    const { avisos } = (await post(testApp(), '/api/analizar/helado', body)).json();
    expect(avisos.map(({ texto }: { texto: string }) => texto)).toEqual(expect.arrayContaining(texts));
    const { warnings } = (await post(testApp(), '/api/curva', body)).json();
    expect(warnings).toEqual(expect.arrayContaining(texts));
    const own = 'id nota notas titulo title fecha date autor author nombre name version tags receta raciones unidad'
      .split(' ')
      .map((field) => [field, 'x']);
    const told = (await post(testApp(), '/api/analizar/helado', { ...MILK, ...Object.fromEntries(own) })).json();
    expect(JSON.stringify(told.avisos)).not.toContain('campo_desconocido');
  });

  test('of thousands misspelt in the lines each is told, not each of its places', async () => {
    const wrong = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`hidratac_${i}`, 1]));
    const ingredients = Array.from({ length: 500 }, () => ({ name: 'Harina', grams: 5, ...wrong }));
    const { avisos } = (await post(testApp(), '/api/analizar/panaderia', { ingredients })).json();
    const told = avisos.filter(({ codigo }: { codigo: string }) => codigo === 'campo_desconocido');
    expect(told).toHaveLength(500);
    for (const field of Object.keys(wrong)) expect(JSON.stringify(told)).toContain(`«${field}»`);
  });

  test('of a thousand parameters nobody knows some are told', async () => {
    const query = Array.from({ length: 1_000 }, (_, i) => `limit${i}=1`).join('&');
    const { json } = await testApp().inject({ url: `/api/tipos/helado?${query}`, ...PROBLEM });
    expect(json()).toMatchObject({ status: 400, campo: 'limit0' });
    expect(json().errores).toHaveLength(5);
  });

  test('a formula of a batch, which alone is refused', async () => {
    const formulas = [
      { craft: 'helado', ...MILK },
      { craft: 'helado', ...MILK, tipo: 'base' },
    ];
    const { resultados } = (await post(testApp(), '/api/analizar', { formulas })).json();
    expect(resultados[0].status).toBe('ok');
    expect(resultados[1]).toMatchObject({ codigo: 'campo_desconocido', campo: 'tipo' });
  });

  test('all of them at once, with what else is wrong', async () => {
    const body = { craftt: 1, aa: 1, bb: 2, total: -1, sin: ['zzz'], variantes: 9 };
    const { errores } = (await post(testApp(), '/api/crear/helado', body, PROBLEM)).json();
    const fields = errores.map(({ campo }: { campo: string }) => campo);
    expect(fields).toEqual(['craftt', 'aa', 'bb', 'total', 'sin[0]', 'variantes']);
    const options = { fijo: 1, total: -1, centrado: 3 };
    const told = await post(testApp(), '/api/equilibrar/helado', { ...MILK, opciones: options }, PROBLEM);
    expect(told.json().errores).toHaveLength(3);
  });

  test.each(['crear', 'equilibrar', 'sustituir', 'desde-etiqueta'])(
    '%s: another craft than that of the address',
    async (operation) => {
      const body = { craft: 'cacao', ...(operation === 'crear' || operation === 'desde-etiqueta' ? {} : MILK) };
      const response = await post(testApp(), `/api/${operation}/helado`, body, PROBLEM);
      expect(response.json().errores).toContainEqual(
        expect.objectContaining({ codigo: 'oficio_no_disponible', campo: 'craft' }),
      );
    },
  );

  test('the interface passes over what it does not name', async () => {
    for (const { path, example } of CRAFTS) {
      const response = await post(testApp(), `${path}?estrito=1`, { ...example, opcions: {}, nota: 'x' });
      expect(response.statusCode, path).toBe(200);
    }
  });
});

describe('parameters of the address', () => {
  test.each([
    ['/api/analizar/helado?estrito=1', 'estrito', 'estricto'],
    ['/api/equilibrar/helado?Estricto=1', 'Estricto', 'estricto'],
    ['/api/analizar?campo=type', 'campo', 'campos'],
  ])('POST %s', async (url, campo, meant) => {
    const response = await post(testApp(), url, MILK, PROBLEM);
    expect(response.json()).toMatchObject({ status: 400, codigo: 'campo_desconocido', campo });
    expect(response.json().detail).toContain(`¿Querías decir «${meant}»`);
  });

  test('what a long one may mean is not looked for', async () => {
    const refused = async (query: string) =>
      (await testApp().inject({ url: `/api/despensa?${query}`, ...PROBLEM })).json();
    expect((await refused('limit=3')).detail).toContain('¿Querías decir «limite»?');
    expect((await refused(`limit${'_de_la_lista'.repeat(9)}=3`)).detail).not.toContain('¿Querías decir');
  });

  test.each(['/api/catalogo/helado?limit=3', '/api/despensa?query=nata', '/version?x=1'])('GET %s', async (url) => {
    expect((await testApp().inject(url)).statusCode).toBe(400);
  });

  test.each(CRAFTS)('$id: every field of the schemas is taken', async (craft) => {
    const app = testApp();
    const { crear, sustituir, desdeEtiqueta } = schemasOf(craft);
    const requests: readonly (readonly [string, { readonly properties: object }])[] = [
      [`/api/crear/${craft.id}`, crear.request],
      [`/api/sustituir/${craft.id}`, sustituir.request],
      [`/api/desde-etiqueta/${craft.id}`, desdeEtiqueta.request],
      ['/api/etiqueta', EtiquetaRequestSchema],
      ['/api/analizar', LoteRequestSchema],
    ];
    for (const [url, { properties }] of requests) {
      // What is wrong with their values is told after the fields are known.
      const body = Object.fromEntries(Object.keys(properties).map((field) => [field, 5]));
      expect((await post(app, url, body, PROBLEM)).json().codigo, url).not.toBe('campo_desconocido');
    }
  });
});

describe('fields of an ingredient that are not read', () => {
  const milk = { name: 'Leche entera', grams: 600, grasa: 3, azucar: 20, agua: 80, nota: 'fría', id: 7, sal: null };

  test('are told, with what they may have been meant for; those of the sender are left alone', async () => {
    const { warnings } = (await post(testApp(), '/api/balance', { ingredients: [milk] })).json();
    expect(warnings).toEqual(
      expect.arrayContaining([
        'El campo «grasa» del ingrediente 1 no se lee en este oficio. ¿Querías decir «materiagrasa»?',
        'El campo «azucar» del ingrediente 1 no se lee en este oficio. ¿Querías decir «azucares»?',
        'El campo «agua» del ingrediente 1 no se lee en este oficio.',
      ]),
    );
    expect(warnings.join()).not.toMatch(/«nota»|«id»|«sal»/);
  });

  test('a figure is never taken for a slip in the name or the weight', async () => {
    const body = { ingredients: [{ ingrediente: 'miel', peso: 9, grasa: 1 }] };
    const { score } = (await post(testApp(), '/api/balance/turron', body)).json();
    expect(score.motivos).toContain('El campo «grasa» del ingrediente 1 no se lee en este oficio.');
  });

  test('are refused when strict', async () => {
    const response = await post(testApp(), '/api/balance?estricto=1', { ingredients: [milk] }, PROBLEM);
    expect(response.json()).toMatchObject({ status: 422, codigo: 'campo_desconocido', indice: 0, campo: 'grasa' });
  });

  test('those of every craft are figures somebody may have meant', async () => {
    const water = (name: string, weight: string) => ({ [name]: 'Agua', [weight]: 1 });
    for (const { shape } of CRAFTS) {
      const fields = [...Object.keys(shape.numbers ?? {}), ...Object.keys(shape.words ?? {}), ...(shape.others ?? [])];
      for (const field of fields) {
        const ingredients = [
          { ...water('ingrediente', 'peso'), [field]: 1 },
          { ingrediente: 'miel', peso: 9 },
        ];
        const { avisos } = (await post(testApp(), '/api/analizar/turron', { ingredients })).json();
        expect(avisos, field).toContainEqual(expect.objectContaining({ codigo: 'campo_desconocido', indice: 0 }));
      }
    }
  });
});

describe('names that are not read as they are written', () => {
  test.each(['dextrsa', 'almendra_tostad', 'cob_negr', 'mantca_cacao'])('«%s»', async (name) => {
    const body = {
      ingredients: [
        { ingrediente: 'pasta_cacao', peso: 600 },
        { ingrediente: name, peso: 50 },
      ],
    };
    const { ingredientes } = (await post(testApp(), '/api/analizar/cacao', body)).json();
    expect(ingredientes[1].lectura).toBe('supuesta');
    const strict = await post(testApp(), '/api/balance/cacao?estricto=1', body, PROBLEM);
    expect(strict.json()).toMatchObject({ status: 422, codigo: 'ingrediente_desconocido', indice: 1 });
    expect(strict.json().detail).toContain('¿Querías decir «');
  });

  test('words of another language are no cut ones', async () => {
    const body = {
      ingredients: [
        { name: 'Flour', grams: 1000 },
        { name: 'Malt extract', grams: 10 },
      ],
    };
    const { ingredientes } = (await post(testApp(), '/api/analizar/panaderia', body)).json();
    expect(ingredientes[1].lectura).toBe('exacta');
  });

  test('within a recipe', async () => {
    const receta = {
      ingredients: [
        { name: 'dextrsa', grams: 10 },
        { name: 'Agua', grams: 10 },
      ],
    };
    const body = { ingredients: [{ name: 'Jarabe mío', grams: 100, receta }] };
    const strict = await post(testApp(), '/api/balance?estricto=1', body, PROBLEM);
    expect(strict.json()).toMatchObject({ status: 422, codigo: 'ingrediente_desconocido', indice: 0, campo: 'receta' });
  });
});

test('how each name was read comes to those who ask for it', async () => {
  const body = { ingredients: [{ name: 'Leche entera (Pascual)', grams: 600 }] };
  const asked = async (query: string) => (await post(testApp(), `/api/analizar/helado${query}`, body)).json();
  const [{ traza, ...read }] = (await asked('?traza=1')).ingredientes;
  expect(traza).toEqual({ como: 'descripcion', nombre: 'Leche entera', aparte: ['Pascual'] });
  expect((await asked('')).ingredientes).toEqual([read]);
  expect(await asked('?traza=si')).toMatchObject({ error: expect.stringContaining('traza') });
});

test('the trace of a balance comes to those who ask for it', async () => {
  const body = {
    ingredients: [
      { name: 'Leche entera', grams: 600 },
      { name: 'Azúcar', grams: 150 },
    ],
  };
  const asked = async (query: string) => (await post(testApp(), `/api/equilibrar/helado${query}`, body)).json();
  const { traza, ...answer } = await asked('?traza=1');
  expect(traza.at(-1)).toMatchObject({ calificacion: 'pedida', resultado: answer.factible ? 'respuesta' : 'nada' });
  expect(await asked('?traza=0')).toEqual(answer);
  expect(await asked('?traza=si')).toMatchObject({ error: expect.stringContaining('traza') });
});
