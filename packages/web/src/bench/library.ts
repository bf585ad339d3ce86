import { signal } from '@preact/signals';
import { type Entry, entriesOf } from '../storage/book.ts';
import { joinHeads } from '../storage/branches.ts';
import { changed, had, kept, onWritten, openNotebook, shelves, tabName } from '../storage/browser-notebook.ts';
import { annotate, changeHead, emptyTrash, forget } from '../storage/heads.ts';
import { dropDraft, recipeKept, saveVersion } from '../storage/notebook.ts';
import type { Content, Head, Measures, StoreName, Version } from '../storage/records.ts';
import type { Shelf } from '../storage/shelves.ts';
import { newId } from '../storage/tabs.ts';
import type { Workshop } from '../storage/workshop-records.ts';
import { writeDrafts } from './drafts.ts';
import { reopen } from './save-recipe.ts';

/** Null until the book was read. */
export const book = signal<readonly Entry[] | null>(null);
/** How many records of the notebook cannot be read; they are kept and go with every copy. */
export const unread = signal(0);

/** Stores the book is drawn from. */
const SHOWN = [
  'recetas',
  'versiones',
  'borradores',
  'anotaciones',
  'ingredientes',
  'precios',
  'apartados',
] as const satisfies readonly StoreName[];
type Shown = (typeof SHOWN)[number];

/** As last read: ten thousand versions are not read again for one favourite. */
const shelved: { [S in Shown]?: Shelf<S> } = {};

/** Reads the whole book again. */
export const loadBook = (): Promise<void> => reload(SHOWN);

/** Reads again what changed, with what this tab has not written yet. */
async function reload(stores: readonly StoreName[]): Promise<void> {
  await openNotebook();
  await writeDrafts();
  await had(read(stores));
}

async function shelf<S extends Shown>(store: S, changed: readonly StoreName[]): Promise<Shelf<S>> {
  const known: { [K in S]?: Shelf<K> } = shelved;
  if (!changed.includes(store)) return known[store] ?? shelf(store, [store]);
  const found = await shelves.read(store);
  known[store] = found;
  return found;
}

async function read(stores: readonly StoreName[]): Promise<true> {
  const [heads, versions, drafts, annotations, own, prices, asides] = await Promise.all([
    shelf('recetas', stores),
    shelf('versiones', stores),
    shelf('borradores', stores),
    shelf('anotaciones', stores),
    shelf('ingredientes', stores),
    shelf('precios', stores),
    shelf('apartados', stores),
  ]);
  const aside = asides.records.length;
  unread.value = [heads, versions, drafts, annotations, own, prices].reduce(
    (sum, shelf) => sum + shelf.unread.length,
    aside,
  );
  book.value = entriesOf({
    heads: heads.records,
    versions: versions.records,
    drafts: drafts.records,
    annotations: annotations.records,
  });
  return true;
}

onWritten(SHOWN, (written) => {
  if (book.peek() !== null) void reload(written.map(({ store }) => store));
});

/** A change, what it touched read again, and whether the browser kept it. */
async function done<T>(write: Promise<T>, stores: readonly Shown[] = SHOWN): Promise<T | null> {
  const result = await kept(write);
  if (result !== null) changed();
  await had(read(stores));
  return result;
}

function setHead(id: string, change: (head: Head) => Head): Promise<Head | null> {
  return done(changeHead(shelves, id, Date.now(), change), ['recetas']);
}

export const setFavourite = (id: string, favorita: boolean) => setHead(id, (head) => ({ ...head, favorita }));
export const setTags = (id: string, etiquetas: readonly string[]) => setHead(id, (head) => ({ ...head, etiquetas }));
export const throwAway = (id: string) => setHead(id, (head) => ({ ...head, papelera: Date.now() }));
export const takeBack = (id: string) => setHead(id, (head) => ({ ...head, papelera: null }));

/** For good; only what is in the trash. */
export const removeForGood = (id: string) => done(forget(shelves, id, ({ papelera }) => papelera !== null));

/** Throws out what has been in the trash for too long. */
export const tidyTrash = () => kept(emptyTrash(shelves, Date.now()));

/** A copy with a life of its own: its first version is what the other is now. */
export async function duplicate(entry: Entry, title: string): Promise<string | null> {
  const id = newId();
  const content = { ...entry.content, titulo: title };
  const saved = saveVersion(shelves, { recipe: id, content, base: null, now: Date.now(), tab: await tabName() });
  return (await done(saved)) === null ? null : id;
}

/** Makes an old version the newest; unsaved work is saved first, so nothing is covered. */
export async function restore(version: Version, note: string, draftNote: string): Promise<boolean> {
  await writeDrafts();
  const work = async () => {
    const { drafts, versions } = await recipeKept(shelves, version.receta);
    const common = { recipe: version.receta, now: Date.now(), tab: await tabName() };
    let base = versions.at(-1)?.id ?? null;
    for (const draft of drafts) {
      const saved = await saveVersion(shelves, { ...common, content: draft.contenido, note: draftNote, base });
      base = saved.version.id;
      await dropDraft(shelves, draft.id);
    }
    const content = broughtBack(version.contenido, (drafts.at(-1) ?? versions.at(-1))?.contenido);
    return saveVersion(shelves, { ...common, content, note, base });
  };
  const saved = await done(work());
  if (saved) reopen(saved.version);
  return saved !== null;
}

/** Goes on with one of several last versions. */
export async function goOnWith(version: Version, note: string): Promise<boolean> {
  await writeDrafts();
  const joined = await done(joinHeads(shelves, version, note, Date.now()));
  if (joined) reopen(joined);
  return joined !== null;
}

/** An old formula with what was written since of prices, label and making: both keep what only one of them says. */
function broughtBack(old: Content, latest: Content = old): Content {
  const { taller: former = {}, lote = latest.lote, ...formula } = old;
  const later = latest.taller ?? {};
  const taller: Workshop = {
    ...former,
    ...later,
    ...((former.coste || later.coste) && { coste: { ...former.coste, ...later.coste } }),
    ...((former.etiqueta || later.etiqueta) && { etiqueta: { ...former.etiqueta, ...later.etiqueta } }),
  };
  return { ...formula, ...(lote && { lote }), ...(Object.keys(taller).length > 0 && { taller }) };
}

export const addNote = (version: Version, note: string, measures: Measures) =>
  done(annotate(shelves, version, note, measures, Date.now()));
