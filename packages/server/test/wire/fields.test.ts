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
    ['/api/crear/helado', { sabor: ['pistacho'] }, 'sabor', 'sabores'],
    ['/api/crear/helado', { sabores: [{ name: 'pistacho', porcentage: 10 }] }, 'sabores[0].porcentage', 'porcentaje'],
    ['/api/sustituir/helado', { ...MILK, quitarr: 'leche' }, 'quitarr', 'quitar'],
    ['/api/desde-etiqueta/helado', { texto: 'leche, azúcar', nutricio: {} }, 'nutricio', 'nutricion'],
    ['/api/desde-etiqueta/helado', { texto: 'leche', nutricion: { grasa: 3 } }, 'nutricion.grasa', 'grasas'],
    ['/api/etiqueta', { ...ALMOND, porcio: 30 }, 'porcio', 'porcion'],
    ['/api/analizar', { formulas: [], formula: [] }, 'formula', 'formulas'],
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
