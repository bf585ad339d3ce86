import type { Recipe } from '../recipe/recipe.ts';
import { writeSoon } from './drafts.ts';
import { type History, record, redone, undone } from './history.ts';
import { rememberBench } from './last-on-bench.ts';
import { benchedIn, craftId, historyOfRecipe, setHistory } from './open-recipes.ts';

export function edit(update: (recipe: Recipe) => Recipe, merge: string | null = null): void {
  change(onBench(), (current) => record(current, update(current.present), merge));
}

export function undo(id = onBench()): void {
  change(id, undone);
}

export function redo(): void {
  change(onBench(), redone);
}

const onBench = (): string => benchedIn(craftId.value) ?? '';

function change(id: string, update: (history: History<Recipe>) => History<Recipe>): void {
  const current = historyOfRecipe(id);
  if (!current) return;
  const next = update(current);
  if (next === current) return;
  setHistory(id, next);
  rememberBench(next.present);
  writeSoon(id);
}
