import { EtiquetaSchema } from '@obrador/engine/schemas';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';

const app = buildApp({ rateLimit: 0 });
const post = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/etiqueta', payload, headers });

const BODY = {
  nombre: 'Bombón de ganache',
  craft: 'cacao',
  porcion: 12,
  ingredients: [
    { ingrediente: 'Chocolate negro 70 %', peso: 400 },
    {
      name: 'Ganache',
      grams: 600,
      receta: {
        ingredients: [
          { name: 'Nata 35%', grams: 300 },
          { name: 'Chocolate negro 60 %', grams: 300 },
        ],
      },
    },
  ],
};

describe('POST /api/etiqueta', () => {
  test('answers the draft of a label, of the shape it promises', async () => {
    const response = await post(BODY);
    expect(response.statusCode).toBe(200);
    const label = response.json();
    expect([...Value.Errors(EtiquetaSchema, label)]).toEqual([]);
    expect(label).toMatchObject({
      status: 'ok',
      denominacion: 'Bombón de ganache',
      alergenos: { contiene: ['leche', 'soja'] },
      nutricion: { por_racion: { gramos: 12 } },
      poweredBy: 'Obrador',
    });
    expect(label.lista.segmentos).toContainEqual({ texto: 'leche', alergeno: 'leche' });
  });

  test('makes no label of what it does not know: 422, with the place of the fault', async () => {
    const body = {
      ingredients: [
        { name: 'Agua', grams: 1 },
        { name: 'Zzyzx', grams: 1 },
      ],
    };
    const plain = await post(body);
    expect(plain.statusCode).toBe(422);
    expect(plain.json()).toEqual({ error: 'No se puede hacer la etiqueta: no se sabe qué alimento es «Zzyzx».' });
    const problem = await post(body, { accept: 'application/problem+json' });
    expect(problem.json()).toMatchObject({
      status: 422,
      title: 'No se conoce lo que se nombra',
      codigo: 'ingrediente_no_identificado',
      indice: 1,
      campo: 'ingredients[1]',
    });
  });

  test('refuses what is no formula, and recipes too deep', async () => {
    expect((await post({ ingredients: [] })).statusCode).toBe(400);
    let ingredients: object[] = [{ name: 'Agua', grams: 1 }];
    for (let i = 0; i < 7; i++) ingredients = [{ name: 'Base', grams: 1, receta: { ingredients } }];
    const deep = await post({ ingredients }, { accept: 'application/problem+json' });
    expect(deep.statusCode).toBe(400);
    expect(deep.json().codigo).toBe('receta_demasiado_profunda');
  });

  test('is in the document, every property described', async () => {
    const document = (await app.inject('/openapi.json')).json();
    expect(Object.keys(document.paths['/api/etiqueta'].post.responses)).toContain('422');
    const bare: string[] = [];
    const look = (node: unknown, path: string) => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries((node as { properties?: object }).properties ?? {})) {
        const { description, $ref, const: fixed } = value as Record<string, unknown>;
        if (description === undefined && $ref === undefined && fixed === undefined) bare.push(`${path}.${key}`);
      }
      for (const [key, value] of Object.entries(node)) look(value, `${path}.${key}`);
    };
    const { schemas } = document.components;
    for (const name of ['Etiqueta', 'EtiquetaRequest', 'Receta', 'EtiquetaPropia']) look(schemas[name], name);
    expect(bare).toEqual([]);
    expect(schemas.Receta.properties.ingredients.items.properties.receta).toEqual({
      $ref: '#/components/schemas/Receta',
    });
  });
});
