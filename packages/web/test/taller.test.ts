import 'fake-indexeddb/auto';
import { gather } from '@obrador/engine/taller';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergensOf } from '../src/bench/allergens.ts';
import { NO_BATCH } from '../src/recipe/no-batch.ts';
import type { Entry } from '../src/storage/book.ts';
import { type ProductionRecord, photosIn } from '../src/storage/workshop-records.ts';
import { clock, dayOrToday, minutesOf, shifted, shortDay } from '../src/workshop/days.ts';
import { duration } from '../src/workshop/duration.ts';
import { entryName } from '../src/workshop/entry-name.ts';
import { byFood, byPrice, planRecipes } from '../src/workshop/plan-recipes.ts';
import { addOrder, formerBatches, loadPlan, nextOrders, plan, tick } from '../src/workshop/plan-state.ts';
import { nextLot, writeDown } from '../src/workshop/register-state.ts';
import { esBread } from '../src/workshop/texts.ts';
import { costsOf, stepsOf } from '../src/workshop/workshop.ts';

const ENTRY: Entry = {
  id: '',
  title: '',
  craft: 'helado',
  content: { oficio: 'helado', tipo: '', titulo: '', ingredientes: [] },
  modified: 0,
  used: 0,
  tags: [],
  favourite: false,
  trashed: null,
  versions: [],
  drafts: [],
  annotations: [],
};

test('the picture of a recipe goes with those of its steps, whatever stands there', () => {
  expect(photosIn({ foto: 'a', pasos: [{ foto: 'b' }, 3, {}] })).toEqual(['a', 'b']);
  expect(photosIn({ foto: 3, pasos: 'x' })).toEqual([]);
});

