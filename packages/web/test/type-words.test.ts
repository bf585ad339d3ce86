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
    ['helado', 'helado_crema', 'Rolls de canela', 'brioche'],
    ['helado', 'helado_crema', 'Madalenas', 'magdalenas'],
    ['helado', 'helado_crema', 'Croasan', 'bolleria_hojaldrada'],
    ['turron', 'jijona', 'Trufa de turrón de Jijona', 'trufa'],
    ['helado', 'helado_crema', 'Helado de turrón', null],
    ['helado', 'helado_crema', 'Turrón de la casa', 'generico'],
    ['cacao', 'negro', 'Ganache de frambuesa', 'bombon'],
    ['cacao', 'trufa', 'Ganache de frambuesa', null],
    ['helado', 'helado_crema', 'Ganache de chocolate negro', 'bombon'],
    ['pasteleria', 'genoise', 'Ganache de chocolate negro', 'ganache_negro'],
    ['helado', 'helado_crema', 'Crema inglesa', 'crema_inglesa'],
    ['helado', 'helado_crema', 'Caramelo salado', 'toffee'],
    ['cacao', 'bombon', 'Caramelo salado', 'relleno_caramelo'],
  ] as const)('%s, %s: «%s»', (craft, type, title, expected) => {
    expect(guess(craft, type, title)).toBe(expected);
  });

  test('nibs and sugar are a bar, not a bonbon; with cream they may be one', () => {
    expect(guess('cacao', 'bombon', '', ['nibs_cacao', 'azucar'])).toBe('negro');
    expect(guess('cacao', 'bombon', '', ['pasta_cacao', 'azucar', 'nata'])).toBe(null);
    expect(guess('cacao', 'negro', '', ['nibs_cacao', 'azucar'])).toBe(null);
  });
});

describe('what a dough seems to be by what it has for its flour', () => {
  const of = (grams: Readonly<Record<string, number>>, craft: 'helado' | 'panaderia' | 'pasteleria' = 'helado') =>
    guessedType({ craft, type: '', title: '', lines: Object.entries(grams).map(([name, grams]) => ({ name, grams })) })
      ?.label ?? null;

  test.each([
    ['Cookies', { Mantequilla: 115, Azúcar: 165, 'huevo M': 50, harina: 170, 'pepitas choco': 200 }],
    ['Brownie', { 'Chocolate negro': 200, Mantequilla: 150, Azúcar: 220, Huevos: 150, Harina: 90 }],
    ['Pound cake', { Mantequilla: 250, Azúcar: 250, Huevos: 250, Harina: 250 }],
    ['Génoise', { Huevos: 250, Azúcar: 125, Harina: 125 }],
    ['Pasta choux', { agua: 250, leche: 250, mantequilla: 220, harina: 300, huevos: 500, azúcar: 10 }],
    ['Masa de tarta', { 'Harina floja': 500, Mantequilla: 250, 'Azúcar glas': 180, Huevo: 100 }],
    ['Magdalenas', { Harina: 1000, Azúcar: 900, Huevo: 800, 'Aceite girasol': 850, Leche: 250 }],
    [
      'Brioche',
      { 'harina fuerza': 1000, leche: 450, huevos: 150, azúcar: 150, mantequilla: 180, 'levadura fresca': 40 },
    ],
    ['Pan común', { Harina: 1000, Agua: 650, 'Levadura fresca': 10 }],
    ['Masa batida', { Harina: 200, Leche: 400, Huevos: 100 }],
  ])('%s', (label, grams) => {
    expect(of(grams)).toBe(label);
  });

  test('a bench that bakes is told of another craft alone, and of none that is not plain', () => {
    const cookies = { Mantequilla: 115, Azúcar: 165, huevo: 50, harina: 170 };
    const bread = { Harina: 1000, Agua: 650, 'Levadura fresca': 10 };
    const bare = { Harina: 200, Leche: 400 };
    expect([of(cookies, 'panaderia'), of(cookies, 'pasteleria')]).toEqual(['Cookies', null]);
    expect([of(bread, 'pasteleria'), of(bread, 'panaderia')]).toEqual(['Pan común', null]);
    expect([of(bare, 'panaderia'), of(bare, 'pasteleria')]).toEqual([null, null]);
  });
});

test('a word of many types means the one its ingredients are, and complains of none of the others', () => {
  const of = (type: string, lines: Readonly<Record<string, number>>) =>
    guessedType({
      craft: 'pasteleria',
      type,
      title: 'Bizcocho de cacao',
      lines: Object.entries(lines).map(([name, grams]) => ({ name, grams })),
    })?.types[0] ?? null;
  const oil = { Huevos: 200, Azúcar: 200, Cacao: 40, 'Harina floja': 160, 'Aceite de girasol': 120, Impulsor: 8 };
  const yogurt = { Yogur: 125, Huevos: 180, Azúcar: 220, Harina: 220, 'Aceite de girasol': 110 };
  expect([of('', oil), of('', yogurt), of('', {})]).toEqual(['pound_cake', 'bizcocho_yogur', 'bizcocho_yogur']);
  expect(of('genoise', oil)).toBe(null);
});

test('flour on a bench that does not bake is a dough, with yeast a bread; almond flour is neither', () => {
  expect(guess('helado', 'helado_crema', '', ['harina', 'huevos L', 'azúcar'])).toBe('genoise');
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
