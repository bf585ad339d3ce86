import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import { fromContent, toContent } from '../../src/state/recipe.ts';
import { compareBackup, mergeBackup, readBackup, writeBackup } from '../../src/storage/backup.ts';
import { SCHEMA } from '../../src/storage/records.ts';
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
