import type { Doc } from 'yjs';
import { canonical } from '../storage/content.ts';
import { newHead } from '../storage/notebook.ts';
import { isNewer, readRecord } from '../storage/record-checks.ts';
import { SCHEMA, type Shelved } from '../storage/records.ts';
import type { Shelves, Writer } from '../storage/shelves.ts';
import { newId } from '../storage/tabs.ts';
import { type Bytes, fromBase64, toBase64 } from './bytes.ts';
import {
  DOCUMENTS,
  type DocumentKind,
  type DocumentStore,
  KINDS,
  learn,
  openDocument,
  recordsIn,
  reordered,
  type Stand,
  takeUpdate,
  wholeDocument,
} from './documents.ts';
import { isObject, type Kind, mayTell, type Role } from './log.ts';
import { nameOf, readShared, type Shared, takeShared, untold, WRITTEN_ONCE } from './versions.ts';

/** Something a member has to tell, not signed yet. */
export interface Told {
  readonly kind: Kind;
  readonly body: unknown;
}
export interface Waiting extends Told {
  readonly n: number;
}

/** What this device knows of the shared book beside the book itself; kept in the same database, written with it. */
interface Sheet {
  readonly waiting: readonly Waiting[];
  readonly last: number;
  /** A new log may lack what was told in the old one: the documents go whole the next time. */
  readonly whole: boolean;
  /** Changes with the facts. */
  readonly stamp: string;
}

/** The heavy part of the sheet, apart: most rounds leave it as it is. */
interface Facts {
  readonly documents: Partial<Record<DocumentKind, Uint8Array>>;
  /** Names of what is written once and stands in the log. */
  readonly known: readonly string[];
}

/** The facts unfolded, as of a stamp. */
interface Held {
  readonly stamp: string;
  readonly documents: Facts['documents'];
  readonly docs: Readonly<Record<DocumentKind, Doc>>;
  readonly known: Set<string>;
}
const held = new WeakMap<Shelves, Held>();

/** Records of one's own that something from outside took the place of. */
export interface Replaced {
  readonly when: number;
  readonly records: readonly Shelved[];
}

const SHEET = 'compartido/libro';
const FACTS = 'compartido/hechos';
const REPLACED = 'compartido/antes';
/** How many times one can go back. */
const MOST_REPLACED = 10;
const EMPTY: Sheet = { waiting: [], last: 0, whole: false, stamp: '' };
const NO_FACTS: Facts = { documents: {}, known: [] };

/** What travels. */
export const STORES = [...WRITTEN_ONCE, ...KINDS.flatMap((kind) => DOCUMENTS[kind])] as const;
/** Versions told in one entry, when there are many; a picture counts for what it weighs. */
const AT_ONCE = 200;
const OF_A_VERSION = 10_000;

const settingOf = async <T>(writer: Pick<Writer, 'get'>, id: string, otherwise: T): Promise<T> =>
  ((await writer.get('ajustes', id))?.valor as T | undefined) ?? otherwise;
const keep = (writer: Writer, id: string, valor: unknown): Promise<void> =>
  writer.put('ajustes', { v: SCHEMA, id, valor });

/**
 * Meets the book of this device with what others told: what changed here is set down to be told, then what they told
 * takes its place; what it replaces is kept. All of it or nothing. Gives how many records changed here.
 */
