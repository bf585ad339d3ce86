import { describe, expect, test } from 'vitest';
import { FORMULA, post, testApp } from '../helpers.ts';

const PROBLEM = { headers: { accept: 'application/problem+json', host: 'obrador.example' } };
const BAD = {
  ingredients: [
    { name: 'Nata 35%', grams: -5 },
    { name: 'Azúcar', grams: 10, azucares: 200, pod: 'mucho' },
    5,
    { grams: 3 },
  ],
};

describe('all faults in one answer', () => {
  test.each(['/api/balance', '/api/analizar/helado', '/api/equilibrar/helado'])('%s', async (url) => {
    const problem = (await post(testApp(), url, BAD, PROBLEM)).json();
    expect(
      problem.errores.map(({ codigo, indice, campo }: Record<string, unknown>) => [codigo, indice, campo]),
    ).toEqual([
      ['peso_no_valido', 0, 'grams'],
      ['valor_no_valido', 1, 'azucares'],
      ['valor_no_valido', 1, 'pod'],
      ['ingrediente_no_valido', 2, undefined],
      ['nombre_no_valido', 3, 'name'],
    ]);
    const [first] = problem.errores;
    expect(problem).toMatchObject({ status: 400, codigo: 'peso_no_valido', indice: 0, campo: 'grams' });
    expect([problem.detail, problem.error]).toEqual([first.detalle, first.detalle]);
  });

  test('those of a strict reading too, of fields, type and names', async () => {
    const body = {
      tipo: 1,
      type: 'gelato',
      ingredients: [
        { name: 'dextrsa', grams: 9 },
        { name: 'xyzzy', grams: 9 },
      ],
    };
    const { status, errores } = (await post(testApp(), '/api/balance?estricto=1', body, PROBLEM)).json();
    expect(status).toBe(422);
    expect(errores.map(({ codigo, campo, indice }: Record<string, unknown>) => [codigo, campo, indice])).toEqual([
      ['campo_desconocido', 'tipo', undefined],
      ['tipo_desconocido', 'type', undefined],
      ['ingrediente_desconocido', 'name', 0],
      ['ingrediente_desconocido', 'name', 1],
    ]);
  });

  test('those of a formula of a batch', async () => {
    const { resultados } = (await post(testApp(), '/api/analizar', { formulas: [{ craft: 'helado', ...BAD }] })).json();
    expect(resultados[0].errores).toHaveLength(5);
    expect(resultados[0].codigo).toBe('peso_no_valido');
  });

  test('the plain shape keeps «error» alone', async () => {
    expect(Object.keys((await post(testApp(), '/api/balance', BAD)).json())).toEqual(['error']);
  });
});

test('«type» is the address of the page of its code, at the public address or the one asked', async () => {
  const type = async (options: { baseUrl?: string }, url = '/api/balance') =>
    (await post(testApp(options), url, BAD, PROBLEM)).json().type;
  expect(await type({})).toBe('http://obrador.example/docs/error-peso_no_valido');
  expect(await type({ baseUrl: 'https://api.example' })).toBe('https://api.example/docs/error-peso_no_valido');
  expect(await type({}, '/nada')).toBe('http://obrador.example/docs/error-no_existe');
});

test('a refusal of the service has its own fault', async () => {
  const app = testApp({ rateLimit: 1 });
  await post(app, '/api/balance', FORMULA);
  const { errores, error } = (await post(app, '/api/balance', FORMULA, PROBLEM)).json();
  expect(errores).toEqual([{ codigo: 'limite_superado', detalle: error }]);
});
