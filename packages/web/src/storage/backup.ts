import { isObject } from '../crafts/engine.ts';
import { canonical } from './content.ts';
import { fingerprint } from './fingerprint.ts';
import { type AnyRecord, SCHEMA, type Shelved, STORES, type StoreName } from './records.ts';
import { salvage } from './salvage.ts';
import type { Shelves } from './shelves.ts';
import { photosIn } from './workshop-records.ts';

/** The name and version of the file, published as a JSON Schema under /docs. */
export const FORMAT = 'obrador';
export const FORMAT_VERSION = 1;
export const SCHEMA_PATH = '/docs/obrador.schema.json';

/** What a copy never takes: the marks of this one database. */
const isLocal = (store: StoreName, id: unknown): boolean =>
  store === 'ajustes' && typeof id === 'string' && /^(identidad|copia|migrado\/|banco\/|compartido\/)/.test(id);

export interface BackupOptions {
  /** Only these recipes, with all there is of them. */
  readonly recipes?: ReadonlySet<string>;
  /** Only what these stores hold. */
  readonly stores?: readonly StoreName[];
  /** Only these pictures; those of the recipes where only some recipes go. */
  readonly photos?: ReadonlySet<string>;
  /** Work the notebook did not take. */
  readonly unkept?: readonly Shelved[];
}

/** The whole notebook, or some recipes, as the text of a file: one record per line. */
export async function writeBackup(shelves: Shelves, now: number, options: BackupOptions = {}): Promise<string> {
  const { recipes, unkept = [], stores = STORES } = options;
  const lists: [StoreName, readonly unknown[]][] = [];
  const photos = options.photos ?? (recipes ? await photosOf(shelves, recipes) : null);
  for (const store of stores) {
    const { records, unread } = await shelves.read(store);
    const stored = [...records, ...unread].filter((record) => {
      const { id } = record as AnyRecord;
      if (store === 'fotos' && photos) return photos.has(id);
      return recipes ? belongsTo(store, record, recipes) : !isLocal(store, id);
    });
    const held = heldIn(store, unkept);
    lists.push([store, [...stored.filter((record) => !held.has((record as AnyRecord).id)), ...held.values()]]);
  }
  return fileOf(now, lists);
}

/** What only a page has, when the notebook itself cannot be read. */
export function writeUnkept(now: number, unkept: readonly Shelved[]): string {
  return fileOf(
    now,
    STORES.map((store) => [store, [...heldIn(store, unkept).values()]]),
  );
}

/** Of several under one identifier the last counts. */
function heldIn(store: StoreName, unkept: readonly Shelved[]): ReadonlyMap<string, AnyRecord> {
  return new Map(unkept.filter((each) => each.store === store).map(({ record }) => [record.id, record]));
}

function fileOf(now: number, lists: readonly (readonly [StoreName, readonly unknown[]])[]): string {
  const parts = lists
    .filter(([, taken]) => taken.length > 0)
    .map(([store, taken]) => {
      const lines = taken.map((one) => `    ${JSON.stringify(one)}`);
      return `  ${JSON.stringify(store)}: [\n${lines.join(',\n')}\n  ]`;
    });
  const head = [
    `  "formato": ${JSON.stringify(FORMAT)}`,
    `  "version": ${FORMAT_VERSION}`,
    `  "creado": ${JSON.stringify(new Date(now).toISOString())}`,
  ];
  return `{\n${[...head, ...parts].join(',\n')}\n}\n`;
}

/** The pictures of the steps of some recipes. */
async function photosOf(shelves: Shelves, recipes: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const versions = await Promise.all([...recipes].map((id) => shelves.ofRecipe('versiones', id)));
  return new Set(versions.flat().flatMap(({ contenido }) => photosIn(contenido.taller)));
}

function belongsTo(store: StoreName, record: unknown, recipes: ReadonlySet<string>): boolean {
  const { id, receta } = record as { readonly id: string; readonly receta?: string };
  if (store === 'recetas') return recipes.has(id);
  return (store === 'versiones' || store === 'anotaciones') && recipes.has(receta ?? '');
}

