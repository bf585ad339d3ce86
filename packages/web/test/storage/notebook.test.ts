import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { records } from '../../src/bench/own.ts';
import { dropOwn, keepOwn, newPhoto, photoOf, takeBackOwn } from '../../src/own/own-write.ts';
import { annotate, changeHead, emptyTrash, forget, TRASH_DAYS } from '../../src/storage/heads.ts';
import { putDraft, recipeKept, saveVersion } from '../../src/storage/notebook.ts';
import { type OwnRecord, type Photo, SCHEMA } from '../../src/storage/records.ts';
import { closeAll, content, deleteDatabase, newName, settle, shelves, smuggle } from './recipes.ts';

afterEach(closeAll);

const DAY = 86_400_000;
const titles = async (room: ReturnType<typeof shelves>, id: string) =>
  (await recipeKept(room, id)).versions.map(({ contenido }) => contenido.titulo);

describe('saving', () => {
  test('adds a version and changes none; a new title does not take the place of the old', async () => {
    const room = shelves(newName());
    const first = await saveVersion(room, {
      recipe: 'r',
      content: content('Fior di latte'),
      base: null,
      now: 1,
      tab: 'a',
    });
    const second = await saveVersion(room, {
      recipe: 'r',
      content: content('v2', 130),
      base: first.version.id,
      now: 2,
      tab: 'a',
      note: 'Menos azúcar',
    });
    expect(await titles(room, 'r')).toEqual(['Fior di latte', 'v2']);
    expect(second).toMatchObject({ isNew: true, overtaken: null });
    expect((await recipeKept(room, 'r')).versions[0]).toEqual(first.version);
    expect(second.version).toMatchObject({ nota: 'Menos azúcar', anterior: first.version.id });
  });

  test('the same again is no new version', async () => {
    const room = shelves(newName());
    const { version } = await saveVersion(room, { recipe: 'r', content: content('A'), base: null, now: 1, tab: 'a' });
    const again = await saveVersion(room, { recipe: 'r', content: content('A'), base: version.id, now: 9, tab: 'a' });
    expect(again).toMatchObject({ isNew: false, overtaken: null, version: { id: version.id } });
    expect(await titles(room, 'r')).toEqual(['A']);
  });

  test('over what another tab saved meanwhile keeps both and says so; a clock set back does not change the order', async () => {
    const name = newName();
    const [one, other] = [shelves(name), shelves(name)];
    const { version } = await saveVersion(one, { recipe: 'r', content: content('A'), base: null, now: 100, tab: 'a' });
    await saveVersion(other, { recipe: 'r', content: content('B'), base: version.id, now: 200, tab: 'b' });
    const late = await saveVersion(one, { recipe: 'r', content: content('C'), base: version.id, now: 50, tab: 'a' });
    expect(late.overtaken?.contenido.titulo).toBe('B');
    expect(await titles(one, 'r')).toEqual(['A', 'B', 'C']);
  });

  test('two tabs saving 200 times at once lose nothing', async () => {
    const name = newName();
    const tabs = [shelves(name), shelves(name)];
    const saves = Array.from({ length: 200 }, (_, i) =>
      tabs.map((room, t) =>
        saveVersion(room, { recipe: 'r', content: content(`${t}-${i}`), base: null, now: i, tab: `${t}` }),
      ),
    ).flat();
    await Promise.all(saves);
    const kept = await recipeKept(tabs[0]!, 'r');
    expect(new Set(kept.versions.map(({ contenido }) => contenido.titulo)).size).toBe(400);
    const times = kept.versions.map(({ creada }) => creada);
    expect(new Set(times).size).toBe(400);
  });
});

