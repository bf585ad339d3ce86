import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/craft/errors.ts';
import { balance as balanceOf } from '../../src/craft/request.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { TYPE_IDS } from '../../src/pasteleria/types.ts';
import { balance } from './formula.ts';

function refusal(body: unknown): string {
  try {
    balanceOf(pasteleria, body);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'accepted';
}

const flour = { name: 'Harina', grams: 100 };
const item = (extra: object) => ({ ingredients: [flour, { name: 'Miel', grams: 10, ...extra }] });

describe('what is refused', () => {
  it.each([
    [[], 'El cuerpo de la petición debe ser un objeto JSON.'],
    [{}, 'Falta «ingredients»: envía una lista de ingredientes con «name» y «grams».'],
    [{ ingredients: [] }, 'La lista «ingredients» está vacía.'],
    [
      item({ grams: '10' }),
      'El ingrediente 2 («Miel») tiene un peso no válido: «grams» debe ser un número mayor o igual que 0.',
    ],
    [
      item({ azucares: 101 }),
      'El ingrediente 2 («Miel») tiene un valor no válido en «azucares»: debe ser un número entre 0 y 100.',
    ],
    [
      item({ kcal: 901 }),
      'El ingrediente 2 («Miel») tiene un valor no válido en «kcal»: debe ser un número entre 0 y 900.',
    ],
    [
      item({ pod: 401 }),
      'El ingrediente 2 («Miel») tiene un valor no válido en «pod»: debe ser un número entre 0 y 400.',
    ],
    [
      item({ precio: -1 }),
      'El ingrediente 2 («Miel») tiene un valor no válido en «precio»: debe ser un número mayor o igual que 0.',
    ],
    [{ ingredients: [{ ...flour, grams: 0 }] }, 'La suma de los pesos es 0.'],
    [
      { ingredients: [{ name: 'Azúcar', grams: 100 }] },
      'El tipo «Génoise (bizcocho genovés)» necesita harina y no se ha reconocido entre los ingredientes.',
    ],
  ])('%j', (body, message) => {
    expect(refusal(body)).toBe(message);
  });

  it('tells the items first, then the sum, then the base', () => {
    expect(refusal({ type: 'merengue', ingredients: [{ name: 'Azúcar', grams: 0 }] })).toBe(
      'La suma de los pesos es 0.',
    );
  });

  it.each([
    ['macaron', 'almendra u otro fruto seco molido'],
    ['brownie', 'chocolate o cacao'],
    ['crema_inglesa', 'leche o nata'],
    ['lemon_curd', 'zumo de limón u otro cítrico'],
    ['tiramisu', 'mascarpone u otro queso'],
    ['buttercream', 'mantequilla u otra grasa'],
    ['mousse_fruta', 'fruta o zumo'],
    ['praline', 'frutos secos'],
    ['bizcocho_yogur', 'yogur'],
    ['carrot_cake', 'zanahoria'],
    ['ganache_negro', 'chocolate negro'],
    ['tocino_de_cielo', 'yema'],
  ])('%s names what it misses: %s', (type, base) => {
    expect(refusal({ type, ingredients: [{ name: 'Sal', grams: 5 }] })).toContain(
      `necesita ${base} y no se ha reconocido entre los ingredientes.`,
    );
  });

  it('no type does without its base', () => {
    for (const type of TYPE_IDS) {
      expect(refusal({ type, ingredients: [{ name: 'Sal', grams: 5 }] })).toMatch(/^El tipo «.+» necesita /);
    }
  });

  it('the base counts after preparations are taken apart and by the role of an own ingredient, not at weight 0', () => {
    expect(balance('crema_inglesa', 'Crema inglesa 100').type).toBe('crema_inglesa');
    const own = { name: 'Harina de castaña', grams: 100, azucares: 20, agua: 10 };
    expect(refusal({ type: 'genoise', ingredients: [own, { name: 'Huevo', grams: 100 }] })).toBe('accepted');
    expect(
      refusal({
        ingredients: [
          { ...flour, grams: 0 },
          { name: 'Huevo', grams: 100 },
        ],
      }),
    ).toContain('necesita harina');
  });
});

describe('what is accepted', () => {
  it('an ingredient without weight is ignored, even an unknown one', () => {
    const recipe = 'Huevo entero 200, Azúcar 125, Harina 125';
    expect(balance('genoise', `${recipe}, polvo de hadas 0, crema pastelera 0`)).toEqual(balance('genoise', recipe));
  });

  it.each([undefined, null, '', '  '])('type %j is génoise, silently', (type) => {
    const { type: applied, warnings } = balanceOf(pasteleria, { type, ingredients: [flour] });
    expect(applied).toBe('genoise');
    expect(warnings).toEqual([]);
  });

  it.each([
    ['croissant', 'Tipo «croissant» no reconocido: se ha aplicado «Génoise (bizcocho genovés)».'],
    [7, 'Tipo «7» no reconocido: se ha aplicado «Génoise (bizcocho genovés)».'],
    [['flan'], 'Tipo «["flan"]» no reconocido: se ha aplicado «Génoise (bizcocho genovés)».'],
  ])('type %j is génoise, with a warning before all others', (type, warning) => {
    const response = balanceOf(pasteleria, { type, ingredients: [flour, { name: 'polvo de hadas', grams: 1 }] });
    expect(response.type).toBe('genoise');
    expect(response.warnings[0]).toBe(warning);
    expect(response.warnings).toHaveLength(4);
  });

  it('fields it does not know', () => {
    expect(refusal({ craft: 'pasteleria', nota: 1, ingredients: [{ ...flour, marca: 'x' }] })).toBe('accepted');
  });
});
