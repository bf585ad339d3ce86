import type { Recipe } from '../recipe/recipe.ts';
import type { Workshop } from '../storage/workshop-records.ts';
import { writeSoon } from './drafts.ts';
import { type History, record, redone, undone } from './history.ts';
import { rememberBench } from './last-on-bench.ts';
import { benchedIn, craftId, historyOfRecipe, setHistory } from './open-recipes.ts';

export function edit(update: (recipe: Recipe) => Recipe, merge: string | null = null): void {
  change(onBench(), (current) => record(current, update(current.present), merge));
}

/** A recipe of which the workshop knows nothing has no field for it. */
export function editWorkshop(update: (workshop: Workshop) => Workshop, merge: string | null): void {
  edit(({ workshop, ...recipe }) => {
    const next = update(workshop ?? {});
    return Object.keys(next).length === 0 ? recipe : { ...recipe, workshop: next };
  }, merge);
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
