import { expect, test } from 'vitest';
import { loadCraft } from '../src/crafts/craft-engines.ts';
import { CRAFT_IDS } from '../src/crafts/crafts.ts';
import { MOUTH } from '../src/reading/mouth-texts.ts';
import { readingOf } from '../src/recipe/reading.ts';
import { SERVING } from '../src/recipe/request.ts';

test('every word of the mouth is of a figure that some type judges', async () => {
  for (const id of CRAFT_IDS) {
    const { types } = await loadCraft(id);
    const judged = new Set(types.flatMap(({ limits }) => limits.map(({ param }) => param.key.split('.').at(-1)!)));
    expect(Object.keys(MOUTH[id]).filter((key) => !judged.has(key))).toEqual([]);
  }
});

test('the engine judges at every serving temperature the page takes, and at none beyond', async () => {
  const craft = await loadCraft('helado');
  const ingredients = craft.example.ingredients as readonly unknown[];
  const at = (degrees: number) => {
    const body = { type: 'helado_crema', temperatura_servicio: degrees, ingredients };
    return readingOf(craft, body)?.kind;
  };
  expect([SERVING.min, SERVING.max].map(at)).toEqual(['reading', 'reading']);
  expect([SERVING.min - 1, SERVING.max + 1].map(at)).toEqual(['refusal', 'refusal']);
});
