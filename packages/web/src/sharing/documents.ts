import {
  applyUpdate,
  ContentAny,
  ContentDeleted,
  Doc,
  decodeUpdate,
  encodeStateAsUpdate,
  Item,
  type YMapEvent,
} from 'yjs';
import { canonical } from '../storage/content.ts';
import { isNewer } from '../storage/record-checks.ts';
import type { StoreName } from '../storage/records.ts';
import type { Kind } from './log.ts';
import { isPlain } from './plain.ts';

/** What changes in place, apart by who may change it: a reader can refuse a whole record only. */
export const DOCUMENTS = {
  book: ['recetas', 'ingredientes', 'precios', 'tarifas'],
  bench: ['planes', 'producciones'],
} as const satisfies Partial<Record<Kind, readonly StoreName[]>>;
export type DocumentKind = keyof typeof DOCUMENTS;
export type DocumentStore = (typeof DOCUMENTS)[DocumentKind][number];
export const KINDS = ['book', 'bench'] as const satisfies readonly DocumentKind[];

type Raw = Readonly<Record<string, unknown>> & { readonly id: string };
type Facts = ReadonlyMap<string, unknown>;

/** Between the parts of a key; no text typed by a person has it. */
const SEP = '\u001f';
const RANK = 'en';

/** Lists of texts that several people add to and take from: each text is a fact of its own. */
const SETS: Partial<Record<DocumentStore, string>> = { recetas: 'etiquetas', planes: 'hechos' };
/** The orders of a plan: one per recipe, in the order they were written. */
const ORDERS: Partial<Record<DocumentStore, string>> = { planes: 'pedidos' };
/** What each device knows for itself. */
const OWN: Partial<Record<DocumentStore, readonly string[]>> = { recetas: ['creada', 'usada'] };

/**
 * A record as facts under keys of their own, all in one flat map: two devices that make the same record, or change
 * different parts of it, do not write over each other.
 */
function factsOf(store: DocumentStore, record: Raw): Facts {
  const facts = new Map<string, unknown>();
  for (const [field, value] of Object.entries(record)) {
    if (field === 'id' || value === undefined || OWN[store]?.includes(field)) continue;
    if (field === SETS[store]) for (const text of value as readonly string[]) facts.set(field + SEP + text, true);
    else if (field === ORDERS[store]) {
      for (const order of value as readonly { readonly receta: string }[]) {
        facts.set(field + SEP + order.receta, order);
        facts.set(field + SEP + order.receta + SEP + RANK, facts.size);
      }
    } else facts.set(field, value);
  }
  return facts;
}