/** A recipe and those it stands on, by the identifiers of their lines. */
export async function withParts(shelves: Shelves, id: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const wanted = [id];
  while (wanted.length > 0) {
    const next = wanted.pop()!;
    if (found.has(next)) continue;
    found.add(next);
    for (const { contenido } of await shelves.ofRecipe('versiones', next)) {
      wanted.push(...contenido.ingredientes.flatMap(({ receta }) => receta ?? []));
    }
  }
  return found;
}

export interface Incoming {
  readonly store: StoreName;
  readonly id: string;
  readonly raw: unknown;
}

/** A file as read: its records, and whether it was whole. */
export interface BackupFile {
  readonly items: readonly Incoming[];
  readonly whole: boolean;
  /** Made by a newer Obrador: what is not understood is kept as it is. */
  readonly newer: boolean;
}

/** Reads a file; null when it is no copy of Obrador, not even a cut one. */
export function readBackup(text: string): BackupFile | null {
  const { value, whole } = salvage(text.replace(/^\uFEFF/, ''), 2);
  if (!isObject(value) || value.formato !== FORMAT) return null;
  const items = STORES.flatMap((store) => {
    const list = value[store];
    return (Array.isArray(list) ? list : []).flatMap((raw): Incoming[] => {
      const id = isObject(raw) && typeof raw.id === 'string' && raw.id !== '' ? raw.id : null;
      // One without a name of its own, or deeper than a browser keeps, is kept aside under the print of its text.
      if (id === null || isDeep(raw)) return [asAside(store, raw)];
      return isLocal(store, id) ? [] : [{ store, id, raw }];
    });
  });
  return { items, whole, newer: typeof value.version === 'number' && value.version > FORMAT_VERSION };
}

/** Several times as deep as recipes within recipes go. */
const DEEPEST = 100;

function isDeep(raw: unknown): boolean {
  let level = [raw];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}

function asAside(store: StoreName, raw: unknown): Incoming {
  const texto = JSON.stringify(raw) ?? '';
  const id = `c-${fingerprint(texto)}`;
  return { store: 'apartados', id, raw: { v: SCHEMA, id, origen: `copia/${store}`, creado: 0, texto } };
}

export type Standing = 'nuevo' | 'igual' | 'distinto';

export interface Compared extends Incoming {
  readonly standing: Standing;
  readonly here: unknown;
}

/** How each record of the file stands to what is here. */
export async function compareBackup(shelves: Shelves, { items }: BackupFile): Promise<readonly Compared[]> {
  const here = new Map<string, unknown>();
  for (const store of new Set(items.map((item) => item.store))) {
    const { records, unread } = await shelves.read(store);
    for (const record of [...records, ...unread]) here.set(`${store}/${(record as AnyRecord).id}`, record);
  }
  return items.map((item) => {
    const mine = here.get(`${item.store}/${item.id}`);
    return { ...item, here: mine, standing: standingOf(mine, item.raw) };
  });
}

function standingOf(mine: unknown, theirs: unknown): Standing {
  if (mine === undefined) return 'nuevo';
  return canonical(mine) === canonical(theirs) ? 'igual' : 'distinto';
}

/** Of two that differ: keep what is here, or take what the file brings. */
export type Choice = 'aqui' | 'copia';

/** Brings a file in: new things added, differing ones as chosen, differing versions both kept. */
export function mergeBackup(
  shelves: Shelves,
  compared: readonly Compared[],
  choose: (item: Compared) => Choice,
): Promise<number> {
  return shelves.write(STORES, async (writer) => {
    let brought = 0;
    for (const item of compared) {
      const record = item.raw as AnyRecord;
      const { store, id } = item;
      if (item.standing === 'igual') continue;
      if (item.standing === 'distinto' && isWrittenOnce(store)) {
        const other = { ...record, id: `${id}-${fingerprint(canonical(record))}` };
        if (await writer.has(store, other.id)) continue;
        await writer.add(store, other as never);
        brought += 1;
      } else if (item.standing === 'nuevo' || choose(item) === 'copia') {
        await writer.put(store, record as never);
        brought += 1;
      }
    }
    return brought;
  });
}

export function isWrittenOnce(store: StoreName): boolean {
  return store === 'versiones' || store === 'anotaciones' || store === 'apartados' || store === 'borradores';
}