export async function exchange(
  shelves: Shelves,
  entries: readonly Told[],
  role: Role | null,
  now: number,
): Promise<number> {
  const { changed, next } = await shelves.write([...STORES, 'ajustes'], async (writer) => {
    const sheet = await settingOf(writer, SHEET, EMPTY);
    const facts = await unfolded(shelves, writer, sheet.stamp);
    const { docs, known } = facts;
    // What fails on the way leaves nothing behind.
    held.delete(shelves);
    const told: Told[] = [];

    for (const kind of KINDS.filter((each) => mayTell(role, each))) {
      const stands = await standsOf(writer, kind);
      const update = learn(docs[kind], stands);
      for (const stand of stands) for (const each of reordered(stand)) await writer.put(stand.store, each as never);
      const body = sheet.whole ? wholeDocument(docs[kind]) : update;
      if (body) told.push({ kind, body: toBase64(body) });
    }
    if (mayTell(role, 'version')) {
      const pictures = (await writer.all('ingredientes')).flatMap(({ foto }) => foto ?? []);
      const found = await untold(writer, known, pictures);
      for (const body of portionsOf(found)) told.push({ kind: 'version', body });
      for (const each of found) known.add(nameOf(each));
    }

    let changed = 0;
    const replaced: Shelved[] = [];
    for (const kind of KINDS) {
      const updates = entries.flatMap((entry) => (entry.kind === kind ? updateOf(entry.body) : []));
      if (updates.length === 0) continue;
      const touched = updates.map((update) => taken(() => takeUpdate(docs[kind], kind, update)));
      for (const store of DOCUMENTS[kind]) {
        const ids = new Set(touched.flatMap((each) => [...(each?.get(store) ?? [])]));
        const met = await meet(writer, store, ids, (here) => recordsIn(docs[kind], store, ids, here), now);
        changed += met.changed;
        replaced.push(...met.replaced);
      }
    }
    const versions = entries.flatMap(({ kind, body }) => (kind === 'version' ? readShared(body) : []));
    const before = known.size;
    if (versions.length > 0) for (const name of await takeShared(writer, versions, now)) known.add(name);
    changed += known.size - before;

    if (replaced.length > 0) {
      const earlier = await settingOf<readonly Replaced[]>(writer, REPLACED, []);
      await keep(writer, REPLACED, [{ when: now, records: replaced }, ...earlier].slice(0, MOST_REPLACED));
    }
    if (told.length === 0 && entries.length === 0) return { changed, next: facts };
    const touched = KINDS.filter((kind) => [...told, ...entries].some((each) => each.kind === kind));
    const whole = touched.map((kind) => [kind, wholeDocument(docs[kind])]);
    const documents = { ...facts.documents, ...Object.fromEntries(whole) };
    const waiting = told.map((each, i) => ({ ...each, n: sheet.last + 1 + i }));
    const stamp = newId();
    await keep(writer, FACTS, { documents, known: [...known] } satisfies Facts);
    await keep(writer, SHEET, {
      waiting: [...sheet.waiting, ...waiting],
      last: sheet.last + waiting.length,
      whole: sheet.whole && !mayTell(role, 'bench'),
      stamp,
    } satisfies Sheet);
    return { changed, next: { stamp, documents, docs, known } };
  });
  held.set(shelves, next);
  return changed;
}

/** What others take in one entry has a bound. */
function portionsOf(all: readonly Shared[]): readonly (readonly Shared[])[] {
  const portions: Shared[][] = [];
  let room = 0;
  for (const shared of all) {
    const { record } = shared;
    const weight = 'datos' in record ? Math.ceil(record.datos.length / OF_A_VERSION) : 1;
    if (weight > room) {
      portions.push([]);
      room = AT_ONCE;
    }
    portions.at(-1)!.push(shared);
    room -= weight;
  }
  return portions;
}

async function unfolded(shelves: Shelves, writer: Writer, stamp: string): Promise<Held> {
  const here = held.get(shelves);
  if (here?.stamp === stamp) return here;
  const { documents, known } = await settingOf(writer, FACTS, NO_FACTS);
  const docs = { book: openDocument(documents.book), bench: openDocument(documents.bench) };
  return { stamp, documents, docs, known: new Set(known) };
}

async function standsOf(writer: Writer, kind: DocumentKind): Promise<readonly Stand[]> {
  const stands: Stand[] = [];
  for (const store of DOCUMENTS[kind]) {
    stands.push({ store, records: await writer.all(store), keys: new Set(await writer.keys(store)) });
  }
  return stands;
}

function updateOf(body: unknown): readonly Bytes[] {
  return taken(() => (typeof body === 'string' ? [fromBase64(body)] : [])) ?? [];
}

/** A member may sign nonsense: it changes nothing. */
function taken<T>(take: () => T): T | null {
  try {
    return take();
  } catch {
    return null;
  }
}

