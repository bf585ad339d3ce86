import { CRAFTS } from '@obrador/engine';
import { expect, test } from 'vitest';
import { selectOf } from '../../src/routes/campos.ts';
import { post, testApp } from '../helpers.ts';

const PROBLEM = { headers: { accept: 'application/problem+json' } };
const FIELDS = 'type, resultado.bueno,parametros.id,parametros.valor';

test.each(CRAFTS)('$id: an analysis comes with the fields asked for alone', async ({ id, example }) => {
  const app = testApp();
  const whole = (await post(app, `/api/analizar/${id}`, example)).json();
  const parametros = whole.parametros.map((one: { id: string; valor: number }) => ({ id: one.id, valor: one.valor }));
  const expected = { type: whole.type, resultado: { bueno: whole.resultado.bueno }, parametros };
  const asked = (path: string, body: object) => post(app, `${path}?campos=${encodeURIComponent(FIELDS)}`, body);
  expect((await asked(`/api/analizar/${id}`, example)).json()).toEqual(expected);
  const broken = { craft: id, ingredients: [] };
  const { resultados } = (await asked('/api/analizar', { formulas: [{ ...example, craft: id }, broken] })).json();
  expect(resultados[0]).toEqual(expected);
  expect(resultados[1]).toMatchObject({ codigo: 'lista_vacia', error: expect.any(String) });
});

test('a field asked for whole and in part comes whole; empty, everything comes', async () => {
  const { id, example } = CRAFTS[0]!;
  const ask = async (query: string) => (await post(testApp(), `/api/analizar/${id}${query}`, example)).json();
  const whole = await ask('');
  expect(await ask('?campos=resultado.id,resultado')).toEqual({ resultado: whole.resultado });
  expect(await ask('?campos=')).toEqual(whole);
});

test('what is asked for a thousand times is looked at once, whatever the answer holds', () => {
  let looked = 0;
  const paths = new Proxy(Array<string>(1_000).fill('lineas.peso'), {
    get: (list, key) => {
      looked++;
      return Reflect.get(list, key);
    },
  });
  const object = { properties: { nombre: {}, peso: {} } };
  const select = selectOf(paths, { properties: { lineas: { items: object } } });
  const before = looked;
  const lineas = [
    { nombre: 'a', peso: 1 },
    { nombre: 'b', peso: 2 },
  ];
  expect(select({ lineas })).toEqual({ lineas: [{ peso: 1 }, { peso: 2 }] });
  expect(looked).toBe(before);
});

test.each([
  ['resultdo', '¿Querías decir «resultado»?', 'parametros'],
  ['parametros.valr', '¿Querías decir «parametros.valor»?', 'parametros.objetivo'],
  ['parametros.rango.0', '', 'parametros.objetivo'],
  ['type.id', '', 'parametros'],
  ['type,', '', 'parametros'],
  ['__proto__', '', 'parametros'],
])('«%s» is refused with what was meant and the list', async (campos, meant, listed) => {
  const { id, example } = CRAFTS[0]!;
  for (const [path, body] of [
    [`/api/analizar/${id}`, example],
    ['/api/analizar', { formulas: [{ ...example, craft: id }] }],
  ] as const) {
    const response = await post(testApp(), `${path}?campos=${campos}`, body, PROBLEM);
    expect(response.json()).toMatchObject({ status: 400, codigo: 'campo_desconocido', campo: 'campos' });
    expect(response.json().detail).toContain(meant);
    expect(response.json().detail).toMatch(new RegExp(`Campos: .*${listed}`));
  }
});

test('operations of the interface have no such choice', async () => {
  const response = await post(testApp(), '/api/balance?campos=verdict', CRAFTS[0]!.example);
  expect(response.json()).toHaveProperty('params');
});
