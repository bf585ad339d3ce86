import { signal } from '@preact/signals';
import { CRAFT_IDS, type CraftId } from '../engine.ts';
import { ownId } from '../storage/ids.ts';
import type { Label, OwnRecord } from '../storage/records.ts';
import { kept, onWritten, shelves } from './notebook.ts';
import type { OwnFields } from './recipe.ts';

/** An ingredient the catalogue lacks, as one craft sees it. */
export interface OwnIngredient {
  readonly craft: CraftId;
  readonly name: string;
  readonly fields: OwnFields;
}

/** One list for all crafts, by name. */
export const records = signal<readonly OwnRecord[]>([]);

/** The same list as each craft sees it. */
export const ownIngredients = signal<readonly OwnIngredient[]>([]);

export async function loadOwn(): Promise<void> {
  const read = await kept(shelves.read('ingredientes'));
  if (read) show(read.records);
}
onWritten(['ingredientes'], () => void loadOwn());

export function show(list: readonly OwnRecord[]): void {
  records.value = list
    .filter(({ papelera }) => papelera === null)
    .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  ownIngredients.value = records.value.flatMap(({ nombre, oficios }) =>
    CRAFT_IDS.flatMap((craft) => (oficios[craft] ? [{ craft, name: nombre, fields: oficios[craft] }] : [])),
  );
}

/** The label of an ingredient of one's own, for those that have one. */
export function labelNamed(name: string): Label | null {
  const id = ownId(name);
  return records.value.find((record) => record.id === id)?.etiqueta ?? null;
}
