import { describe, expect, test } from 'vitest';
import { post, testApp } from '../helpers.ts';

const PROBLEM = { headers: { accept: 'application/problem+json' } };
const BASE = { name: 'Leche entera', grams: 500 };

describe('own composition that cannot be is refused with its field', () => {
  const cases = [
    ['/api/balance', { name: 'Mi pasta', azucares: 80, materiagrasa: 40 }, 'azucares'],
    ['/api/balance', { name: 'Azúcar', materiagrasa: 30 }, 'materiagrasa'],
    ['/api/balance', { name: 'Mi proteína', azucares: 50, proteinas: 60, otrossolidos: 0 }, 'proteinas'],
    ['/api/balance', { name: 'Mi pasta', azucares: -1 }, 'azucares'],
    ['/api/balance/pasteleria', { name: 'Mi pasta', azucares: 60, grasa: 50 }, 'azucares'],
    ['/api/balance/pasteleria', { name: 'Mi pasta', agua: 60, solidos: 50 }, 'agua'],
    ['/api/analizar/helado', { name: 'Mi pasta', azucares: 80, materiagrasa: 40 }, 'azucares'],
    ['/api/equilibrar/pasteleria', { name: 'Mi pasta', azucares: 60, grasa: 50 }, 'azucares'],
  ] as const;
  test.each(cases)('%s %j', async (url, ingredient, campo) => {
    for (const mode of ['', '?estricto=1']) {
      const body = { ingredients: [BASE, { ...ingredient, grams: 50 }] };
      const response = await post(testApp(), url + mode, body, PROBLEM);
      expect(response.json()).toMatchObject({ status: 400, indice: 1, campo });
    }
  });

  test('its message has the sum', async () => {
    const body = { ingredients: [BASE, { name: 'Mi pasta', grams: 50, azucares: 80, materiagrasa: 40 }] };
    expect((await post(testApp(), '/api/balance', body)).json().error).toBe(
      'La composición del ingrediente 2 («Mi pasta») no puede ser: sus partes suman 120 % y no pueden pasar de 100 %.',
    );
  });

  test('but for what labels round off, and carbohydrates hold their sugars', async () => {
    const rounded = { ...BASE, azucares: 60.4, materiagrasa: 31.4, esml: 9.4 };
    expect((await post(testApp(), '/api/balance', { ingredients: [rounded] })).statusCode).toBe(200);
    const label = { name: 'Mi crema', grams: 100, grasa: 31, hidratos: 57, azucares: 56, proteinas: 6 };
    const ingredients = [{ name: 'Harina', grams: 100 }, { name: 'Huevo entero', grams: 100 }, label];
    expect((await post(testApp(), '/api/balance/pasteleria', { ingredients })).statusCode).toBe(200);
  });
});

test('protein given for a known ingredient counts', async () => {
  const params = async (own: object) =>
    (await post(testApp(), '/api/balance', { ingredients: [{ ...BASE, ...own }] })).json().params;
  const [plain, rich] = [await params({}), await params({ proteinas: 20 })];
  expect(rich.solidosTotales).toBeGreaterThan(plain.solidosTotales + 16);
  expect(rich.kcal_100g).toBeGreaterThan(plain.kcal_100g + 60);
  // What was not given stays: with less milk in it, its protein is not told anew.
  const { solidosTotales } = await params({ esml: 0 });
  expect(plain.solidosTotales - solidosTotales).toBeCloseTo(plain.SLNG, 1);
});
