import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { migrate } from '../../src/storage/migration.ts';
import { recipeKept, saveVersion } from '../../src/storage/notebook.ts';
import { salvage } from '../../src/storage/salvage.ts';
import { closeAll, content, newName, shelves } from './recipes.ts';

afterEach(closeAll);

/** As Obrador 1.0 wrote them. */
const recipe = (id: string, title: string) => ({
  craft: 'helado',
  type: 'helado_crema',
  title,
  lines: [
    { id: 1, name: 'Leche entera', grams: 595.5, locked: true, min: null, max: null },
    { id: 2, name: 'Pasta mía', grams: 80, own: { materiagrasa: 52 }, locked: false, min: 60, max: 90 },
  ],
  savedId: id,
});
const entry = (id: string, title: string, savedAt: unknown = 1700000000000) => ({
  id,
  savedAt,
  recipe: recipe(id, title),
});
const OLD = {
  recetario: JSON.stringify([entry('a', 'Avellana'), entry('b', 'Ñora y «limón»')]),
  'borrador.helado': JSON.stringify(recipe('a', 'Avellana, más dulce')),
  'borrador.panaderia': JSON.stringify({ ...recipe('p', 'Hogaza'), craft: 'panaderia' }),
  ingredientes: JSON.stringify([
    { craft: 'helado', name: 'Pasta mía', fields: { materiagrasa: 52 } },
    { craft: 'panaderia', name: 'pasta mia', fields: { role: 'grasa' } },
  ]),
  precios: JSON.stringify({ helado: { Azúcar: 2 }, cacao: { azucar: 1.5 } }),
};

const storage = (texts: Readonly<Record<string, string>>) => {
  const map = new Map(Object.entries(texts).map(([key, text]) => [`obrador.${key}`, text]));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => void map.delete(key),
    key: (i: number) => [...map.keys()][i] ?? null,
    get length() {
      return map.size;
    },
  };
};

