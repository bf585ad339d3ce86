import { emptyRecipe, fromContent, type Recipe, toContent } from '../recipe/recipe.ts';
import { changed, keptOrHeld, letGo, shelves, tabName } from '../storage/browser-notebook.ts';
import { type SaveAnswer, saveVersion } from '../storage/notebook.ts';
import type { Version } from '../storage/records.ts';
import { betweenDrafts, closeContinued, dropContinued, forgetDraft, writeSoon } from './drafts.ts';
import { record } from './history.ts';
import { rememberBench } from './last-on-bench.ts';
import { baseOf, historyOfRecipe, putOnBench, recipe, recipeOf, setBase, setHistory } from './open-recipes.ts';

/** Saves the recipe on the bench as a new version; null when the browser does not keep it. */
export function saveRecipe(note = '', current = recipe.value!): Promise<SaveAnswer | null> {
  // A draft written meanwhile would outlive the version that has all of it.
  return betweenDrafts(() => save(current, note));
}

async function save(current: Recipe, note: string): Promise<SaveAnswer | null> {
  const { id } = current;
  const saved = saveVersion(shelves, {
    recipe: id,
    content: toContent(current),
    note,
    base: baseOf(id)?.id ?? null,
    now: Date.now(),
    tab: await tabName(),
  });
  const again = () => saveRecipe(note, recipeOf(id) ?? current);
  const answer = await keptOrHeld(refusedSave(id), saved, { again });
  if (!answer) return null;
  setBase(answer.version);
  forgetDraft(id);
  await closeContinued(id);
  rememberBench(current);
  if (answer.isNew) changed();
  // Typed on while it was being saved: that is a draft again.
  if (recipeOf(id) !== current) writeSoon(id);
  return answer;
}

const refusedSave = (id: string): string => `versiones/${id}`;

/** The recipe on the bench under another name and beside its former self, which goes back to what the book has. */
export function setApart(title: string): Recipe {
  const current = recipe.value!;
  const apart: Recipe = { ...current, title, id: emptyRecipe(current.craft, current.type).id };
  const former = baseOf(current.id);
  if (former) takeOver(former);
  writeSoon(current.id);
  putOnBench(apart);
  rememberBench(apart);
  writeSoon(apart.id);
  return apart;
}

/** The recipe is what the book now says; what it was can be had by undo. */
export function reopen(version: Version): void {
  const id = version.receta;
  setBase(version);
  forgetDraft(id);
  letGo(refusedSave(id));
  dropContinued(id);
  takeOver(version);
}

function takeOver({ receta, contenido }: Version): void {
  const current = historyOfRecipe(receta);
  if (current) setHistory(receta, record(current, fromContent(receta, contenido)));
}