describe('drafts', () => {
  const draft = (tab: string, title: string, now: number) => ({
    recipe: 'r',
    content: content(title),
    base: null,
    tab,
    now,
  });

  test('are one per recipe and tab: two tabs on one recipe keep both', async () => {
    const name = newName();
    const [one, other] = [shelves(name), shelves(name)];
    await putDraft(one, draft('a', 'de a', 1));
    await putDraft(other, draft('b', 'de b', 2));
    await putDraft(one, draft('a', 'de a, más', 3));
    expect((await recipeKept(one, 'r')).drafts.map(({ contenido }) => contenido.titulo)).toEqual(['de b', 'de a, más']);
  });

  test('go with the save of their tab, and with nobody else’s', async () => {
    const room = shelves(newName());
    await putDraft(room, draft('a', 'A', 1));
    await putDraft(room, draft('b', 'B', 2));
    await saveVersion(room, { recipe: 'r', content: content('A'), base: null, now: 3, tab: 'a' });
    expect((await recipeKept(room, 'r')).drafts.map(({ pestana }) => pestana)).toEqual(['b']);
  });

  test('of a tab that is gone are continued, unless it wrote again', async () => {
    const room = shelves(newName());
    const former = await putDraft(room, draft('a', 'A', 1));
    await putDraft(room, { ...draft('b', 'A y más', 2), continues: former });
    expect((await recipeKept(room, 'r')).drafts.map(({ pestana }) => pestana)).toEqual(['b']);
    const stale = await putDraft(room, draft('a', 'A', 3));
    await putDraft(room, draft('a', 'A vive', 4));
    await putDraft(room, { ...draft('c', 'otra', 5), continues: stale });
    expect((await recipeKept(room, 'r')).drafts.map(({ pestana }) => pestana)).toEqual(['b', 'a', 'c']);
  });
});

test('notes and measured values are added to a version, the earlier ones stay', async () => {
  const room = shelves(newName());
  const { version } = await saveVersion(room, { recipe: 'r', content: content('A'), base: null, now: 1, tab: 'a' });
  await annotate(room, version, 'dura', { dureza: 7 }, 5);
  await annotate(room, version, 'bien tras dos días', { dureza: 4, aw: 0.84 }, 5);
  const { annotations } = await recipeKept(room, 'r');
  expect(annotations.map(({ nota, medidas }) => [nota, medidas])).toEqual([
    ['dura', { dureza: 7 }],
    ['bien tras dos días', { dureza: 4, aw: 0.84 }],
  ]);
});

describe('the trash', () => {
  const throwAway = (room: ReturnType<typeof shelves>, id: string, at: number) =>
    changeHead(room, id, at, (head) => ({ ...head, papelera: at }));

  test(`keeps for ${TRASH_DAYS} days, then empties itself of those and no others`, async () => {
    const room = shelves(newName());
    for (const id of ['vieja', 'nueva', 'viva']) {
      await saveVersion(room, { recipe: id, content: content(id), base: null, now: 0, tab: 'a' });
    }
    await throwAway(room, 'vieja', DAY);
    await throwAway(room, 'nueva', 5 * DAY);
    expect(await emptyTrash(room, 31 * DAY - 1)).toEqual([]);
    expect(await emptyTrash(room, 31 * DAY)).toEqual(['vieja']);
    expect(await titles(room, 'vieja')).toEqual([]);
    expect(await titles(room, 'nueva')).toEqual(['nueva']);
    expect(await titles(room, 'viva')).toEqual(['viva']);
  });

  test('what is saved again is out of it, also when another tab was about to remove it', async () => {
    const room = shelves(newName());
    await saveVersion(room, { recipe: 'r', content: content('A'), base: null, now: 0, tab: 'a' });
    await throwAway(room, 'r', 1);
    await saveVersion(room, { recipe: 'r', content: content('B'), base: null, now: 2, tab: 'a' });
    expect(await forget(room, 'r', ({ papelera }) => papelera !== null)).toBe(false);
    expect(await titles(room, 'r')).toEqual(['A', 'B']);
  });
});

