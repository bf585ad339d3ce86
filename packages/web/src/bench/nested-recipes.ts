import { signal } from '@preact/signals';
import { afterChange, had, onWritten, openNotebook, shelves } from '../storage/browser-notebook.ts';
import { byTime } from '../storage/content.ts';
import type { Version } from '../storage/records.ts';

/** A recipe of the book that may be an ingredient: what it was at each save, oldest first. */
export interface SavedRecipe {
  readonly id: string;
  /** As it was last saved. */
  readonly title: string;
  readonly versions: readonly Version[];
}

/** The recipes of the book with a name to be found by; null until somebody asks for them. */
export const saved = signal<readonly SavedRecipe[] | null>(null);
let asked = false;
let readings = 0;

/** Reads the book once, when an ingredient is first written or a formula holds a recipe. */
export function askForRecipes(): void {
  if (asked) return;
  asked = true;
  void load();
}

async function load(): Promise<void> {
  const reading = ++readings;
  await openNotebook();
  const read = await had(Promise.all([shelves.read('recetas'), shelves.read('versiones')]));
  // A reading begun before the last save may end after the one that save asked for.
  if (!read || reading !== readings) return;
  const [heads, versions] = read;
  const thrown = new Set(heads.records.filter(({ papelera }) => papelera !== null).map(({ id }) => id));
  const groups = new Map<string, Version[]>();
  for (const version of byTime(versions.records, 'creada')) {
    if (thrown.has(version.receta)) continue;
    groups.set(version.receta, [...(groups.get(version.receta) ?? []), version]);
  }
  saved.value = [...groups]
    .map(([id, all]) => ({ id, title: all.at(-1)!.contenido.titulo.trim(), versions: all }))
    .filter(({ title }) => title !== '')
    .sort((a, b) => a.title.localeCompare(b.title, 'es'));
}

const again = () => {
  if (asked) void load();
};
onWritten(['recetas', 'versiones'], again);
afterChange.add(again);
