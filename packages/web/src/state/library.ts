import { signal } from '@preact/signals';
import { isObject } from '../engine.ts';
import { newSavedId, type Recipe, readRecipe } from './recipe.ts';
import { load, onOtherTab, save } from './storage.ts';

/** A recipe kept in this browser. */
export interface Saved {
  readonly id: string;
  readonly savedAt: number;
  readonly recipe: Recipe;
}

const KEY = 'recetario';

/** Newest first. */
export const book = signal<readonly Saved[]>(load(KEY, readLibrary));
onOtherTab(KEY, () => {
  book.value = load(KEY, readLibrary);
});

/** Saves under the recipe's own entry; false when the browser refuses. */
export function keep(recipe: Recipe, now: number): boolean {
  const id = recipe.savedId;
  return store([{ id, savedAt: now, recipe }, ...others(id)]);
}

export function duplicate(saved: Saved, title: string, now: number): Saved | null {
  const id = newSavedId();
  const copy: Saved = { id, savedAt: now, recipe: { ...saved.recipe, title, savedId: id } };
  return store([copy, ...book.value]) ? copy : null;
}

/** Removes an entry and returns what to call to bring it back where it was. */
export function remove(id: string): () => void {
  const before = book.value;
  store(others(id));
  const at = before.findIndex((saved) => saved.id === id);
  return () => {
    const entry = before[at];
    if (entry) store([...book.value.slice(0, at), entry, ...book.value.slice(at)]);
  };
}

function others(id: string): Saved[] {
  return book.value.filter((saved) => saved.id !== id);
}

function store(entries: readonly Saved[]): boolean {
  const done = save(KEY, entries);
  if (done) book.value = entries;
  return done;
}

function readLibrary(value: unknown): Saved[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).flatMap((item) => {
    const recipe = readRecipe(item.recipe);
    if (!recipe || typeof item.id !== 'string' || typeof item.savedAt !== 'number') return [];
    return [{ id: item.id, savedAt: item.savedAt, recipe }];
  });
}
