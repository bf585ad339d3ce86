import { edit } from '../bench/edits.ts';
import { recipe } from '../bench/open-recipes.ts';
import { tellUndoable } from '../bench/undo-notice.ts';
import { type Craft, MAX_INGREDIENTS } from '../crafts/engine.ts';
import { appended, linesOf, loadPasted, parseRecipe } from '../recipe/import.ts';
import { unweighedIn } from '../recipe/paste-outcome.ts';
import { esPaste } from '../recipe/paste-texts.ts';
import { tell } from '../ui/screen.ts';

/** Adds a recipe pasted straight into the ledger. */
export async function addPasted(craft: Craft, text: string): Promise<void> {
  const parsed = parseRecipe(text);
  await loadPasted(parsed, craft);
  // While the reader of recipes, or a craft, was fetched the person may have gone to another craft.
  if (recipe.value?.craft !== craft.id) return;
  const lines = linesOf(parsed, craft);
  const together = lines.length + recipe.value.lines.length;
  if (lines.length === 0) tell(esPaste.nothing);
  else if (together > MAX_INGREDIENTS) tell(esPaste.tooMany(together, MAX_INGREDIENTS));
  else {
    edit((current) => appended(current, parsed, craft));
    tellUndoable(esPaste.added(lines.length, unweighedIn(parsed)));
  }
}
