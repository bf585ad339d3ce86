import { expect, test, vi } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import type { FoodReading } from '../../src/despensa/reading.ts';

// Modules of their own: what another test has taught the engine stays taught.
vi.resetModules();
const { teachBySteps } = await import('../../src/despensa/lessons.ts');
const { CRAFT_FOODS } = await import('../../src/despensa/craft-foods.gen.ts');
const { foods: heladoFoods } = await import('../../src/despensa/helado.gen.ts');
const { readerFor } = await import('../../src/despensa/reader.ts');
const { everyFood } = await import('../../src/despensa/table.ts');
const { told } = await import('../../src/despensa/told.ts');
const { aliasesOf } = await import('../../src/despensa/vocabulary.ts');

/** What each craft read before its lessons, by its text. */
const before = new Map<string, Map<string, FoodReading>>();

/** The words of a name in another order. */
function turned(name: string): readonly string[] {
  const words = name.split(' ');
  return words.length < 2 ? [] : [[...words].reverse().join(' '), [...words.slice(1), words[0]].join(' ')];
}

/** The same words joined otherwise, and with another that brings or denies an allergen. */
function joined(name: string): readonly string[] {
  return [
    name.replace(/ (?:de|con|sin) /, ' y '),
    name.replace(' de ', ' con '),
    name.replace(' de ', ' o '),
    name.replace(' con ', ' de '),
    name.replace(' sin ', ' '),
    `${name} sin leche`,
    `${name} con avellana`,
    `${name} y huevo`,
  ];
}

// One after the other: what is learnt stays learnt.
test('before its lessons the engine knows every food by its name, the names formulas use, and labels', () => {
  const read = readerFor(heladoFoods);
  for (const food of everyFood()) expect(read(food.name).food, food.name).toBeDefined();
  expect(read('unsalted butter').food?.id).toBe('mantequilla');
  expect(read('Maizena').food).toBeUndefined();
  expect(told().ownFoodOf).toBeTypeOf('function');
});

test('before its lessons nothing is read otherwise than after them', () => {
  const names = [...everyFood().map(({ name }) => name), ...sampled(everyFood().flatMap(aliasesOf), 8)];
  const texts = [...new Set([...names, ...names.flatMap(turned), ...names.flatMap(joined)])];
  for (const foods of Object.values(CRAFT_FOODS)) {
    const read = readerFor(foods);
    before.set(foods.id, new Map(texts.map((text) => [text, read(text)])));
    const known = [...before.get(foods.id)!.values()].filter(({ food }) => food !== undefined);
    expect(known.length).toBeGreaterThan(everyFood().length);
  }
});

test('lessons come in steps of a hundred names at most, and count for nothing before the last', () => {
  const read = readerFor(heladoFoods);
  // The names of the foods themselves are indexed already.
  const names = everyFood().flatMap(aliasesOf).length;
  let steps = 0;
  for (const _ of teachBySteps()) {
    steps += 1;
    if (steps % 10 === 0) expect(read('Maizena').food).toBeUndefined();
  }
  expect(steps).toBeGreaterThanOrEqual(Math.floor(names / 100) - 2);
  expect(read('Maizena').food?.id).toBe('almidon_maiz');
  expect(read('Maizena de la abuela').food?.id).toBe('almidon_maiz');
  for (const foods of Object.values(CRAFT_FOODS)) {
    const after = readerFor(foods);
    for (const [text, reading] of before.get(foods.id)!) {
      if (reading.food !== undefined) expect(after(text), `${foods.id}: ${text}`).toEqual(reading);
    }
  }
});

test('names that a craft itself sends are read without opening the vocabulary', async () => {
  vi.resetModules();
  const { learnVocabulary, readerFor } = await import('../../src/despensa/reader.ts');
  const { INTERPRETER } = await import('../../src/despensa/interpret.ts');
  const { foods } = await import('../../src/despensa/cacao.gen.ts');
  const { vocabulary } = await import('../../src/despensa/vocabulary.ts');
  const open = vi.fn(vocabulary);
  learnVocabulary(open, INTERPRETER);
  const read = readerFor(foods);
  expect(read('pasta_cacao').food?.id).toBe('pasta_cacao');
  expect(open).not.toHaveBeenCalled();
  expect(read('Maizena').food?.id).toBe('almidon_maiz');
  expect(open).toHaveBeenCalled();
});
