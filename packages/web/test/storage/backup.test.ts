import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { compareBackup, mergeBackup, readBackup, withParts, writeBackup } from '../../src/storage/backup.ts';
import { annotate, changeHead } from '../../src/storage/heads.ts';
import { recipeKept, saveVersion } from '../../src/storage/notebook.ts';
import type { Shelves } from '../../src/storage/shelves.ts';
import { closeAll, content, newName, shelves, smuggle } from './recipes.ts';

afterEach(closeAll);

async function filled(name = newName()): Promise<Shelves> {
  const room = shelves(name);
  const { version } = await saveVersion(room, {
    recipe: 'a',
    content: content('Avellana'),
    base: null,
    now: 1,
    tab: 't',
  });
  await saveVersion(room, { recipe: 'a', content: content('Avellana 2', 130), base: version.id, now: 2, tab: 't' });
  await annotate(room, version, 'dura', { dureza: 7 }, 3);
  await changeHead(room, 'a', 3, (head) => ({ ...head, favorita: true, etiquetas: ['verano'] }));
  await saveVersion(room, { recipe: 'b', content: content('Base'), base: null, now: 4, tab: 't' });
  return room;
}

const bring = async (room: Shelves, text: string, choice: 'aqui' | 'copia' = 'aqui') => {
  const compared = await compareBackup(room, readBackup(text)!);
  return mergeBackup(room, compared, () => choice);
};
const count = async (room: Shelves, text: string) => {
  const compared = await compareBackup(room, readBackup(text)!);
  return Object.fromEntries(
    ['nuevo', 'igual', 'distinto'].map((each) => [each, compared.filter(({ standing }) => standing === each).length]),
  );
};

describe('a copy', () => {
  test('with a record deeper than a browser keeps has it set aside as text, and the rest in its place', async () => {
    const copy = JSON.parse(await writeBackup(await filled(), 5));
    copy.recetas.push({ id: 'honda', hondo: JSON.parse('['.repeat(4000) + ']'.repeat(4000)) });
    const { items } = readBackup(JSON.stringify(copy))!;
    expect(items.some(({ id }) => id === 'honda')).toBe(false);
    expect(items.filter(({ store }) => store === 'apartados')).toHaveLength(1);
    expect(items.filter(({ store }) => store === 'recetas')).toHaveLength(2);
  });

  test('read into an empty browser gives the same notebook; read again, all is equal', async () => {
    const room = await filled();
    const text = await writeBackup(room, 9);
    const other = shelves(newName());
    expect(await count(other, text)).toEqual({ nuevo: 6, igual: 0, distinto: 0 });
    await bring(other, text);
    expect(await writeBackup(other, 9)).toBe(text);
    expect(await count(other, text)).toEqual({ nuevo: 0, igual: 6, distinto: 0 });
  });

  test('what differs is shown and only changed by choice; a version is never written over', async () => {
    const name = newName();
    const room = await filled(name);
    const text = await writeBackup(room, 9);
    await changeHead(room, 'a', 10, (head) => ({ ...head, etiquetas: ['invierno'] }));
    expect(await count(room, text)).toEqual({ nuevo: 0, igual: 5, distinto: 1 });
    await bring(room, text, 'aqui');
    expect((await recipeKept(room, 'a')).head!.etiquetas).toEqual(['invierno']);
    await bring(room, text, 'copia');
    expect((await recipeKept(room, 'a')).head!.etiquetas).toEqual(['verano']);

    const forged = text.replace('"titulo":"Avellana 2"', '"titulo":"Otra"');
    await bring(room, forged, 'copia');
    await bring(room, forged, 'copia');
    const titles = (await recipeKept(room, 'a')).versions.map(({ contenido }) => contenido.titulo);
    expect(titles.sort()).toEqual(['Avellana', 'Avellana 2', 'Otra']);
  });

  test('carries what could not be read, and what a newer Obrador wrote, there and back', async () => {
    const name = newName();
    const room = await filled(name);
    await smuggle(name, 'versiones', { v: 9, id: 'futura', receta: 'a', capas: [1, 2] });
    await smuggle(name, 'recetas', { v: 1, id: 'rota', etiquetas: 3 });
    const text = await writeBackup(room, 9);
    const other = shelves(newName());
    await bring(other, text);
    expect((await other.read('versiones')).unread).toEqual([{ v: 9, id: 'futura', receta: 'a', capas: [1, 2] }]);
    expect((await other.read('recetas')).unread).toEqual([{ v: 1, id: 'rota', etiquetas: 3 }]);
    expect(await writeBackup(other, 9)).toBe(text);
  });

  test('cut anywhere gives back every whole record before the cut, and says it was cut', async () => {
    const text = await writeBackup(await filled(), 9);
    const whole = readBackup(text)!;
    expect(whole.whole).toBe(true);
    for (let at = 0; at < text.length - 3; at += 7) {
      const part = readBackup(text.slice(0, at));
      if (part === null) continue;
      expect(part.whole).toBe(false);
      expect(part.items).toEqual(whole.items.slice(0, part.items.length));
      const before = whole.items.filter(
        ({ raw }) => text.indexOf(JSON.stringify(raw)) + JSON.stringify(raw).length < at,
      );
      expect(part.items.length).toBeGreaterThanOrEqual(before.length);
    }
  });

  test('of anything else is none', () => {
    for (const text of ['', '[]', '{"craft":"helado"}', 'no', '{"formato":"otra"}'])
      expect(readBackup(text)).toBe(null);
  });
});

test('one recipe goes with its versions, notes and the recipes it stands on', async () => {
  const room = await filled();
  const filling = { ...content('Bombón'), ingredientes: [{ nombre: 'Avellana', gramos: 10, receta: 'a' }] };
  await saveVersion(room, { recipe: 'c', content: filling, base: null, now: 5, tab: 't' });
  const text = await writeBackup(room, 9, { recipes: await withParts(room, 'c') });
  const ids = readBackup(text)!
    .items.filter(({ store }) => store === 'recetas')
    .map(({ id }) => id);
  expect(ids).toEqual(['a', 'c']);
  expect(text).toContain('dura');
});
