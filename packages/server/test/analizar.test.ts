import { CRAFTS } from '@obrador/engine';
import { AnalisisSchema, ProblemSchema } from '@obrador/engine/schemas';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';

const app = buildApp({ rateLimit: 0 });
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });

describe('the analysis over HTTP', () => {
  test.each(CRAFTS.map((craft) => [craft.id, craft] as const))('answers %s in the one shape', async (id, craft) => {
    const response = await post(`/api/analizar/${id}`, craft.example);
    expect(response.statusCode).toBe(200);
    const body = response.json();
    expect([...Value.Errors(AnalisisSchema, body)]).toEqual([]);
    expect(body).toMatchObject({ status: 'ok', craft: id, resultado: { bueno: true } });
    expect(body.coste_kg_eur).toBeGreaterThan(0);
    expect(body.ingredientes.every(({ id: row }: { id: string | null }) => row !== null)).toBe(true);
    const shares = body.ingredientes.reduce(
      (sum: number, { porcentaje }: { porcentaje: number }) => sum + porcentaje,
      0,
    );
    expect(shares).toBeCloseTo(100, 0);
    for (const { rango, valor, estado } of body.parametros) {
      const [min, max] = rango ?? [null, null];
      if (estado === 'dentro') expect((min === null || valor >= min) && (max === null || valor <= max)).toBe(true);
      if (estado === 'bajo') expect(valor).toBeLessThan(min);
      if (estado === 'alto') expect(valor).toBeGreaterThan(max);
    }
  });

  test('turrón and chocolate take «name» and «grams» here, and only here', async () => {
    const ingredients = [
      { name: 'almendra_tostada', grams: 670 },
      { name: 'miel', grams: 120 },
      { name: 'azucar', grams: 170 },
      { name: 'clara', grams: 40 },
    ];
    expect((await post('/api/analizar/turron', { ingredients })).json().resultado.texto).toBe('Suprema');
    expect((await post('/api/balance/turron', { ingredients })).statusCode).toBe(400);
  });

  test('advice comes as steps that do what the sentence says', async () => {
    const ingredients = [
      { name: 'Huevo entero', grams: 200 },
      { name: 'Azúcar', grams: 60 },
      { name: 'Harina', grams: 125 },
    ];
    const { consejos } = (await post('/api/analizar/pasteleria', { type: 'genoise', ingredients })).json();
    expect(consejos[0].pasos).toEqual([{ accion: 'anadir', ingrediente: 'Azúcar', gramos: 41 }]);
    expect(consejos[0].texto).toContain('41 g de azúcar');
    expect(consejos[0].arregla).toContain('ratioAzucarHarina');
  });
});

describe('refusals as problems', () => {
  const accept = { accept: 'application/problem+json' };
  const bad = {
    ingredients: [
      { name: 'Leche entera', grams: 10 },
      { name: 'Azúcar', grams: -1 },
    ],
  };

  test('carry code, position and field for those who ask', async () => {
    const response = await post('/api/balance', bad, accept);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(Value.Check(ProblemSchema, response.json())).toBe(true);
    expect(response.json()).toMatchObject({ status: 400, codigo: 'peso_no_valido', indice: 1, campo: 'grams' });
  });

  test('keep the shape of the interface for everybody else', async () => {
    const response = await post('/api/balance', bad);
    expect(Object.keys(response.json())).toEqual(['error']);
    const craft = await post('/api/balance', { craft: 'pan', ingredients: [] });
    expect(Object.keys(craft.json())).toEqual(['error', 'supported']);
  });

  test('of the balancer name the option at fault', async () => {
    const { example } = CRAFTS[0]!;
    const response = await post('/api/equilibrar/helado', { ...example, opciones: { paso: -1 } }, accept);
    expect(response.json()).toMatchObject({ codigo: 'opcion_no_valida', campo: 'opciones.paso' });
  });

  test.each([
    ['APPLICATION/PROBLEM+JSON', true],
    ['application/json, application/problem+json;q=0.5', false],
    ['application/json;q=0.5, application/problem+json', true],
    ['application/json, application/problem+json', true],
    ['application/problem+json;q=0', false],
    ['application/json', false],
  ])('Accept: %s asks for one: %s', async (wanted, problem) => {
    const response = await post('/api/balance', bad, { accept: wanted });
    expect('codigo' in response.json()).toBe(problem);
    expect(response.headers.vary).toBe('Accept');
  });

  test('of an address that does not exist too', async () => {
    const response = await app.inject({ method: 'GET', url: '/api/nada', headers: accept });
    expect(response.json()).toMatchObject({ status: 404, codigo: 'no_existe' });
  });
});
