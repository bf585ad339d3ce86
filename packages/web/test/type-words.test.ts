import { describe, expect, test } from 'vitest';
import { loadCraft } from '../src/crafts/craft-engines.ts';
import { CRAFT_IDS } from '../src/crafts/crafts.ts';
import { groupsOf } from '../src/crafts/type-groups.ts';
import { TYPE_WORDS } from '../src/crafts/type-words.gen.ts';
import { guessedType, typesCalled } from '../src/crafts/type-words.ts';

const guess = (
  craft: 'helado' | 'panaderia' | 'pasteleria' | 'turron' | 'cacao',
  type: string,
  title: string,
  names: readonly string[] = [],
) => guessedType({ craft, type, title, lines: names.map((name) => ({ name, grams: 100 })) })?.types[0] ?? null;

describe('what a recipe seems to be', () => {
  test.each([
    ['panaderia', 'pan_comun', 'Croissant de mantequilla', 'bolleria_hojaldrada'],
    ['pasteleria', 'genoise', 'Bizcocho de mantequilla', 'pound_cake'],
    ['pasteleria', 'genoise', 'Croissants', 'bolleria_hojaldrada'],
    ['pasteleria', 'crema_pastelera', 'Crema pastelera de vainilla', null],
    ['helado', 'helado_leche', 'Helado de pistacho', null],
    ['helado', 'helado_crema', 'Sorbete de mango', 'sorbete_agua'],
    ['panaderia', 'brioche', 'Ensaimada', null],
    ['helado', 'helado_crema', 'Receta de la abuela', null],
    ['helado', 'helado_crema', 'Bizcocho de limón de la abuela', 'bizcocho_yogur'],
    ['pasteleria', 'plum_cake', 'Bizcocho de limón', null],
    ['pasteleria', 'panna_cotta', 'Panna cotta', null],
    ['helado', 'helado_crema', 'Pan de pueblo', 'pan_comun'],
  ] as const)('%s, %s: «%s»', (craft, type, title, expected) => {
    expect(guess(craft, type, title)).toBe(expected);
  });

  test('nibs and sugar are a bar, not a bonbon; with cream they may be one', () => {
    expect(guess('cacao', 'bombon', '', ['nibs_cacao', 'azucar'])).toBe('negro');
    expect(guess('cacao', 'bombon', '', ['pasta_cacao', 'azucar', 'nata'])).toBe(null);
    expect(guess('cacao', 'negro', '', ['nibs_cacao', 'azucar'])).toBe(null);
  });
});

test('flour on a bench that does not bake is a cake, with yeast a bread; almond flour is neither', () => {
  expect(guess('helado', 'helado_crema', '', ['harina', 'huevos L', 'azúcar'])).toBe('bizcocho_yogur');
  expect(guess('helado', 'helado_crema', '', ['Harina de fuerza', 'agua', 'levadura fresca'])).toBe('pan_comun');
  expect(guess('turron', 'jijona', '', ['harina de almendra', 'azúcar'])).toBe(null);
  expect(guess('pasteleria', 'genoise', '', ['harina', 'azúcar'])).toBe(null);
});

test('recipes put together are an assembly, whatever the title says; a dough with its poolish is not', () => {
  const lines = (...parts: readonly [number, boolean][]) =>
    parts.map(([grams, isMade]) => ({ name: 'x', grams, ...(isMade && { made: {} }) }));
  const of = (...parts: readonly [number, boolean][]) =>
    guessedType({ craft: 'panaderia', type: 'pan_comun', title: 'Croissant', lines: lines(...parts) })?.types[0];
  expect(of([60, true], [25, true], [2, false])).toBe('montaje');
  expect(of([300, true], [500, false])).toBe('bolleria_hojaldrada');
});

test('the search knows what people say, in every craft', async () => {
  for (const said of ['croissant', 'ensaimada', 'donut', 'hojaldre', 'integral', 'cruas'])
    expect([said, typesCalled(said).length > 0]).toEqual([said, true]);
  const bread = await loadCraft('panaderia');
  const found = (query: string) =>
    groupsOf(bread, query, typesCalled(query)).flatMap(({ types }) => types.map(({ id }) => id));
  expect(found('croissant')).toContain('bolleria_hojaldrada');
  expect(found('donut')).toContain('brioche');
  expect(found('zzz')).toEqual([]);
});

test('every word leads to types there are', async () => {
  for (const id of CRAFT_IDS) {
    const types = new Set((await loadCraft(id)).types.map((type) => type.id));
    const named = TYPE_WORDS.filter(({ craft }) => craft === id).flatMap((word) => word.types);
    expect(named.filter((type) => !types.has(type))).toEqual([]);
  }
});
