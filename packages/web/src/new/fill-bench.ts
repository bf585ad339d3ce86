import { newRecipe } from '../bench/bench-crafts.ts';
import { edit } from '../bench/edits.ts';
import { openBeside } from '../bench/navigate.ts';
import { recipe } from '../bench/open-recipes.ts';
import { tellUndoable } from '../bench/undo-notice.ts';
import { newLine, type Recipe } from '../recipe/recipe.ts';
import type { OwnFields } from '../storage/records.ts';

/** A formula that comes from elsewhere. */
export interface Coming {
  readonly title: string;
  readonly type: string;
  readonly ingredients: readonly { readonly name: string; readonly grams: number; readonly own?: OwnFields }[];
  /** What must be known of it: it stays with the recipe. */
  readonly note?: string;
}

/** Into the recipe on the bench while it is empty; otherwise beside it, so that nothing is covered. */
export async function fillBench({ title, type, ingredients, note }: Coming, said: string): Promise<void> {
  const lines = ingredients.map(({ name, grams, own }) => newLine(name, grams, { own }));
  const noted = ({ workshop }: Pick<Recipe, 'workshop'>) =>
    note === undefined ? {} : { workshop: { ...workshop, nota: note } };
  if (recipe.value?.lines.length === 0) {
    edit((current) => ({
      ...current,
      ...noted(current),
      type,
      lines,
      title: current.title.trim() === '' ? title : current.title,
    }));
    tellUndoable(said);
  } else await openBeside({ ...newRecipe(), ...noted({}), title, type, lines }, said);
}
