import { describe, expect, it } from 'vitest';
import { analizar } from '../../src/analizar.ts';
import { CRAFTS } from '../../src/crafts.ts';

const panaderia = CRAFTS.find(({ id }) => id === 'panaderia')!;
const cacao = CRAFTS.find(({ id }) => id === 'cacao')!;

function read(craft: typeof cacao, name: string) {
  const { name: key, weight } = craft.shape;
  const known = craft === cacao ? 'azucar' : 'Harina';
  const lines = [
    { [key]: name, [weight]: 100 },
    { [key]: known, [weight]: 100 },
  ];
  const { nombre, lectura } = analizar(craft, { ingredients: lines }).ingredientes[0]!;
  return `${nombre} (${lectura})`;
}

describe('proper nouns', () => {
  it.each([
    ['pasta de cacao Arriba Nacional', 'Pasta de cacao (exacta)'],
    ['pasta de cacao Santo Domingo', 'Pasta de cacao (exacta)'],
    ['nibs de Piura', 'Nibs de cacao (habas tostadas y descascarilladas) (exacta)'],
  ])('%s is read past where it comes from', (name, expected) => {
    expect(read(cacao, name)).toBe(expected);
  });

  it.each(['leche Zzzz', 'queso Zzzz', 'chocolate Zzzz', 'pasta de cacao Avellana', 'Pasta De Cacao Zzzz Con Leche'])(
    '%s is asked about',
    (name) => {
      expect(read(cacao, name)).toBe(`${name} (desconocida)`);
    },
  );
});

describe('a leaven', () => {
  it.each([
    ['masa madre del día', 'Masa madre (100 % de hidratación) (supuesta)'],
    ['masa madre de cultivo líquida', 'Masa madre (100 % de hidratación) (supuesta)'],
    ['lievito madre en tres refrescos', 'Masa madre sólida (50 %) (exacta)'],
  ])('%s', (name, expected) => {
    expect(read(panaderia, name)).toBe(expected);
  });

  // No firm leaven of rye is in the pantry, and its water would be half.
  it.each(['masa madre de soja', 'masa madre con leche y nueces', 'masa madre de centeno sólida'])(
    '%s is asked about',
    (name) => {
      expect(read(panaderia, name)).toBe(`${name} (desconocida)`);
    },
  );
});