describe('ingredients of one’s own', () => {
  const own = (nombre: string, foto?: string, papelera: number | null = null): OwnRecord => ({
    v: SCHEMA,
    id: nombre,
    nombre,
    oficios: {},
    ...(foto === undefined ? {} : { foto }),
    modificado: 0,
    papelera,
  });
  const picture = (id: string): Photo => ({ v: SCHEMA, id, tipo: 'image/jpeg', datos: '' });
  const ids = async (room: ReturnType<typeof shelves>, store: 'ingredientes' | 'fotos') =>
    (await room.read(store)).records.map(({ id }) => id).sort();

  test('thrown away go with their picture after the same days, unless it is shown elsewhere', async () => {
    const room = shelves(newName());
    await room.write(['ingredientes', 'fotos'], async (writer) => {
      for (const each of [
        own('viejo', 'f1', DAY),
        own('antes', 'f2', DAY),
        own('ahora', 'f2'),
        own('nuevo', 'f3', 5 * DAY),
      ])
        await writer.put('ingredientes', each);
      for (const id of ['f1', 'f2', 'f3']) await writer.put('fotos', picture(id));
    });
    await emptyTrash(room, 31 * DAY - 1);
    expect(await ids(room, 'fotos')).toEqual(['f1', 'f2', 'f3']);
    await emptyTrash(room, 31 * DAY);
    expect(await ids(room, 'ingredientes')).toEqual(['ahora', 'nuevo']);
    expect(await ids(room, 'fotos')).toEqual(['f2', 'f3']);
  });

  test('leave no picture behind that was replaced or taken away, and keep that of one in the trash', async () => {
    const content = { nombre: 'Pasta', oficios: {} };
    const first = newPhoto('image/jpeg', '1');
    const second = newPhoto('image/jpeg', '2');
    await keepOwn({ ...content, foto: first.id }, null, first);
    await keepOwn({ ...content, foto: second.id }, records.peek()[0]!, second);
    expect([await photoOf(first.id), await photoOf(second.id)]).toEqual([null, second]);
    const kept = records.peek()[0]!;
    await dropOwn(kept);
    expect(await photoOf(second.id)).toEqual(second);
    await takeBackOwn(kept);
    await keepOwn(content, records.peek()[0]!);
    expect(await photoOf(second.id)).toBeNull();
  });
});

describe('what cannot be read', () => {
  test('is left as it is, told apart, and kept aside before its place is needed', async () => {
    const name = newName();
    const room = shelves(name);
    await saveVersion(room, { recipe: 'r', content: content('A'), base: null, now: 0, tab: 'a' });
    const garbage = { v: 1, id: 'x', receta: 'r', creada: 1e308, nota: 7 };
    await smuggle(name, 'versiones', garbage);
    await smuggle(name, 'recetas', { v: 1, id: 'r', etiquetas: 'no' });
    expect(await titles(room, 'r')).toEqual(['A']);
    await saveVersion(room, { recipe: 'r', content: content('B'), base: null, now: 1, tab: 'a' });
    expect((await room.read('versiones')).unread).toEqual([garbage]);
    const { records } = await room.read('apartados');
    expect(records.map(({ origen, texto }) => [origen, JSON.parse(texto)])).toEqual([
      ['recetas/r', { v: 1, id: 'r', etiquetas: 'no' }],
    ]);
  });

  test('because a newer Obrador wrote it is never written over, and the save beside it is kept', async () => {
    const name = newName();
    const room = shelves(name);
    const newer = { v: 2, id: 'r', carpeta: 'verano' };
    await saveVersion(room, { recipe: 'otra', content: content('A'), base: null, now: 0, tab: 'a' });
    await smuggle(name, 'recetas', newer);
    await saveVersion(room, { recipe: 'r', content: content('B'), base: null, now: 1, tab: 'a' });
    expect(await titles(room, 'r')).toEqual(['B']);
    expect((await room.read('recetas')).unread).toEqual([newer]);
    await expect(changeHead(room, 'r', 2, (head) => head)).rejects.toMatchObject({ kind: 'nuevo' });
  });
});

test('a database of a newer Obrador is opened as it is', async () => {
  const name = newName();
  const room = shelves(name);
  await saveVersion(room, { recipe: 'r', content: content('A'), base: null, now: 0, tab: 'a' });
  closeAll();
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(name, 7);
    request.onupgradeneeded = () => request.result.createObjectStore('futuro');
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  const later = shelves(name);
  await saveVersion(later, { recipe: 'r', content: content('B'), base: null, now: 1, tab: 'a' });
  expect(await titles(later, 'r')).toEqual(['A', 'B']);
});

test('a database deleted in the middle of a session comes back with all the tabs knew', async () => {
  const name = newName();
  let restored = 0;
  const onRestored = () => restored++;
  const [room, other] = [shelves(name, { onRestored }), shelves(name, { onRestored })];
  await other.warm();
  await saveVersion(room, { recipe: 'r', content: content('A'), base: null, now: 0, tab: 'a' });
  await saveVersion(other, { recipe: 'r', content: content('B'), base: null, now: 1, tab: 'b' });
  await settle();
  await deleteDatabase(name);
  await settle();
  const next = shelves(name);
  expect(await titles(next, 'r')).toEqual(['A', 'B']);
  await saveVersion(room, { recipe: 'r', content: content('C'), base: null, now: 2, tab: 'a' });
  expect(await titles(next, 'r')).toEqual(['A', 'B', 'C']);
  expect(restored).toBe(1);
});
