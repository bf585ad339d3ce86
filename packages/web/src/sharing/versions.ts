import { canonical } from '../storage/content.ts';
import { fingerprint } from '../storage/fingerprint.ts';
import { newHead } from '../storage/notebook.ts';
import { isNewer, readRecord } from '../storage/record-checks.ts';
import type { Annotation, Photo, Version } from '../storage/records.ts';
import type { Writer } from '../storage/shelves.ts';
import { photosIn } from '../storage/workshop-records.ts';
import { isObject } from './log.ts';
import { isPlain } from './plain.ts';

/** Stores whose records are written once. */
export const WRITTEN_ONCE = ['versiones', 'anotaciones', 'fotos'] as const;
type Store = (typeof WRITTEN_ONCE)[number];

/** What is written once, and goes to the others as it is. */
export interface Shared {
  readonly store: Store;
  readonly record: Version | Annotation | Photo;
}

export const nameOf = ({ store, record }: Shared): string => `${store}/${record.id}`;

/** What the body of a record of a log brings; what a newer Obrador wrote is kept as it is, like in a copy. */
export function readShared(body: unknown): readonly Shared[] {
  return (Array.isArray(body) ? body : []).flatMap((item: unknown) => {
    if (!isObject(item)) return [];
    const store = WRITTEN_ONCE.find((each) => each === item.store);
    if (store === undefined || !isPlain(item.record)) return [];
    const newer = isNewer(item.record) && isObject(item.record) && typeof item.record.id === 'string';
    const record = newer ? (item.record as Shared['record']) : readRecord(store, item.record);
    return record ? [{ store, record }] : [];
  });
}

/**
 * Takes in what others wrote and gives the names it stands under. Nothing here is changed by it: of two that differ
 * under one name both stay, the one that came under a name of its own.
 */
export async function takeShared(writer: Writer, all: readonly Shared[], now: number): Promise<readonly string[]> {
  const names: string[] = [];
  const heads = new Set(await writer.keys('recetas'));
  for (const store of WRITTEN_ONCE) {
    const here = new Set(await writer.keys(store));
    const added: Shared['record'][] = [];
    const add = (record: Shared['record']) => {
      here.add(record.id);
      names.push(nameOf({ store, record }));
      added.push(record);
    };
    const flush = () => writer.addAll(store, added.splice(0) as never[]);
    for (const { record } of all.filter((each) => each.store === store)) {
      if ('contenido' in record && !heads.has(record.receta)) {
        heads.add(record.receta);
        writer.addAll('recetas', [newHead(record.receta, now)]);
      }
      if (!here.has(record.id)) {
        add(record);
        continue;
      }
      names.push(nameOf({ store, record }));
      flush();
      const mine = await writer.get(store, record.id);
      const other = { ...record, id: `${record.id}-${fingerprint(canonical(record))}` };
      if (mine !== null && canonical(mine) !== canonical(record) && !here.has(other.id)) add(other);
    }
    flush();
  }
  return names;
}

/** What is here and was never told, with the pictures it shows. */
export async function untold(
  writer: Writer,
  known: ReadonlySet<string>,
  pictures: readonly string[],
): Promise<readonly Shared[]> {
  const found: Shared[] = [];
  const shown = new Set(pictures);
  for (const store of ['versiones', 'anotaciones'] as const) {
    for (const id of (await writer.keys(store)).filter((each) => !known.has(`${store}/${each}`))) {
      const record = await writer.get(store, id);
      if (record === null) continue;
      found.push({ store, record });
      if ('contenido' in record) for (const photo of photosIn(record.contenido.taller)) shown.add(photo);
    }
  }
  for (const id of shown) {
    const record = known.has(`fotos/${id}`) ? null : await writer.get('fotos', id);
    if (record) found.push({ store: 'fotos', record });
  }
  return found;
}
