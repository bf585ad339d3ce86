import { analyseAs } from '@obrador/engine';
import { cacao } from '@obrador/engine/cacao';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEAR_NAMES } from '../../../scripts/fuzz/dear-names.ts';
import { INTERPRETER } from '../../engine/src/despensa/interpret.ts';
import { allergensIn } from '../src/bench/allergens.ts';
import { loadCraft } from '../src/crafts/craft-engines.ts';
import { toJson } from '../src/recipe/export.ts';
import { frozen, holds } from '../src/recipe/frozen.ts';
import { linesOf, parseRecipe } from '../src/recipe/import.ts';
import { readReceta } from '../src/recipe/read-receta.ts';
import { craftsWithin, makeOutNames, recetaOf } from '../src/recipe/receta.ts';
import { emptyRecipe, fromContent, fromShared, newLine, renamed, toContent, toShared } from '../src/recipe/recipe.ts';
import { requestOf } from '../src/recipe/request.ts';
import { decodeRecipe, encodeRecipe } from '../src/recipe/share.ts';
import { entriesOf } from '../src/storage/book.ts';
import { isContent } from '../src/storage/record-checks.ts';
import type { Content } from '../src/storage/records.ts';
import { byFood, planRecipes } from '../src/workshop/plan-recipes.ts';

const line = (nombre: string, gramos: number, more = {}) => ({ nombre, gramos, ...more });
const GANACHE: Content = {
  oficio: 'cacao',
  tipo: 'bombon',
  titulo: 'Ganache',
  ingredientes: [
    line('cob_negra', 200, { fijo: true, max: 300 }),
    line('nata', 150),
    line('', 0),
    line('Pasta de la casa', 20, { etiqueta: { grasas: 60, alergenos: ['frutos_cascara:avellana'], precio: 12 } }),
  ],
};
const BONBON: Content = {
  oficio: 'cacao',
  tipo: 'bombon',
  titulo: 'Bombón',
  ingredientes: [
    line('cob_negra', 100),
    line('Ganache', 200, { receta: 'g', version: 'g1', formula: frozen(GANACHE) }),
  ],
};

describe('a recipe that is an ingredient', () => {
  test('is frozen without padlocks, limits or empty lines, and with the loss of its label', () => {
    expect(frozen({ ...GANACHE, taller: { etiqueta: { perdida: 8, lote: 'L1' } } })).toEqual({
      oficio: 'cacao',
      tipo: 'bombon',
      perdida: 8,
      ingredientes: [
        line('cob_negra', 200),
        line('nata', 150),
        line('Pasta de la casa', 20, { etiqueta: { grasas: 60, alergenos: ['frutos_cascara:avellana'], precio: 12 } }),
      ],
    });
  });

  test('goes to the engine as its recipe and is reckoned with through its parts', async () => {
    const craft = await loadCraft('cacao');
    const { body } = requestOf(fromContent('b', BONBON), craft, {});
    expect(body.ingredients[1]).toEqual({ ingrediente: 'Ganache', peso: 200, receta: recetaOf(frozen(GANACHE)) });
    const flat = { type: 'bombon', ingredients: [100 + (200 * 200) / 370, (200 * 150) / 370] };
    const [cover, cream] = flat.ingredients;
    const parts = [
      { ingrediente: 'cob_negra', peso: cover },
      { ingrediente: 'nata', peso: cream },
      { ingrediente: 'Pasta de la casa', peso: (200 * 20) / 370, etiqueta: GANACHE.ingredientes[3]!.etiqueta },
    ];
    const nested = analyseAs(cacao, body).values;
    const apart = analyseAs(cacao, { type: 'bombon', ingredients: parts }).values;
    expect(nested.cacaoTotal).toBeCloseTo(apart.cacaoTotal!, 1);
    expect(nested.grasaTotal).toBeCloseTo(apart.grasaTotal!, 1);
  });

  test('is kept as it was: the record reads back, and a line with another name is no recipe any more', () => {
    expect(isContent(BONBON)).toBe(true);
    const recipe = fromContent('b', BONBON);
    expect(toContent(recipe)).toEqual(BONBON);
    const [, second] = renamed(recipe, recipe.lines[1]!.id, 'nata').lines;
    expect(second).not.toHaveProperty('made');
    expect(second).not.toHaveProperty('part');
  });

  test('deeper than the engine takes is no record', () => {
    const nest = (depth: number): Content => {
      let content = GANACHE;
      for (let i = 0; i < depth; i++) {
        content = { ...BONBON, ingredientes: [line('Ganache', 1, { formula: frozen(content) })] };
      }
      return content;
    };
    expect(isContent(nest(6))).toBe(true);
    expect(isContent(nest(7))).toBe(false);
  });

  test('travels in a link with all that is inside, without identifiers or prices', () => {
    const opened = fromShared(decodeRecipe(encodeRecipe(toShared(fromContent('b', BONBON))))!);
    const { made, part, version } = opened.lines[1]!;
    expect([part, version]).toEqual([undefined, undefined]);
    const [, , paste] = made!.ingredientes;
    expect(paste).toEqual(
      line('Pasta de la casa', 20, { etiqueta: { grasas: 60, alergenos: ['frutos_cascara:avellana'] } }),
    );
    expect(made!.ingredientes.slice(0, 2)).toEqual(frozen(GANACHE).ingredientes.slice(0, 2));
  });

  test('comes back from the file it was exported to', async () => {
    const craft = await loadCraft('cacao');
    const text = toJson(craft, fromContent('b', BONBON));
    const [, line] = linesOf(parseRecipe(text), craft);
    expect(line!.made).toEqual(frozen(GANACHE));
    expect(readReceta({ ingredients: [{ name: 'nata' }] }, 'cacao')).toBeUndefined();
    expect(readReceta('nata', 'cacao')).toBeUndefined();
  });

  test('is looked for at any depth, and its crafts are known', () => {
    const cake: Content = {
      ...BONBON,
      oficio: 'pasteleria',
      ingredientes: [line('Bombón', 1, { receta: 'b', formula: frozen(BONBON) })],
    };
    expect(['b', 'g', 'x'].map((id) => holds(cake.ingredientes, id))).toEqual([true, true, false]);
    expect(craftsWithin(cake.ingredientes)).toEqual(['cacao']);
  });

  test('brings its allergens, and its doubts', async () => {
    expect(await allergensIn(BONBON)).toEqual({
      codes: new Set(['soja', 'leche', 'frutos_cascara:avellana']),
      sure: true,
    });
    const strange = { ...GANACHE, ingredientes: [line('cob_negra', 200), line('Polvo de hadas', 1)] };
    const doubtful = { ...BONBON, ingredientes: [line('Ganache', 1, { formula: frozen(strange) })] };
    expect(await allergensIn(doubtful)).toEqual({ codes: new Set(['soja']), sure: false });
  });
});

