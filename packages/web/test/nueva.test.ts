import { sustituir } from '@obrador/engine/crear';
import { helado } from '@obrador/engine/helado';
import { describe, expect, test } from 'vitest';
import { loadCraft } from '../src/crafts/craft-engines.ts';
import { splitLabel } from '../src/new/label-text.ts';
import { movedUnderPadlock, substituted } from '../src/new/substitution.ts';
import { emptyWish, namesIn, wishBody } from '../src/new/wish.ts';
import { readTable } from '../src/own/nutrition-table.ts';
import { emptyRecipe, newLine, type Recipe, totalGrams } from '../src/recipe/recipe.ts';
import { requestOf } from '../src/recipe/request.ts';
import { doWork } from '../src/worker/work.ts';

describe('a wish as it is filled in', () => {
  test('an empty form asks for the type and nothing else', () => {
    expect(wishBody(emptyWish('sorbete'))).toEqual({ type: 'sorbete', variantes: 3, sabores: [], sin: [], con: [] });
  });

  test('flavours may carry their share, before or after', () => {
    const flavours = 'pistacho 12,5 %, 8 % de limón; vainilla, cacao (6%)';
    expect(wishBody({ ...emptyWish('x'), flavours }).sabores).toEqual([
      { name: 'pistacho', porcentaje: 12.5 },
      { name: 'limón', porcentaje: 8 },
      { name: 'vainilla' },
      { name: 'cacao', porcentaje: 6 },
    ]);
  });

  test('what is left out joins kinds and foods; figures go only when they are given', () => {
    const wish = { ...emptyWish('x'), without: ['leche', 'animal'], withoutFoods: 'dextrosa, ', withFoods: 'miel' };
    expect(wishBody({ ...wish, cost: 9, service: -14, total: 2500 })).toEqual({
      type: 'x',
      variantes: 3,
      sabores: [],
      sin: ['leche', 'animal', 'dextrosa'],
      con: ['miel'],
      maximo_coste_kg: 9,
      temperatura_servicio: -14,
      total: 2500,
    });
  });

  test('a comma between digits does not part two names', () => {
    expect(namesIn('nata 35,5 %, azúcar,leche')).toEqual(['nata 35,5 %', 'azúcar', 'leche']);
  });
});

describe('a nutrition table as it is pasted', () => {
  test('one line, as a shop prints it', () => {
    expect(
      readTable(
        'Valor energético 1.890 kJ / 452 kcal. Grasas 24,5 g, de las cuales saturadas 7,5 g. Hidratos de carbono 52 g de los cuales azúcares 31 g. Fibra alimentaria 2,1 g. Proteínas 5 g. Sal 0,63 g.',
      ),
    ).toEqual({
      energia_kj: 1890,
      energia_kcal: 452,
      grasas: 24.5,
      saturadas: 7.5,
      hidratos: 52,
      azucares: 31,
      fibra: 2.1,
      proteinas: 5,
      sal: 0.63,
    });
  });

  test('rows of a sheet, in another order and without some', () => {
    expect(readTable('Grasas saturadas\t3,1\nGrasas\t9\nAzúcares\t<0,5\nSal\t1')).toEqual({
      grasas: 9,
      saturadas: 3.1,
      azucares: 0.5,
      sal: 1,
    });
  });

  test('a label in one line: the table begins with its first row, heading or none', () => {
    const { list, table } = splitLabel(
      'Ingredientes: leche, azúcar, yema de huevo. Valor energético 890 kJ / 213 kcal, grasas 10 g, sal 0,12 g',
    );
    expect(list).toBe('Ingredientes: leche, azúcar, yema de huevo.');
    expect(readTable(table)).toEqual({ energia_kj: 890, energia_kcal: 213, grasas: 10, sal: 0.12 });
  });

  test('a whole label is parted where its table begins', () => {
    const { list, table } = splitLabel('Ingredientes: leche, sal.\nInformación nutricional (100 g): Sal 1 g');
    expect(list).toBe('Ingredientes: leche, sal.');
    expect(readTable(table)).toEqual({ sal: 1 });
    expect(splitLabel('leche, azúcar')).toEqual({ list: 'leche, azúcar', table: '' });
  });
});

describe('a substitution that is accepted', () => {
  const recipe: Recipe = {
    ...emptyRecipe('helado', 'helado_crema'),
    lines: (helado.example.ingredients as readonly { name: string; grams: number }[]).map(({ name, grams }) =>
      newLine(name, grams),
    ),
  };
  const line = recipe.lines.find(({ name }) => name === 'Nata 35%')!;

  test('keeps the lines that stay, weighs what the proposal says and puts what is new where the old one was', async () => {
    const craft = await loadCraft('helado');
    const request = requestOf(recipe, craft, {});
    const { propuestas } = sustituir(craft, { ...request.body, quitar: line.name, maximo: 5 });
    expect(propuestas.length).toBeGreaterThan(0);
    for (const proposal of propuestas) {
      const after = substituted(recipe, request, craft, proposal);
      expect(after.lines.map(({ name }) => name)).not.toContain('Nata 35%');
      expect(after.lines.map(({ name, grams }) => `${name} ${grams}`).sort()).toEqual(
        proposal.ingredients.map(({ name, grams }) => `${name} ${grams}`).sort(),
      );
      expect(totalGrams(after.lines)).toBeCloseTo(totalGrams(recipe.lines), 6);
      const stays = after.lines.filter(({ id }) => recipe.lines.some((each) => each.id === id));
      expect(stays.map(({ name }) => name)).toEqual(
        recipe.lines.filter(({ id }) => stays.some((each) => each.id === id)).map(({ name }) => name),
      );
      const fresh = after.lines.findIndex(({ id }) => recipe.lines.every((each) => each.id !== id));
      if (fresh >= 0) expect(fresh).toBe(1);
    }
  });

  test('what is under a padlock and would move is told', () => {
    const locked = { ...recipe, lines: recipe.lines.map((each) => ({ ...each, locked: true })) };
    const [milk, cream, ...rest] = locked.lines;
    const after = { ...locked, lines: [{ ...milk!, grams: 1 }, newLine('Mantequilla', 80), ...rest] };
    expect(movedUnderPadlock(locked, after, cream!.id)).toEqual(['Leche entera']);
    expect(movedUnderPadlock(recipe, after, line.id)).toEqual([]);
  });
});

test('what the engine refuses comes back in its words, and what it makes as it makes it', async () => {
  expect(await doWork({ kind: 'crear', craft: 'helado', body: { type: 'sorbete', con: ['kriptonita'] } })).toMatch(
    /No se conoce «kriptonita»/,
  );
  const made = await doWork({ kind: 'crear', craft: 'helado', body: { type: 'sorbete' } });
  expect(made).toMatchObject({ status: 'ok', formulas: [{ resultado: { bueno: true } }] });
});