/** Makes records here what a document says they are. */
async function meet(
  writer: Writer,
  store: DocumentStore,
  ids: ReadonlySet<string>,
  wanted: (here: ReadonlyMap<string, object>) => ReadonlyMap<string, unknown>,
  now: number,
): Promise<{ readonly changed: number; readonly replaced: readonly Shelved[] }> {
  if (ids.size === 0) return { changed: 0, replaced: [] };
  const here = new Map<string, Shelved['record']>((await writer.all(store)).map((record) => [record.id, record]));
  const known = new Map<string, object>(here);
  if (store === 'recetas') for (const id of ids) if (!known.has(id)) known.set(id, newHead(id, now));
  const replaced: Shelved[] = [];
  const writes: Promise<void>[] = [];
  for (const [id, raw] of wanted(known)) {
    if (isNewer(raw)) continue;
    const next = readRecord(store, raw);
    const mine = here.get(id);
    if (next ? mine && canonical(mine) === canonical(next) : !mine || store === 'recetas') continue;
    if (mine) replaced.push({ store, record: mine });
    writes.push(next ? writer.put(store, next as never).catch(unlessNewer) : writer.drop(store, id));
  }
  await Promise.all(writes);
  return { changed: writes.length, replaced };
}

/** What a newer Obrador wrote here stays. */
function unlessNewer(error: unknown): void {
  if (!isObject(error) || error.kind !== 'nuevo') throw error;
}

export async function waitingOf(shelves: Shelves): Promise<readonly Waiting[]> {
  return (await settingOf(shelves, SHEET, EMPTY)).waiting;
}

/** Something to tell that is not in the book: who may do what. */
export function tellOthers(shelves: Shelves, told: Told): Promise<void> {
  return change(shelves, (sheet) => ({
    ...sheet,
    waiting: [...sheet.waiting, { ...told, n: sheet.last + 1 }],
    last: sheet.last + 1,
  }));
}

/** What was signed waits no more. */
export function dropWaiting(shelves: Shelves, until: number): Promise<void> {
  return change(shelves, (sheet) => ({ ...sheet, waiting: sheet.waiting.filter(({ n }) => n > until) }));
}

/** Another log begins: nothing is in it yet, and all that is here may have to go there. */
export function beginAnew(shelves: Shelves): Promise<void> {
  return shelves.write(['ajustes'], async (writer) => {
    const { last } = await settingOf(writer, SHEET, EMPTY);
    const { documents } = await settingOf(writer, FACTS, NO_FACTS);
    await keep(writer, FACTS, { documents, known: [] } satisfies Facts);
    await keep(writer, SHEET, { ...EMPTY, last, whole: true, stamp: newId() } satisfies Sheet);
  });
}

/** Forgets all about sharing; the book stays. */
export function forgetSheet(shelves: Shelves): Promise<void> {
  return shelves.write(['ajustes'], async (writer) => {
    for (const id of [SHEET, FACTS, REPLACED]) await writer.drop('ajustes', id);
  });
}

function change(shelves: Shelves, next: (sheet: Sheet) => Sheet): Promise<void> {
  return shelves.write(['ajustes'], async (writer) => {
    await keep(writer, SHEET, next(await settingOf(writer, SHEET, EMPTY)));
  });
}

/** The whole book as entries, for who begins from a checkpoint. */
export async function wholeBook(shelves: Shelves): Promise<readonly Told[]> {
  const { documents } = await settingOf(shelves, FACTS, NO_FACTS);
  const shared: Shared[] = [];
  for (const store of WRITTEN_ONCE) {
    for (const record of (await shelves.read(store)).records) shared.push({ store, record });
  }
  const docs = KINDS.flatMap((kind) => (documents[kind] ? [{ kind, body: toBase64(documents[kind]) }] : []));
  return [{ kind: 'version', body: shared }, ...docs];
}

export function readBook(content: unknown): readonly Told[] {
  const kinds = ['version', ...KINDS] as const;
  return (Array.isArray(content) ? content : []).flatMap((item: unknown) => {
    const kind = isObject(item) ? kinds.find((each) => each === item.kind) : undefined;
    return kind && isObject(item) ? [{ kind, body: item.body }] : [];
  });
}

export async function replacedHere(shelves: Shelves): Promise<readonly Replaced[]> {
  return settingOf(shelves, REPLACED, []);
}

/** Puts back what the last arrival replaced; the others learn of it like of any change. */
export function undoReplaced(shelves: Shelves): Promise<void> {
  return shelves.write([...STORES, 'ajustes'], async (writer) => {
    const [last, ...earlier] = await settingOf<readonly Replaced[]>(writer, REPLACED, []);
    for (const { store, record } of last?.records ?? []) await writer.put(store, record as never);
    await keep(writer, REPLACED, earlier);
  });
}
