import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import { fromContent, toContent } from '../../src/recipe/recipe.ts';
import { compareBackup, mergeBackup, readBackup, writeBackup } from '../../src/storage/backup.ts';
import { forget } from '../../src/storage/heads.ts';
import { type Photo, SCHEMA, type Version } from '../../src/storage/records.ts';
import type { PlanRecord, ProductionRecord } from '../../src/storage/workshop-records.ts';
import { closeAll, content, newName, shelves, smuggle } from './recipes.ts';

afterEach(closeAll);

const PLAN: PlanRecord = { v: SCHEMA, id: '2026-11-15', pedidos: [], hechos: ['peso/a/0'], modificado: 1 };
const MADE: ProductionRecord = {
  v: SCHEMA,
  id: 'p1',
  fecha: '2026-11-15',
  receta: 'a',
  version: null,
  titulo: 'Avellana',
  oficio: 'helado',
  gramos: 2000,
  lote: '261115-1',
  nota: '',
  creada: 1,
};

test('a notebook of before the workshop opens with all it held, and room for plans', async () => {
  const name = newName();
  const old = await openDB(name, 1, {
    upgrade: (database) => {
      for (const store of [
        'recetas',
        'versiones',
        'anotaciones',
        'borradores',
        'ingredientes',
        'precios',
        'fotos',
        'ajustes',
        'apartados',
      ]) {
        const made = database.createObjectStore(store, { keyPath: 'id' });
        if (['versiones', 'anotaciones', 'borradores'].includes(store)) made.createIndex('receta', 'receta');
      }
    },
  });
  const version = { v: 1, id: 'v1', receta: 'a', creada: 1, anterior: null, nota: '', contenido: content('Avellana') };
  await old.put('versiones', version);
  old.close();
  const room = shelves(name);
  expect((await room.ofRecipe('versiones', 'a')).map(({ contenido }) => contenido.titulo)).toEqual(['Avellana']);
  await room.write(['planes'], (writer) => writer.put('planes', PLAN));
  expect((await room.read('planes')).records).toEqual([PLAN]);
});

describe('records of the workshop', () => {
  test('go with a copy to another browser', async () => {
    const room = shelves(newName());
    await room.write(['planes', 'producciones'], async (writer) => {
      await writer.put('planes', PLAN);
      await writer.add('producciones', MADE);
    });
    const other = shelves(newName());
    const compared = await compareBackup(other, readBackup(await writeBackup(room, 2))!);
    await mergeBackup(other, compared, () => 'aqui');
    expect((await other.read('planes')).records).toEqual([PLAN]);
    expect((await other.read('producciones')).records).toEqual([MADE]);
  });

  test('that cannot be read stay as they are', async () => {
    const name = newName();
    const room = shelves(name);
    await room.read('planes');
    const odd = { v: SCHEMA, id: '2026-11-16', pedidos: 'todo', hechos: [] };
    await smuggle(name, 'planes', odd);
    expect(await room.read('planes')).toEqual({ records: [], unread: [odd] });
  });
});

test('steps and costs go with every version of a recipe, and a recipe without them has no trace of it', () => {
  const plain = content('Barra');
  const taller = { pasos: [{ texto: 'Amasar', temperatura: 24, minutos: 12 }], coste: { iva: 4 } };
  expect(toContent(fromContent('a', { ...plain, taller })).taller).toEqual(taller);
  expect(toContent(fromContent('a', plain))).not.toHaveProperty('taller');
});

describe('pictures of steps', () => {
  const photo = (id: string): Photo => ({ v: SCHEMA, id, tipo: 'image/jpeg', datos: 'AAAA' });
  const version = (id: string, receta: string, foto: string): Version => ({
    v: SCHEMA,
    id,
    receta,
    creada: 1,
    anterior: null,
    nota: '',
    contenido: { ...content(receta), taller: { pasos: [{ texto: 'Batir', temperatura: null, minutos: 5, foto }] } },
  });
  const head = (id: string) => ({
    v: SCHEMA,
    id,
    etiquetas: [],
    favorita: false,
    creada: 1,
    usada: 1,
    papelera: 1,
  });

  async function kept() {
    const room = shelves(newName());
    await room.write(['recetas', 'versiones', 'fotos'], async (writer) => {
      for (const id of ['sola', 'de-los-dos', 'de-un-ingrediente']) await writer.put('fotos', photo(id));
      for (const id of ['a', 'b']) await writer.put('recetas', head(id));
      await writer.add('versiones', version('a1', 'a', 'sola'));
      await writer.add('versiones', version('a2', 'a', 'de-los-dos'));
      await writer.add('versiones', version('b1', 'b', 'de-los-dos'));
    });
    return room;
  }
  const photosIn = async (room: ReturnType<typeof shelves>) =>
    (await room.read('fotos')).records.map(({ id }) => id).sort();

  test('go with the last recipe that shows them, and no other picture does', async () => {
    const room = await kept();
    expect(await forget(room, 'a', () => true)).toBe(true);
    expect(await photosIn(room)).toEqual(['de-los-dos', 'de-un-ingrediente']);
    await forget(room, 'b', () => true);
    expect(await photosIn(room)).toEqual(['de-un-ingrediente']);
  });

  test('travel with a copy of everything and with a copy of their recipe', async () => {
    const room = await kept();
    const ids = async (options = {}) =>
      readBackup(await writeBackup(room, 0, options))!
        .items.filter(({ store }) => store === 'fotos')
        .map(({ id }) => id)
        .sort();
    expect(await ids()).toEqual(['de-los-dos', 'de-un-ingrediente', 'sola']);
    expect(await ids({ recipes: new Set(['b']) })).toEqual(['de-los-dos']);
    const own = { stores: ['ingredientes', 'fotos'], photos: new Set(['de-un-ingrediente']) };
    expect(await ids(own)).toEqual(['de-un-ingrediente']);
  });
});