describe('what Obrador 1.0 left', () => {
  test('comes over whole: book, drafts, own ingredients as one list, prices', async () => {
    const room = shelves(newName());
    await migrate(room, storage(OLD), 5);
    const a = await recipeKept(room, 'a');
    expect(a.versions).toMatchObject([
      {
        creada: 1700000000000,
        contenido: {
          oficio: 'helado',
          titulo: 'Avellana',
          ingredientes: [
            { nombre: 'Leche entera', gramos: 595.5, fijo: true },
            { nombre: 'Pasta mía', gramos: 80, propio: { materiagrasa: 52 }, min: 60, max: 90 },
          ],
        },
      },
    ]);
    expect(a.drafts.map(({ contenido, base }) => [contenido.titulo, base])).toEqual([
      ['Avellana, más dulce', a.versions[0]!.id],
    ]);
    expect((await recipeKept(room, 'b')).versions[0]!.contenido.titulo).toBe('Ñora y «limón»');
    expect((await recipeKept(room, 'p')).drafts[0]!.contenido.oficio).toBe('panaderia');
    expect((await room.read('ingredientes')).records).toMatchObject([
      { nombre: 'Pasta mía', oficios: { helado: { materiagrasa: 52 }, panaderia: { role: 'grasa' } } },
    ]);
    expect((await room.read('precios')).records.map(({ id, precio }) => [id, precio])).toEqual([
      ['cacao/azucar', 1.5],
      ['helado/Azúcar', 2],
    ]);
    expect((await room.read('apartados')).records).toEqual([]);
  });

  test('comes over once, and again only what an old tab wrote since; later work is not undone', async () => {
    const room = shelves(newName());
    await migrate(room, storage(OLD), 5);
    await saveVersion(room, { recipe: 'a', content: content('Nueva'), base: null, now: 1800000000000, tab: 't' });
    await migrate(room, storage(OLD), 6);
    expect((await recipeKept(room, 'a')).versions).toHaveLength(2);
    const more = { ...OLD, recetario: JSON.stringify([entry('a', 'Desde la pestaña vieja'), entry('c', 'C')]) };
    await migrate(room, storage(more), 7);
    const titles = (await recipeKept(room, 'a')).versions.map(({ contenido }) => contenido.titulo);
    expect(titles.sort()).toEqual(['Avellana', 'Desde la pestaña vieja', 'Nueva']);
    expect((await recipeKept(room, 'c')).versions).toHaveLength(1);
  });

  test('cut at any byte: every recipe before the cut is saved, and the text is kept aside to the last letter', async () => {
    const many = JSON.stringify(Array.from({ length: 6 }, (_, i) => entry(`r${i}`, `Receta ${i} "x\\" ]}`)));
    const ends = [...many.matchAll(/\},\{"id":"r/g)].map(({ index }) => index + 1);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: many.length - 1 }), async (at) => {
        const room = shelves(newName());
        const cut = many.slice(0, at);
        await migrate(room, storage({ recetario: cut }), 5);
        const saved = (await room.read('versiones')).records;
        expect(saved.length).toBe(at >= many.length - 1 ? 6 : ends.filter((end) => end <= at).length);
        expect((await room.read('apartados')).records.map(({ texto }) => texto)).toEqual([cut]);
        room.close();
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ['garbage', 'ÿ\u0000\u0001no es nada'],
    ['another shape', '{"lines":[null,{"name":7,"grams":"x"}],"craft":"helado","tema":3}'],
    ['an entry it does not understand', JSON.stringify([entry('a', 'A'), { id: 'z', receta: 'del futuro' }])],
    ['a moment no calendar has', JSON.stringify([entry('a', 'A', 1e308)])],
    [
      'a weight that is text',
      JSON.stringify([{ ...entry('a', 'A'), recipe: { ...recipe('a', 'A'), lines: [{ name: 'x', grams: '5' }] } }]),
    ],
  ])('%s in the book is kept aside whole, and what can be read is in the book', async (_, text) => {
    const room = shelves(newName());
    await migrate(room, storage({ recetario: text }), 5);
    await migrate(room, storage({ recetario: text }), 6);
    expect((await room.read('apartados')).records.map(({ origen, texto }) => [origen, texto])).toEqual([
      ['obrador.recetario', text],
    ]);
    const readable = text.includes('"id":"a"') ? 1 : 0;
    expect((await room.read('versiones')).records).toHaveLength(readable);
    expect((await room.read('versiones')).unread).toEqual([]);
  });

  test('drafts a page left in haste are taken in, unless a later one is there, and leave nothing behind', async () => {
    const room = shelves(newName());
    const draft = {
      v: 1,
      id: 'r~t',
      receta: 'r',
      pestana: 't',
      base: null,
      modificada: 9,
      contenido: content('Prisa'),
    };
    const later = { ...draft, id: 's~t', receta: 's', modificada: 3 };
    await room.write(['borradores'], (writer) =>
      writer.put('borradores', { ...later, modificada: 8, contenido: content('Tarde') }),
    );
    const left = storage({ 'pendiente.t': JSON.stringify([draft, later]), 'pendiente.u': '[{"v":1,"id":"cort' });
    await migrate(room, left, 10);
    expect((await recipeKept(room, 'r')).drafts[0]!.contenido.titulo).toBe('Prisa');
    expect((await recipeKept(room, 's')).drafts[0]!.contenido.titulo).toBe('Tarde');
    expect((await room.read('apartados')).records.map(({ texto }) => texto)).toEqual(['[{"v":1,"id":"cort']);
    expect(left.length).toBe(0);
  });

  test('a recipe of 600 lines keeps them all', async () => {
    const lines = Array.from({ length: 600 }, (_, i) => ({ id: i, name: `Cosa ${i}`, grams: i }));
    const room = shelves(newName());
    await migrate(
      room,
      storage({ recetario: JSON.stringify([{ ...entry('a', 'A'), recipe: { ...recipe('a', 'A'), lines } }]) }),
      5,
    );
    expect((await recipeKept(room, 'a')).versions[0]!.contenido.ingredientes).toHaveLength(600);
  });
});

describe('JSON that was cut', () => {
  test('whole JSON is read as it is', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(salvage(text, 1)).toEqual({ value: JSON.parse(text), whole: true });
      }),
    );
  });

  test('cut anywhere, it gives a beginning of the list and never half an item', () => {
    fc.assert(
      fc.property(
        fc.array(fc.object(), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (items, part) => {
          const clean = JSON.parse(JSON.stringify(items)) as unknown[];
          const text = JSON.stringify(clean);
          const { value } = salvage(text.slice(0, Math.floor(part * text.length)), 1);
          if (value === undefined) return;
          const got = value as unknown[];
          expect(got).toEqual(clean.slice(0, got.length));
        },
      ),
    );
  });
});
