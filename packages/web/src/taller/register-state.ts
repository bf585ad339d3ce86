import { signal } from '@preact/signals';
import { changed, kept, onWritten, shelves } from '../state/notebook.ts';
import type { Entry } from '../storage/book.ts';
import { SCHEMA } from '../storage/records.ts';
import { newId } from '../storage/tabs.ts';
import type { ProductionRecord } from '../storage/workshop-records.ts';

/** Everything made, the last first; null until it was read. */
export const register = signal<readonly ProductionRecord[] | null>(null);

export async function loadRegister(): Promise<void> {
  const read = await kept(shelves.read('producciones'));
  if (read) register.value = [...read.records].sort(lastFirst);
}

onWritten(['producciones'], () => {
  if (register.peek() !== null) void loadRegister();
});

function lastFirst(a: ProductionRecord, b: ProductionRecord): number {
  return a.fecha === b.fecha ? b.creada - a.creada : a.fecha < b.fecha ? 1 : -1;
}

/** «261115-2»: the day, and which of its lots. */
export function nextLot(records: readonly ProductionRecord[], day: string): string {
  const stem = day.slice(2).replaceAll('-', '');
  const taken = new Set(records.map(({ lote }) => lote));
  let n = 1;
  while (taken.has(`${stem}-${n}`)) n += 1;
  return `${stem}-${n}`;
}

export interface Made {
  readonly entry: Entry;
  readonly day: string;
  readonly grams: number;
  /** The next of the day when it is not said. */
  readonly lot?: string;
  readonly note?: string;
}

/** Writes down what was made; null when the browser does not keep it. */
export async function writeDown({ entry, day, grams, lot = '', note = '' }: Made): Promise<ProductionRecord | null> {
  const record = await kept(
    shelves.write(['producciones'], async (writer) => {
      const made: ProductionRecord = {
        v: SCHEMA,
        id: newId(),
        fecha: day,
        receta: entry.id,
        version: entry.versions.at(-1)?.id ?? null,
        titulo: entry.title,
        oficio: entry.craft,
        gramos: grams,
        // What is on screen may be older: another tab, or a tap before this one was shown.
        lote: lot.trim() || nextLot(await writer.all('producciones'), day),
        nota: note.trim(),
        creada: Date.now(),
      };
      await writer.add('producciones', made);
      return made;
    }),
  );
  if (record) changed();
  await loadRegister();
  return record;
}

export async function strikeOut(id: string): Promise<boolean> {
  const done = await kept(
    shelves.write(['producciones'], (writer) => writer.drop('producciones', id).then(() => true)),
  );
  if (done) changed();
  await loadRegister();
  return done === true;
}

export async function putBack(record: ProductionRecord): Promise<void> {
  await kept(shelves.write(['producciones'], (writer) => writer.put('producciones', record)));
  await loadRegister();
}
