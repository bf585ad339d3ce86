import { signal } from '@preact/signals';
import { isObject } from '../engine.ts';
import { type Recipe, readRecipe } from './recipe.ts';
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

/** Saves under the recipe's own entry, or a new one; null when the browser refuses. */
export function keep(recipe: Recipe, now: number): Recipe | null {
  const id = recipe.savedId ?? newId(now);
  const saved: Saved = { id, savedAt: now, recipe: { ...recipe, savedId: id } };
  return store([saved, ...others(id)]) ? saved.recipe : null;
}

export function duplicate(saved: Saved, title: string, now: number): Saved | null {
  const id = newId(now);
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

function newId(now: number): string {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

function readLibrary(value: unknown): Saved[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).flatMap((item) => {
    const recipe = readRecipe(item.recipe);
    if (!recipe || typeof item.id !== 'string' || typeof item.savedAt !== 'number') return [];
    return [{ id: item.id, savedAt: item.savedAt, recipe }];
  });
}
