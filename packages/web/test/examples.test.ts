import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Formula } from '../examples/formula.ts';
import { pickExamples } from '../examples/pick.ts';
import type { Example } from '../src/crafts/examples.ts';
import { KNOWN_TYPES } from '../src/crafts/known-types.gen.ts';
import { ALL } from './crafts.ts';

describe.each(ALL.map((craft) => [craft.id, craft] as const))('examples of %s', (id, craft) => {
  const corpus = JSON.parse(
    readFileSync(new URL(`../../../data/corpus/${id}.json`, import.meta.url), 'utf8'),
  ) as Formula[];
  const pairs = pickExamples(craft, corpus);
  const isGood = (type: string, { ingredients }: Example) => {
    const items = ingredients.map(({ name, grams }) => ({ [craft.shape.name]: name, [craft.shape.weight]: grams }));
    return craft.analyse({ type, ingredients: items }).outcome.good;
  };

  test('the first that is shown is one everybody knows', () => {
    const { good } = pairs.find(({ type }) => type === KNOWN_TYPES[id])!;
    expect(good.published).toBe(true);
    expect(good.title).toMatch(/^(?:Fior di|Ciabatta|Magdalenas|Turrón de Jijona|Tableta 70)/);
  });

  test('every type has one that works and one that does not', () => {
    expect(pairs.map(({ type }) => type)).toEqual(craft.types.map((type) => type.id));
    for (const { type, good, bad } of pairs) {
      expect(isGood(type, good), type).toBe(true);
      expect(isGood(type, bad), type).toBe(false);
    }
  });

  test('an altered formula says so, and none but a published one claims a source as its own', () => {
    for (const { good, bad } of pairs) {
      expect(good.altered).toBeNull();
      if (bad.altered === null) expect(bad.published, bad.title).toBe(true);
      else expect(bad.altered).toMatch(/^(?:el doble de|la mitad de|el triple de|cinco veces) \S/);
    }
  });

  test('ingredients are called in Spanish, and the numbers are those of the published formula', () => {
    const foreign =
      /\b(?:flour|water|salt|yeast|sugar|butter|farine|eau|sel|levure|beurre|farina|acqua|sale|lievito)\b/i;
    for (const { type, good, bad } of pairs) {
      for (const { title, altered, ingredients } of [good, bad]) {
        expect(ingredients.filter(({ name }) => foreign.test(name))).toEqual([]);
        if (altered !== null) continue;
        const items = ingredients.map(({ name, grams, own }) => ({
          ...own,
          [craft.shape.name]: name,
          [craft.shape.weight]: grams,
        }));
        const weights = (list: Formula['ingredients']) => list.map((item) => Number(item[craft.shape.weight]));
        const published = corpus.find(
          (formula) =>
            formula.name === title &&
            formula.type === type &&
            `${weights(formula.ingredients)}` === `${weights(items)}`,
        )!;
        const valuesOf = (list: Formula['ingredients']) => craft.analyse({ type, ingredients: list }).values;
        expect(valuesOf(items), title).toEqual(valuesOf(published.ingredients));
      }
    }
  });
});
