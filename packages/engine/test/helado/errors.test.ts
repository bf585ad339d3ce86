import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/craft/errors.ts';
import { balanceHelado } from '../../src/helado/craft.ts';
import { freezingCurve } from '../../src/helado/curve.ts';
import { levers } from '../../src/helado/levers.ts';
import { linear } from '../../src/helado/linear.ts';
import { answer } from './formula.ts';

const milk = { name: 'Leche entera', grams: 500 };
const NO_BODY = 'El cuerpo de la petición debe ser un objeto JSON.';
const NO_LIST = 'Falta «ingredients»: envía una lista de ingredientes con «name» y «grams».';
const badWeight = (i: number, name: string) =>
  `El ingrediente ${i} («${name}») tiene un peso no válido: «grams» debe ser un número mayor o igual que 0.`;
const badNumber = (field: string, bounds: string) =>
  `El ingrediente 2 («Base») tiene un valor no válido en «${field}»: debe ser un número${bounds}.`;
const withField = (field: string, value: unknown) => ({
  ingredients: [milk, { name: 'Base', grams: 1, [field]: value }],
});

function refusal(body: unknown, read: (body: unknown) => unknown = answer): InputError {
  try {
    read(body);
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error('not refused');
}

describe('requests refused', () => {
  it.each([
    ['nothing', undefined, NO_BODY],
    ['null', null, NO_BODY],
    ['a text', 'helado', NO_BODY],
    ['a list', [milk], NO_BODY],
    ['no list', { type: 'base' }, NO_LIST],
    [
      'a list that is none',
      { ingredients: { 0: milk } },
      '«ingredients» debe ser una lista de ingredientes con «name» y «grams».',
    ],
    ['an empty list', { ingredients: [] }, 'La lista «ingredients» está vacía.'],
    [
      'more than 500 ingredients',
      { ingredients: new Array(501).fill(milk) },
      'La lista «ingredients» tiene 501 elementos; el máximo es 500.',
    ],
    [
      'an item that is no object',
      { ingredients: [milk, null] },
      'El ingrediente 2 no es válido: debe ser un objeto con «name» y «grams».',
    ],
    ['an item without name', { ingredients: [{ grams: 3 }] }, 'El ingrediente 1 no tiene «name»: debe ser un texto.'],
    [
      'a blank name',
      { ingredients: [{ name: ' ', grams: 3 }] },
      'El ingrediente 1 no tiene «name»: debe ser un texto.',
    ],
    ['a negative weight', { ingredients: [milk, { name: 'Agua', grams: -1 }] }, badWeight(2, 'Agua')],
    ['a weight in text', { ingredients: [{ name: 'Agua', grams: '3' }] }, badWeight(1, 'Agua')],
    ['no weight', { ingredients: [{ name: 'Agua' }] }, badWeight(1, 'Agua')],
    ['weights that are all 0', { ingredients: [{ ...milk, grams: 0 }] }, 'La suma de pesos (grams) es 0.'],
    ['sugars above 100', withField('azucares', 101), badNumber('azucares', ' entre 0 y 100')],
    ['negative lactose', withField('lactosa', -0.1), badNumber('lactosa', ' entre 0 y 100')],
    ['fat in text', withField('materiagrasa', '3'), badNumber('materiagrasa', ' entre 0 y 100')],
    ['a PAC that is no number', withField('pac', true), badNumber('pac', ' entre −180 y 1000')],
    ['a negative POD', withField('pod', -1), badNumber('pod', ' entre 0 y 1000')],
    ['negative energy', withField('kcal', -1), badNumber('kcal', ' entre 0 y 900')],
    ['a negative price', withField('precio', -1), badNumber('precio', ' mayor o igual que 0')],
  ])('%s', (_, body, message) => {
    expect(refusal(body).message).toBe(message);
  });

  it.each([
    ['panaderia', 'Oficio no soportado: «panaderia».'],
    ['', 'Oficio no soportado: «».'],
    [7, 'Oficio no soportado: «7».'],
    [['helado'], 'Oficio no soportado: «["helado"]».'],
  ])('another craft (%j), naming those on offer, before looking at the ingredients', (craft, message) => {
    for (const read of [answer, freezingCurve, linear, levers]) {
      expect(refusal({ craft, ingredients: [] }, read).message).toBe(message);
    }
    expect(refusal({ craft }).fault).toEqual({ code: 'oficio_no_disponible', field: 'craft', supported: ['helado'] });
  });

  it.each([
    ['no object', null, { code: 'cuerpo_no_valido' }],
    ['no weight at all', { ingredients: [{ ...milk, grams: 0 }] }, { code: 'peso_total_cero', field: 'ingredients' }],
    ['a bad weight', { ingredients: [milk, { name: 'Agua' }] }, { code: 'peso_no_valido', index: 1, field: 'grams' }],
    ['a bad figure', withField('pod', -1), { code: 'valor_no_valido', index: 1, field: 'pod' }],
  ])('%s: kind, place and field of the fault, for programs', (_, body, fault) => {
    expect(refusal(body).fault).toEqual(fault);
  });

  it('not a craft that is null, absent or this one', () => {
    for (const craft of [null, undefined, 'helado'] as const) {
      expect(balanceHelado({ craft, ingredients: [milk] }).craft).toBe('helado');
    }
  });
});

describe('fields given as null', () => {
  it('count as not given', () => {
    const plain = balanceHelado({ type: 'base', ingredients: [milk] });
    const nulls = { azucares: null, materiagrasa: null, pac: null, precio: null };
    expect(balanceHelado({ type: 'base', ingredients: [{ ...milk, ...nulls }] })).toEqual(plain);
  });
});
