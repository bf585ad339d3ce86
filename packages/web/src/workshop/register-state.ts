import { signal } from '@preact/signals';
import type { Entry } from '../storage/book.ts';
import { changed, had, kept, onWritten, shelves } from '../storage/browser-notebook.ts';
import { SCHEMA } from '../storage/records.ts';
import { newId } from '../storage/tabs.ts';
import type { ProductionRecord } from '../storage/workshop-records.ts';
import { massText } from './mass.ts';
import { esLot } from './texts.ts';

/** Everything made, the last first; null until it was read. */
export const register = signal<readonly ProductionRecord[] | null>(null);

export async function loadRegister(): Promise<void> {
  const read = await had(shelves.read('producciones'));
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
  /** What is in the register on that day already is not written a second time: its record is the answer. */
  readonly once?: boolean;
}

/** What the register has of a recipe on a day, the last first. */
export const madeOn = (records: readonly ProductionRecord[], recipe: string, day: string) =>
  records.filter(({ receta, fecha }) => receta === recipe && fecha === day);

/** «lote 261115-1, 4 kg; lote 261115-2, 4 kg». */
export const lotsText = (records: readonly ProductionRecord[]) =>
  records.map(({ lote, gramos }) => esLot.lot(lote, massText(gramos))).join('; ');

/** Writes down what was made; null when the browser does not keep it. */
export async function writeDown(asked: Made): Promise<ProductionRecord | null> {
  const { entry, day, grams, lot = '', note = '', once = false } = asked;
  const record = await kept(
    shelves.write(['producciones'], async (writer) => {
      // What is on screen may be older: another tab, or a tap before this one was shown.
      const records = await writer.all('producciones');
      const former = once ? madeOn(records, entry.id, day)[0] : undefined;
      if (former) return former;
      const made: ProductionRecord = {
        v: SCHEMA,
        id: newId(),
        fecha: day,
        receta: entry.id,
        version: entry.versions.at(-1)?.id ?? null,
        titulo: entry.title,
        oficio: entry.craft,
        gramos: grams,
        lote: lot.trim() || nextLot(records, day),
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
