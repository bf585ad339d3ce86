import { expect, test, vi } from 'vitest';

// Modules of their own: what another test has taught the engine stays taught.
vi.resetModules();
const { teachBySteps } = await import('../../src/despensa/lessons.ts');
const { foods: heladoFoods } = await import('../../src/helado/foods.ts');
const { readerFor } = await import('../../src/despensa/reader.ts');
const { everyFood } = await import('../../src/despensa/table.ts');
const { told } = await import('../../src/despensa/told.ts');
const { vocabulary } = await import('../../src/despensa/vocabulary.ts');

// One after the other: what is learnt stays learnt.
test('before its lessons the engine knows every food by its name, and neither other names nor labels', () => {
  const read = readerFor(heladoFoods);
  for (const food of everyFood()) expect(read(food.name).food, food.name).toBeDefined();
  expect(read('Maizena').food).toBeUndefined();
  expect(() => told()).toThrow('learn.ts');
});

test('lessons come in steps of a hundred names at most, and count for nothing before the last', () => {
  const read = readerFor(heladoFoods);
  // The names of the foods themselves are indexed already.
  const names = vocabulary().aliases.flat().length;
  let steps = 0;
  for (const _ of teachBySteps()) {
    steps += 1;
    if (steps % 10 === 0) expect(read('Maizena').food).toBeUndefined();
  }
  expect(steps).toBeGreaterThanOrEqual(Math.floor(names / 100) - 2);
  expect(read('Maizena').food?.id).toBe('almidon_maiz');
  expect(read('Maizena de la abuela').food?.id).toBe('almidon_maiz');
  expect(told().ownFoodOf).toBeTypeOf('function');
});

test('names that a craft itself sends are read without opening the vocabulary', async () => {
  vi.resetModules();
  const { learnVocabulary, readerFor } = await import('../../src/despensa/reader.ts');
  const { INTERPRETER } = await import('../../src/despensa/interpret.ts');
  const { foods } = await import('../../src/cacao/foods.ts');
  const { vocabulary } = await import('../../src/despensa/vocabulary.ts');
  const open = vi.fn(vocabulary);
  learnVocabulary(open, INTERPRETER);
  const read = readerFor(foods);
  expect(read('pasta_cacao').food?.id).toBe('pasta_cacao');
  expect(open).not.toHaveBeenCalled();
  expect(read('Maizena').food?.id).toBe('almidon_maiz');
  expect(open).toHaveBeenCalled();
});
