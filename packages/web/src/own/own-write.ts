import { loadOwn, records, show } from '../bench/own.ts';
import { CRAFT_IDS, isObject } from '../crafts/engine.ts';
import { readOwnFields } from '../recipe/recipe.ts';
import {
  type BackupFile,
  compareBackup,
  mergeBackup,
  readBackup,
  type Standing,
  writeBackup,
} from '../storage/backup.ts';
import { changed, had, kept, keptOrHeld, shelves } from '../storage/browser-notebook.ts';
import { dropPictures } from '../storage/heads.ts';
import { ownId } from '../storage/ids.ts';
import { type OwnRecord, type Photo, SCHEMA } from '../storage/records.ts';
import { newId } from '../storage/tabs.ts';

/** What a person writes of an ingredient. */
export type OwnContent = Pick<OwnRecord, 'nombre' | 'etiqueta' | 'oficios' | 'foto'>;

/** Keeps an ingredient in the place of what it was, whose name may have been another; the former goes to the trash. */
export function keepOwn(content: OwnContent, former: OwnRecord | null, photo: Photo | null = null): Promise<boolean> {
  const id = ownId(content.nombre);
  const record: OwnRecord = { v: SCHEMA, id, ...content, modificado: Date.now(), papelera: null };
  const gone = former && former.id !== id ? [thrown(former)] : [];
  return write([record, ...gone], photo);
}

export const dropOwn = (record: OwnRecord) => write([thrown(record)]);
export const takeBackOwn = (record: OwnRecord) => write([record]);

function thrown(record: OwnRecord): OwnRecord {
  return { ...record, papelera: Date.now() };
}

/** On screen at once, then in the notebook. */
async function write(list: readonly OwnRecord[], photo: Photo | null = null): Promise<boolean> {
  const next = new Map(records.peek().map((record) => [record.id, record]));
  for (const record of list) next.set(record.id, record);
  show([...next.values()]);
  const written = shelves.write(['ingredientes', 'fotos'], async (writer) => {
    const before = await Promise.all(list.map(({ id }) => writer.get('ingredientes', id)));
    for (const record of list) await writer.put('ingredientes', record);
    if (photo) await writer.put('fotos', photo);
    await dropPictures(
      writer,
      before.filter((record) => record !== null),
    );
    return true;
  });
  const done = await keptOrHeld(`ingredientes/${list[0]!.id}`, written, {
    again: () => write(list, photo),
    records: [
      ...list.map((record) => ({ store: 'ingredientes', record }) as const),
      ...(photo ? [{ store: 'fotos', record: photo } as const] : []),
    ],
  });
  if (done) changed();
  return done === true;
}

export function newPhoto(tipo: string, datos: string): Photo {
  return { v: SCHEMA, id: newId(), tipo, datos };
}

export async function photoOf(id: string): Promise<Photo | null> {
  return (await had(shelves.get('fotos', id))) ?? null;
}

export interface Brought {
  readonly added: number;
  /** Those of the same name that say something else; what is here stays. */
  readonly different: number;
}

/** Brings in the ingredients of a file: a copy, or the list Obrador 1.0 wrote. Null when it has none. */
export function bringOwn(text: string): Promise<Brought | null> {
  const copy = readBackup(text);
  return copy ? bringCopy(copy) : bringList(parsed(text));
}

async function bringCopy(copy: BackupFile): Promise<Brought | null> {
  const items = copy.items.filter(({ store }) => store === 'ingredientes' || store === 'fotos');
  const compared = await had(compareBackup(shelves, { ...copy, items }));
  const count = (standing: Standing) =>
    compared?.filter((item) => item.store === 'ingredientes' && item.standing === standing).length ?? 0;
  if (!compared || compared.length === 0) return null;
  if ((await kept(mergeBackup(shelves, compared, () => 'aqui'))) === null) return null;
  if (count('nuevo') > 0) changed();
  await loadOwn();
  return { added: count('nuevo'), different: count('distinto') };
}

/** What is known already of an ingredient stays; what only the list knows is added. */
async function bringList(list: unknown): Promise<Brought | null> {
  const found = new Map<string, OwnRecord>();
  let different = 0;
  for (const item of Array.isArray(list) ? list.filter(isObject) : []) {
    const craft = CRAFT_IDS.find((id) => id === item.craft);
    const nombre = typeof item.name === 'string' ? item.name.trim() : '';
    const fields = readOwnFields(item.fields);
    if (!craft || nombre === '' || !fields) continue;
    const id = ownId(nombre);
    const here = found.get(id) ?? records.peek().find((record) => record.id === id);
    const fresh = { v: SCHEMA, id, nombre, oficios: {}, modificado: 0, papelera: null };
    if (here?.oficios[craft]) different += 1;
    else found.set(id, { ...(here ?? fresh), oficios: { ...here?.oficios, [craft]: fields }, modificado: Date.now() });
  }
  if (found.size === 0) return different === 0 ? null : { added: 0, different };
  return (await write([...found.values()])) ? { added: found.size, different } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The list with its pictures, as a copy. */
export async function ownCopy(): Promise<string | null> {
  const photos = new Set(records.peek().flatMap(({ foto }) => foto ?? []));
  return had(writeBackup(shelves, Date.now(), { stores: ['ingredientes', 'fotos'], photos }));
}
