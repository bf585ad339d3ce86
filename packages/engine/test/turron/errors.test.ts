import { describe, expect, it } from 'vitest';
import { type Fault, InputError } from '../../src/craft/errors.ts';
import { balanceTurron } from '../../src/turron/craft.ts';
import { answer } from './formula.ts';

const almond = { ingrediente: 'almendra_tostada', peso: 500 };
const NO_BASE = 'No hay ingredientes válidos: indica almendra, miel, azúcar, chocolate o coco con un peso mayor que 0.';
const BASELESS: Fault = { code: 'sin_base', field: 'ingredients' };
const NO_OBJECT = 'El cuerpo de la petición debe ser un objeto JSON.';
const BAD_WEIGHT: Fault = { code: 'peso_no_valido', index: 0, field: 'peso' };
const badWeight = (i: number, name: string) =>
  `El ingrediente ${i} («${name}») tiene un peso no válido: «peso» debe ser un número mayor o igual que 0.`;

describe('requests refused', () => {
  it.each<[string, unknown, string, Fault]>([
    ['no object', 'turrón', NO_OBJECT, { code: 'cuerpo_no_valido' }],
    ['an array', [almond], NO_OBJECT, { code: 'cuerpo_no_valido' }],
    [
      'no list',
      { type: 'jijona' },
      'Falta «ingredients»: envía una lista de ingredientes con «ingrediente» y «peso».',
      { code: 'faltan_ingredientes', field: 'ingredients' },
    ],
    [
      'an empty list',
      { ingredients: [] },
      'La lista «ingredients» está vacía.',
      { code: 'lista_vacia', field: 'ingredients' },
    ],
    [
      'an item that is no object',
      { ingredients: [almond, 'miel'] },
      'El ingrediente 2 no es válido: debe ser un objeto con «ingrediente» y «peso».',
      { code: 'ingrediente_no_valido', index: 1 },
    ],
    [
      'an item without name',
      { ingredients: [{ peso: 3 }] },
      'El ingrediente 1 no tiene «ingrediente»: debe ser un texto.',
      { code: 'nombre_no_valido', index: 0, field: 'ingrediente' },
    ],
    [
      'a negative weight',
      { ingredients: [almond, { ingrediente: 'miel', peso: -1 }] },
      badWeight(2, 'miel'),
      { code: 'peso_no_valido', index: 1, field: 'peso' },
    ],
    ['a weight in text', { ingredients: [{ ingrediente: 'miel', peso: '100' }] }, badWeight(1, 'miel'), BAD_WEIGHT],
    [
      'a weight that is not finite',
      { ingredients: [{ ingrediente: 'miel', peso: 1 / 0 }] },
      badWeight(1, 'miel'),
      BAD_WEIGHT,
    ],
    ['no almond, honey or sugar', { ingredients: [{ ingrediente: 'avellana_tostada', peso: 500 }] }, NO_BASE, BASELESS],
    ['sweetener alone', { ingredients: [{ ingrediente: 'maltitol', peso: 500 }] }, NO_BASE, BASELESS],
    [
      'almond of no weight',
      {
        ingredients: [
          { ...almond, peso: 0 },
          { ingrediente: 'agua', peso: 9 },
        ],
      },
      NO_BASE,
      BASELESS,
    ],
    ['only unknown ingredients', { ingredients: [{ ingrediente: 'cosa', peso: 5 }] }, NO_BASE, BASELESS],
  ])('%s', (_, body, message, fault) => {
    expect(() => answer(body)).toThrow(new InputError(message, fault));
  });
});

describe('weights of 0', () => {
  it('are ignored, known or not', () => {
    const plain = balanceTurron({ ingredients: [almond] });
    const withZeros = balanceTurron({
      ingredients: [
        { ingrediente: 'manteca_cerdo', peso: 0 },
        almond,
        { ingrediente: 'cosa', peso: 0 },
        { ingrediente: 'miel', peso: -0 },
      ],
    });
    expect(withZeros).toEqual(plain);
  });
});
