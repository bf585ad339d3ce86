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
    ['/api/balance', { name: 'Mi pasta', azucares: 60.6, materiagrasa: 40 }, 'azucares'],
    ['/api/balance', { name: 'Mi suero', esml: 5, lactosa: 40 }, 'lactosa'],
    ['/api/balance', { name: 'Mi pasta', azucares: 5, kcal: 2000 }, 'kcal'],
    ['/api/balance', { name: 'Mi pasta', azucares: 5, pac: -1000 }, 'pac'],
    ['/api/balance', { name: 'Mi pasta', azucares: 5, pac: -11 }, 'pac'],
    ['/api/balance/pasteleria', { name: 'Mi pasta', solidos: 20, azucares: 60 }, 'azucares'],
    ['/api/balance/pasteleria', { name: 'Mi leche', azucares: 4, lactosa: 9 }, 'lactosa'],
    ['/api/balance/pasteleria', { name: 'Mi harina', hidratos: 50, azucares: 60 }, 'azucares'],
    ['/api/balance/pasteleria', { name: 'Mi cacao', grasa: 20, manteca_cacao: 30 }, 'manteca_cacao'],
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
    const rounded = { ...BASE, azucares: 60.1, materiagrasa: 31, esml: 9.1 };
    const { params } = (await post(testApp(), '/api/balance', { ingredients: [rounded] })).json();
    expect(params).toMatchObject({ solidosTotales: 100, aguaLibre: 0 });
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

test('so does protein below its own', async () => {
  const params = async (own: object) =>
    (await post(testApp(), '/api/balance', { ingredients: [{ ...BASE, ...own }] })).json().params;
  const [plain, poor] = [await params({}), await params({ proteinas: 1 })];
  expect(poor.solidosTotales).toBeCloseTo(plain.solidosTotales - 2.2, 0);
  expect(poor.kcal_100g).toBeLessThan(plain.kcal_100g - 5);
});

test('all that cannot be is told at once', async () => {
  const ingredients = [
    BASE,
    { name: 'Una', grams: 1, azucares: 80, materiagrasa: 40 },
    { name: 'Otra', grams: 1, esml: 5, lactosa: 9 },
  ];
  const { errores } = (await post(testApp(), '/api/balance', { ingredients }, PROBLEM)).json();
  expect(errores.map(({ indice }: { indice: number }) => indice)).toEqual([1, 2]);
});

test.each([
  [{ grasas: 60, hidratos: 60, proteinas: 60 }, 'nutricion', 'suma 180 g'],
  [{ grasas: 3, saturadas: 5 }, 'nutricion.saturadas', 'saturadas'],
  [{ hidratos: 3, azucares: 5 }, 'nutricion.azucares', 'azúcares'],
])('nor can a printed table: %j', async (nutricion, campo, text) => {
  const body = { texto: 'leche, azúcar', nutricion };
  const response = await post(testApp(), '/api/desde-etiqueta/helado', body, PROBLEM);
  expect(response.json()).toMatchObject({ status: 400, codigo: 'nutricion_no_valida', campo });
  expect(response.json().detail).toContain(text);
});