describe('the plan of a day', () => {
  const version = (id: string, receta: string, contenido: Content, creada = 1) => ({
    v: 1,
    id,
    receta,
    creada,
    anterior: null,
    nota: '',
    contenido,
  });
  const entries = (ganache: Content) =>
    entriesOf({
      heads: [],
      versions: [version('g1', 'g', ganache), version('b1', 'b', BONBON)],
      drafts: [],
      annotations: [],
    });

  test('makes the recipe of the book where it is still as it was used', async () => {
    const recipes = await planRecipes(entries(GANACHE), () => ({}), byFood);
    expect(recipes.map(({ id }) => id).sort()).toEqual(['b', 'g']);
    expect(recipes.find(({ id }) => id === 'b')!.lines.map(({ part }) => part)).toEqual([undefined, 'g']);
  });

  test('makes it as it was used where the book has a newer one', async () => {
    const newer = { ...GANACHE, ingredientes: [line('cob_negra', 300), line('nata', 150)] };
    const recipes = await planRecipes(entries(newer), () => ({}), byFood);
    const used = recipes.find(({ id }) => id === 'b')!.lines[1]!.part!;
    expect(used).toMatch(/^formula-/);
    expect(recipes.find(({ id }) => id === used)).toMatchObject({ title: 'Ganache', station: 'cacao' });
    expect(recipes.find(({ id }) => id === used)!.lines.map(({ grams }) => grams)).toEqual([200, 150, 20]);
  });
});

test('a new line stands for a recipe only where it says so', () => {
  expect(newLine('Ganache', 1)).not.toHaveProperty('made');
  expect(emptyRecipe('cacao', 'bombon').lines).toEqual([]);
});

describe('a formula of names nobody knows', () => {
  test('has them made out task by task, so that reading it whole makes out none', async () => {
    const craft = await loadCraft('helado');
    const interpret = vi.spyOn(INTERPRETER, 'interpret');
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    onTestFinished(() => {
      interpret.mockRestore();
      clock.mockRestore();
    });
    let tasks = 0;
    const others = setInterval(() => tasks++);
    const ingredientes = Array.from({ length: 20 }, () => line(DEAR_NAMES.evolved(), 5));
    const inner = { oficio: 'helado', tipo: '', ingredientes: [line(DEAR_NAMES.slips(), 5)] } as const;
    const formula = {
      oficio: 'helado',
      tipo: 'helado_crema',
      ingredientes: [...ingredientes, line('Base', 5, { formula: inner })],
    } as const;
    await makeOutNames(formula);
    clearInterval(others);
    expect(tasks).toBeGreaterThan(3);
    const known = interpret.mock.calls.length;
    expect(known).toBeGreaterThanOrEqual(21);
    analyseAs(craft, recetaOf(formula));
    expect(interpret.mock.calls.length).toBe(known);
  });
});