/** The record some facts make, with what this device knows for itself. */
function recordOf(store: DocumentStore, id: string, facts: Facts, here: object | undefined): Raw {
  const [set, orders] = [SETS[store], ORDERS[store]];
  const texts: string[] = [];
  const ordered: { readonly order: unknown; readonly rank: number }[] = [];
  const plain: [string, unknown][] = [];
  for (const [key, value] of [...facts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [field = '', item, rank] = key.split(SEP);
    if (item === undefined) plain.push([field, value]);
    else if (field === set) texts.push(item);
    else if (rank === undefined) ordered.push({ order: value, rank: Number(facts.get(`${key}${SEP}${RANK}`) ?? 0) });
  }
  const orderList = ordered.sort((a, b) => a.rank - b.rank).map(({ order }) => order);
  const own = Object.entries(here ?? {}).filter(([field]) => OWN[store]?.includes(field));
  return {
    ...Object.fromEntries([...plain, ...own]),
    ...(set && { [set]: texts }),
    ...(orders && { [orders]: orderList }),
    id,
  };
}

function grouped(doc: Doc, store: DocumentStore): ReadonlyMap<string, Map<string, unknown>> {
  const groups = new Map<string, Map<string, unknown>>();
  for (const [key, value] of doc.getMap(store).entries()) {
    const at = key.indexOf(SEP);
    const id = key.slice(0, at);
    const facts = groups.get(id) ?? new Map<string, unknown>();
    groups.set(id, facts.set(key.slice(at + 1), value));
  }
  return groups;
}

export function openDocument(bytes: Uint8Array | undefined): Doc {
  const doc = new Doc();
  if (bytes) applyUpdate(doc, bytes);
  return doc;
}

export const wholeDocument = (doc: Doc): Uint8Array => encodeStateAsUpdate(doc);

/** What stands in a store: its readable records, and the names of all. */
export interface Stand {
  readonly store: DocumentStore;
  readonly records: readonly object[];
  readonly keys: ReadonlySet<string>;
}

/** The records whose texts stand in another order than others see: none was ever told. */
export function reordered({ store, records }: Stand): readonly object[] {
  const field = SETS[store];
  if (field === undefined) return [];
  return (records as readonly Raw[]).flatMap((record) => {
    const texts = record[field] as readonly string[];
    const isSorted = texts.every((text, i) => i === 0 || texts[i - 1]! < text);
    return isSorted ? [] : [{ ...record, [field]: [...new Set(texts)].sort() }];
  });
}

/** Writes into a document what differs here; gives what to tell the others, null when nothing does. */
export function learn(doc: Doc, stands: readonly Stand[]): Uint8Array | null {
  let update: Uint8Array | null = null;
  const hear = (bytes: Uint8Array) => {
    update = bytes;
  };
  doc.on('update', hear);
  doc.transact(() => {
    for (const stand of stands) learnStore(doc, stand);
  });
  doc.off('update', hear);
  return update;
}

function learnStore(doc: Doc, { store, records, keys }: Stand): void {
  const map = doc.getMap(store);
  const groups = grouped(doc, store);
  for (const record of records as readonly Raw[]) {
    const had: Facts = groups.get(record.id) ?? new Map();
    if (isNewer({ v: had.get('v') })) continue;
    const wanted = factsOf(store, record);
    const ranks = [...had].flatMap(([key, value]) =>
      isRank(key) && Number.isSafeInteger(value) ? [Number(value)] : [],
    );
    let last = Math.max(-1, ...ranks);
    let reached = -1;
    for (const [key, value] of wanted) {
      // What stands after the one before it keeps its rank; what was moved goes last, as here.
      const isKept = isRank(key) && Number(had.get(key)) > reached;
      const next = isRank(key) ? (isKept ? Number(had.get(key)) : ++last) : value;
      if (isRank(key)) reached = Number(next);
      if (!isSame(had.get(key), next)) map.set(record.id + SEP + key, next);
    }
    for (const key of had.keys()) if (!wanted.has(key)) map.delete(record.id + SEP + key);
  }
  // A recipe leaves by the trash, each device for itself.
  if (store === 'recetas') return;
  for (const [id, facts] of groups) {
    if (keys.has(id) || isNewer({ v: facts.get('v') })) continue;
    for (const key of facts.keys()) map.delete(id + SEP + key);
  }
}

const isSame = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

const isRank = (key: string): boolean => key.endsWith(SEP + RANK) && key.split(SEP).length === 3;

/** Whether an update brings facts alone: other contents of Yjs, or one nested without end, could not be written again. */
function isOurs(update: Uint8Array): boolean {
  return decodeUpdate(update).structs.every(
    (struct) =>
      !(struct instanceof Item) ||
      struct.content instanceof ContentDeleted ||
      (struct.content instanceof ContentAny && struct.content.arr.every((value) => isPlain(value))),
  );
}

/** Takes in what another wrote; gives the records it touched, by store. Throws when it is no update. */
export function takeUpdate(doc: Doc, kind: DocumentKind, update: Uint8Array): ReadonlyMap<DocumentStore, Set<string>> {
  if (!isOurs(update)) throw new TypeError('not an update of facts');
  const touched = new Map<DocumentStore, Set<string>>();
  const ears = DOCUMENTS[kind].map((store) => {
    const ids = new Set<string>();
    touched.set(store, ids);
    const hear = ({ keysChanged }: YMapEvent<unknown>) => {
      for (const key of keysChanged) ids.add(key.slice(0, key.indexOf(SEP)));
    };
    const map = doc.getMap(store);
    map.observe(hear);
    return () => map.unobserve(hear);
  });
  try {
    applyUpdate(doc, update);
  } finally {
    for (const stop of ears) stop();
  }
  return touched;
}

/** The records of a store as a document has them, to be checked by who takes them; null where it has none. */
export function recordsIn(
  doc: Doc,
  store: DocumentStore,
  ids: ReadonlySet<string>,
  here: ReadonlyMap<string, object>,
): ReadonlyMap<string, unknown> {
  const groups = grouped(doc, store);
  return new Map(
    [...ids].map((id) => {
      const facts = groups.get(id);
      return [id, facts ? recordOf(store, id, facts, here.get(id)) : null];
    }),
  );
}
