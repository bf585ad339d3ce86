import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRAFT_IDS } from '../src/crafts/engine.ts';
import { emptyRecipe, newLine, toShared } from '../src/recipe/recipe.ts';
import { decodeRecipe, encodeRecipe } from '../src/recipe/share.ts';

const ingredient = fc.record(
  {
    name: fc.string({ maxLength: 60 }),
    grams: fc.double({ min: 0, max: 1e9, noNaN: true, noDefaultInfinity: true }).map((x) => x + 0),
    own: fc.dictionary(
      fc.constantFrom('azucares', 'materiagrasa', 'pac', 'role'),
      fc.oneof(fc.integer(), fc.string({ maxLength: 20 })),
      { minKeys: 1, noNullPrototype: true },
    ),
  },
  { requiredKeys: ['name', 'grams'], noNullPrototype: true },
);
const shared = fc.record(
  {
    craft: fc.constantFrom(...CRAFT_IDS),
    type: fc.string({ maxLength: 40 }),
    title: fc.string({ maxLength: 120 }),
    ingredients: fc.array(ingredient, { maxLength: 30 }),
  },
  { noNullPrototype: true },
);

describe('the link of a recipe', () => {
  test('carries any recipe there and back, in characters a link may hold', () => {
    fc.assert(
      fc.property(shared, (recipe) => {
        const fragment = encodeRecipe(recipe);
        expect(fragment).toMatch(/^r=[\w-]*$/);
        expect(decodeRecipe(fragment)).toEqual(recipe);
        expect(decodeRecipe(`#${fragment}`)).toEqual(recipe);
      }),
    );
  });

  test('is compact JSON in base64url, so that other pages can build it', () => {
    const json = { c: 'helado', t: 'helado_crema', i: [['Azúcar', 145.5]], n: 'Prueba' };
    const fragment = `r=${Buffer.from(JSON.stringify(json)).toString('base64url')}`;
    const recipe = {
      craft: 'helado',
      type: 'helado_crema',
      title: 'Prueba',
      ingredients: [{ name: 'Azúcar', grams: 145.5 }],
    } as const;
    expect(encodeRecipe(recipe)).toBe(fragment);
    expect(decodeRecipe(fragment)).toEqual(recipe);
  });

  test('tells nobody what one pays', () => {
    const line = (name: string, known: Parameters<typeof newLine>[2]) => newLine(name, 100, known);
    const recipe = {
      ...emptyRecipe('helado', 'helado_crema'),
      lines: [
        line('Pasta', { own: { materiagrasa: 50, precio: 20 }, label: { grasas: 50, precio: 23.45 } }),
        line('Azúcar', { own: { precio: 1 } }),
      ],
    };
    expect(decodeRecipe(encodeRecipe(toShared(recipe)))!.ingredients).toEqual([
      { name: 'Pasta', grams: 100, own: { materiagrasa: 50 }, label: { grasas: 50 } },
      { name: 'Azúcar', grams: 100 },
    ]);
  });

  const link = (value: unknown) => `r=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
  test.each([
    ['another fragment', '#lectura'],
    ['no base64', 'r=%%%'],
    ['no JSON', 'r=bm8ganNvbg'],
    ['not UTF-8', `r=${Buffer.from([0xff, 0xfe, 0x22]).toString('base64url')}`],
    ['an unknown craft', link({ c: 'pesca', t: 'x', i: [] })],
    ['no list', link({ c: 'helado', t: 'x', i: 'x' })],
    ['a negative weight', link({ c: 'helado', t: 'x', i: [['a', -1]] })],
    ['more weight than any scale shows', link({ c: 'helado', t: 'x', i: [['a', 1e300]] })],
    ['a weight that is text', link({ c: 'helado', t: 'x', i: [['a', '1']] })],
    ['501 ingredients', link({ c: 'helado', t: 'x', i: Array.from({ length: 501 }, () => ['a', 1]) })],
    ['a megabyte', `r=${'A'.repeat(1_000_000)}`],
  ])('with %s holds no recipe', (_, fragment) => {
    expect(decodeRecipe(fragment)).toBeNull();
  });

  test('anything at all in the fragment gives a recipe or null', () => {
    fc.assert(fc.property(fc.string(), (text) => void decodeRecipe(`r=${text}`)));
    fc.assert(fc.property(fc.json(), (text) => void decodeRecipe(`r=${Buffer.from(text).toString('base64url')}`)));
  });
});
