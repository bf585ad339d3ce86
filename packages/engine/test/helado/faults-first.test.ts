import { expect, it } from 'vitest';
import { analyse } from '../../src/helado/analyse.ts';

it('tells what a mantecado lacks before a dose that is only high', () => {
  const { warnings } = analyse({
    type: 'mantecado',
    ingredients: [
      { name: 'Leche entera', grams: 700 },
      { name: 'Nata 35%', grams: 150 },
      { name: 'Azúcar', grams: 150 },
      { name: 'Sal', grams: 4 },
    ],
  });
  const told = warnings.map(({ code }) => code).filter((code) => code.startsWith('dosis'));
  expect(told).toEqual(['dosis', 'dosis_alta']);
});
