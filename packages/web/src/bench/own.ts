import { signal } from '@preact/signals';
import type { CraftId } from '../crafts/engine.ts';
import type { Described } from '../recipe/described.ts';
import { had, onWritten, shelves } from '../storage/browser-notebook.ts';
import { ownId } from '../storage/ids.ts';
import type { OwnRecord } from '../storage/records.ts';

/** An ingredient the catalogue lacks, as one craft sees it. */
export interface OwnIngredient extends Described {
  readonly name: string;
}

/** One list for all crafts, by name. */
export const records = signal<readonly OwnRecord[]>([]);

/** The same list as a craft sees it. */
export function ownAs(craft: CraftId): readonly OwnIngredient[] {
  return records.value.map((record) => seenBy(craft, record));
}

export function seenBy(craft: CraftId, { nombre, etiqueta, oficios }: OwnRecord): OwnIngredient {
  return { name: nombre, own: oficios[craft], label: etiqueta };
}

export async function loadOwn(): Promise<void> {
  const read = await had(shelves.read('ingredientes'));
  if (read) show(read.records);
}
onWritten(['ingredientes'], () => void loadOwn());

export function show(list: readonly OwnRecord[]): void {
  records.value = list
    .filter(({ papelera }) => papelera === null)
    .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
}

/** The label of an ingredient of one's own, for those that have one. */
export function labelNamed(name: string): OwnRecord['etiqueta'] | null {
  const id = ownId(name);
  return records.value.find((record) => record.id === id)?.etiqueta ?? null;
}
