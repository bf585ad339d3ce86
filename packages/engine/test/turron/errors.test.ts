import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/craft/errors.ts';
import { balanceTurron } from '../../src/turron/balance.ts';

const almond = { ingrediente: 'almendra_tostada', peso: 500 };
const NO_BASE = 'No hay ingredientes válidos: indica almendra, miel o azúcar con un peso mayor que 0.';
const badWeight = (i: number, name: string) =>
  `El ingrediente ${i} («${name}») tiene un peso no válido: «peso» debe ser un número mayor o igual que 0.`;

describe('requests refused', () => {
  it.each([
    ['no object', 'turrón', 'El cuerpo de la petición debe ser un objeto JSON.'],
    ['an array', [almond], 'El cuerpo de la petición debe ser un objeto JSON.'],
    ['no list', { type: 'jijona' }, 'Falta «ingredients»: envía una lista de ingredientes con «ingrediente» y «peso».'],
    ['an empty list', { ingredients: [] }, 'La lista «ingredients» está vacía.'],
    [
      'an item that is no object',
      { ingredients: [almond, 'miel'] },
      'El ingrediente 2 no es válido: debe ser un objeto con «ingrediente» y «peso».',
    ],
    [
      'an item without name',
      { ingredients: [{ peso: 3 }] },
      'El ingrediente 1 no tiene «ingrediente»: debe ser un texto.',
    ],
    ['a negative weight', { ingredients: [almond, { ingrediente: 'miel', peso: -1 }] }, badWeight(2, 'miel')],
    ['a weight in text', { ingredients: [{ ingrediente: 'miel', peso: '100' }] }, badWeight(1, 'miel')],
    ['a weight that is not finite', { ingredients: [{ ingrediente: 'miel', peso: 1 / 0 }] }, badWeight(1, 'miel')],
    ['no almond, honey or sugar', { ingredients: [{ ingrediente: 'avellana_tostada', peso: 500 }] }, NO_BASE],
    ['sweetener alone', { ingredients: [{ ingrediente: 'maltitol', peso: 500 }] }, NO_BASE],
    [
      'almond of no weight',
      {
        ingredients: [
          { ...almond, peso: 0 },
          { ingrediente: 'agua', peso: 9 },
        ],
      },
      NO_BASE,
    ],
    ['only unknown ingredients', { ingredients: [{ ingrediente: 'cosa', peso: 5 }] }, NO_BASE],
  ])('%s', (_, body, message) => {
    expect(() => balanceTurron(body)).toThrow(new InputError(message));
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