describe('days and clocks', () => {
  test('a day has a day before and after it, over months, years and changes of the hour', () => {
    expect([shifted('2026-12-31', 1), shifted('2026-03-01', -1), shifted('2026-03-28', 1)]).toEqual([
      '2027-01-01',
      '2026-02-28',
      '2026-03-29',
    ]);
    expect(shortDay('2026-11-05')).toBe('5/11/2026');
  });

  test('going and coming back is the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (n) => {
        expect(shifted(shifted('2026-11-15', n), -n)).toBe('2026-11-15');
      }),
      { seed: 22 },
    );
  });

  test('what is no day in the address is today', () => {
    expect(dayOrToday('2026-11-15')).toBe('2026-11-15');
    for (const odd of [null, '', 'ayer', '2026-99-99']) expect(dayOrToday(odd)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('times before midnight belong to the day before', () => {
    expect(clock(-5)).toEqual({ time: '23:55', days: -1 });
    expect(clock(1445)).toEqual({ time: '0:05', days: 1 });
    expect([minutesOf('06:30'), minutesOf('25:00'), minutesOf('')]).toEqual([390, null, null]);
  });

  test('an hour says which day it belongs to, however far', () => {
    expect([-2, -1, 0, 1, 2, 4].map(esBread.day)).toEqual([
      '2 días antes',
      'el día antes',
      '',
      'el día siguiente',
      '2 días después',
      '4 días después',
    ]);
  });

  test('durations are said as people say them', () => {
    expect([1.5, 60, 292, 20160].map(duration)).toEqual(['1,5 min', '1 h', '4 h 52 min', '14 d']);
  });
});

test('a lot is the next of its day', () => {
  const made = (lote: string) => ({ lote }) as ProductionRecord;
  expect(nextLot([], '2026-11-15')).toBe('261115-1');
  expect(nextLot([made('261115-1'), made('261115-3'), made('A')], '2026-11-15')).toBe('261115-2');
});

test('lots written down at once, before any is on screen, have each its number', async () => {
  const made = await Promise.all(
    ['a', 'b', 'c'].map((id) => writeDown({ entry: { ...ENTRY, id }, day: '2026-11-15', grams: 1000 })),
  );
  expect(made.map((record) => record?.lote)).toEqual(['261115-1', '261115-2', '261115-3']);
});

test('what is written once keeps its lot, however often and from wherever it is written', async () => {
  const day = '2026-11-17';
  const entry = { ...ENTRY, id: 'pistacho' };
  const once = () => writeDown({ entry, day, grams: 2000, once: true });
  const made = await Promise.all([once(), once(), once()]);
  expect(new Set(made.map((record) => record?.id)).size).toBe(1);
  expect((await writeDown({ entry, day, grams: 2000 }))?.lote).toBe('261117-2');
  expect((await writeDown({ entry, day: '2026-11-18', grams: 2000, once: true }))?.lote).toBe('261118-1');
});

test('a tick is shown as done once it is kept, and what was last made of a recipe is remembered', async () => {
  await loadPlan('2026-11-21');
  const lote = { ...NO_BATCH, kind: 'piezas' as const, count: 40, each: 300 };
  await addOrder({ receta: 'barra', lote });
  const kept = tick('peso/barra/0', true);
  expect(plan.value!.hechos).toEqual([]);
  expect(await kept).toBe(true);
  expect(plan.value!.hechos).toEqual(['peso/barra/0']);
  await loadPlan('2026-11-20');
  expect([plan.value!.pedidos, nextOrders.value]).toEqual([[], [{ receta: 'barra', lote }]]);
  expect(formerBatches.value.get('barra')).toEqual(lote);
});

test('recipes without a title are told apart by what they begin with', () => {
  const ingredientes = ['Leche entera', 'Azúcar', 'Sal'].map((nombre) => ({ nombre, gramos: 1 }));
  const untitled = { ...ENTRY, content: { ...ENTRY.content, ingredientes } };
  expect([untitled, ENTRY, { ...ENTRY, title: 'Fior' }].map(entryName)).toEqual([
    'Sin título (Leche entera, Azúcar…)',
    'Receta sin título',
    'Fior',
  ]);
});

test('steps and costs that make no sense are left out', () => {
  const workshop = JSON.parse('{"pasos":[{"texto":3,"minutos":"x"},null],"coste":{"iva":"4","merma":16,"otro":1}}');
  expect(stepsOf({ workshop })).toEqual([{ texto: '', temperatura: null, minutos: null }]);
  expect(costsOf({ workshop })).toEqual({ merma: 16 });
  expect([stepsOf({}), costsOf({})]).toEqual([[], {}]);
});

describe('recipes of the book in the workshop', () => {
  const entry = (
    id: string,
    title: string,
    craft: Entry['craft'],
    tipo: string,
    items: Record<string, number>,
  ): Entry => ({
    ...ENTRY,
    id,
    title,
    craft,
    content: {
      oficio: craft,
      tipo,
      titulo: title,
      ingredientes: Object.entries(items).map(([nombre, gramos]) => ({ nombre, gramos })),
    },
  });
  const BOOK = [
    entry('base', 'Base de la casa', 'helado', 'base', { 'Leche entera': 900, Azúcar: 100 }),
    entry('van', 'Vainilla', 'helado', 'helado_crema', { 'base de la CASA': 1000, 'Leche entera': 10 }),
    entry('bri', 'Brioche', 'panaderia', 'brioche', { 'Harina de fuerza': 500, Leche: 200, 'Polvos mágicos': 5 }),
  ];

  test('a line that bears the title of a recipe is made here, whatever its capitals', async () => {
    const [, vanilla] = await planRecipes(BOOK, () => ({}), byFood);
    expect(vanilla!.lines.map(({ part }) => part)).toEqual(['base', undefined]);
  });

  test('the same food of two crafts is bought once', async () => {
    const [base, , brioche] = await planRecipes(BOOK, () => ({}), byFood);
    expect(base!.lines[0]!.food).toBe(brioche!.lines[1]!.food);
    expect(base!.lines[0]!.allergens).toEqual(['leche']);
    expect(brioche!.lines[2]).toMatchObject({ isKnown: false, price: null });
  });

  test('what the label of a line says counts, and a label without allergens says nothing of them', async () => {
    const margarine = entry('mar', 'Masa', 'panaderia', 'brioche', { Margarina: 100 });
    const lines = async (etiqueta: object) => {
      const ingredientes = margarine.content.ingredientes.map((line) => ({ ...line, etiqueta }));
      const [made] = await planRecipes(
        [{ ...margarine, content: { ...margarine.content, ingredientes } }],
        () => ({}),
        byFood,
      );
      return made!.lines[0];
    };
    expect(await lines({ grasas: 80, alergenos: ['leche'] })).toMatchObject({ allergens: ['leche'], isKnown: true });
    expect(await lines({ grasas: 80 })).toMatchObject({ allergens: [], isKnown: false });
  });

  test('the plan and the list of the book agree on what a recipe holds', async () => {
    const all = [
      entry('a', 'A', 'helado', 'helado_crema', { 'Leche entera': 900, Azúcar: 100 }),
      entry('b', 'B', 'pasteleria', 'genoise', { harina: 500, huevos: 200, 'Polvos mágicos': 5 }),
      // Taken for a couverture with soya, which is not lost for being supposed.
      entry('c', 'C', 'cacao', 'trufa', { 'Cobertura negra': 500, Nata: 350 }),
    ];
    const contained = await allergensOf(all);
    for (const { id, lines } of await planRecipes(all, () => ({}), byFood)) {
      expect(
        lines.every(({ isKnown }) => isKnown),
        id,
      ).toBe(contained.get(id)!.sure);
      expect(new Set(lines.flatMap(({ allergens }) => allergens)), id).toEqual(contained.get(id)!.codes);
    }
  });

  test('a poolish is made the day before from the flour of its dough, and neither it nor water is bought', async () => {
    const bread = entry('pan', 'Barra', 'panaderia', 'pan_comun', {
      'Harina panadera': 700,
      'Harina integral': 100,
      Agua: 300,
      Sal: 20,
      Poolish: 600,
    });
    const recipes = await planRecipes([bread], () => ({}), byFood);
    const { eve, shopping, stations } = gather([{ recipe: 'pan', grams: 1720 }], recipes);
    expect(eve.map(({ recipe: { title, ahead }, grams }) => [title, ahead, Math.round(grams)])).toEqual([
      ['Poolish', 14, 600],
    ]);
    expect(eve[0]!.lines.map(({ label, grams }) => [label, Math.round(grams * 10) / 10])).toEqual([
      ['Harina panadera', 299.8],
      ['Agua', 299.8],
      ['Levadura fresca', 0.4],
    ]);
    expect(stations[0]!.batches[0]!.lines.at(-1)).toMatchObject({ label: 'Poolish', part: 'pan/4' });
    expect(shopping.map(({ label, grams }) => [label, Math.round(grams)])).toEqual([
      ['Harina integral', 100],
      ['Harina panadera', 1000],
      ['Levadura fresca', 0],
      ['Sal', 20],
    ]);
    const priced = await planRecipes([bread], () => ({}), byPrice);
    expect(priced.map(({ id }) => id)).toEqual(['pan']);
  });

  test('a sourdough is refreshed with one of the house', async () => {
    const bread = entry('pan', 'Hogaza', 'panaderia', 'pan_comun', { Harina: 800, Agua: 500, 'Masa madre': 300 });
    const { eve, shopping } = gather([{ recipe: 'pan', grams: 1600 }], await planRecipes([bread], () => ({}), byFood));
    expect(eve[0]!.lines.map(({ label }) => label)).toEqual(['Masa madre madura', 'Harina', 'Agua']);
    expect(shopping.map(({ label }) => label)).toEqual(['Harina']);
  });

  test('a recipe with a step of a night is begun the day before', async () => {
    const dough = entry('cro', 'Croissant', 'panaderia', 'croissant', { Harina: 500, Mantequilla: 250 });
    const taller = { pasos: [{ texto: 'Reposar', temperatura: 4, minutos: 720 }] };
    const made = { ...dough, content: { ...dough.content, taller } };
    const { eve, stations } = gather([{ recipe: 'cro', grams: 750 }], await planRecipes([made], () => ({}), byFood));
    expect([eve.map(({ recipe }) => recipe.ahead), stations]).toEqual([[12], []]);
  });

  test('foods that are not the same are not bought as one', async () => {
    const dough = entry('cro', 'Croissant', 'panaderia', 'croissant', {
      Mantequilla: 50,
      'Mantequilla seca': 250,
      'Harina W300': 400,
      'Harina W-300': 100,
      'Harina W320': 100,
    });
    const ours = { nombre: 'Mantequilla', gramos: 10, etiqueta: { grasas: 99 } };
    const content = { ...dough.content, ingredientes: [...dough.content.ingredientes, ours] };
    const [made] = await planRecipes([{ ...dough, content }], () => ({}), byFood);
    expect(new Set(made!.lines.map(({ food }) => food)).size).toBe(5);
  });

  test('own prices count', async () => {
    const [base] = await planRecipes(BOOK, (craft) => (craft === 'helado' ? { 'Leche entera': 3 } : {}), byPrice);
    expect(base!.lines[0]).toMatchObject({ food: 'helado/Leche entera', price: 3 });
  });
});
