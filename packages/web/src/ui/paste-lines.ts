import { type Craft, MAX_INGREDIENTS } from '../engine.ts';
import { linesOf, loadPasted, parseRecipe } from '../import.ts';
import { esPanels } from '../panel-texts.ts';
import { tell } from '../state/ui.ts';
import { tellUndoable } from '../state/way-back.ts';
import { edit, recipe } from '../state/workbench.ts';

/** Adds a recipe pasted straight into the ledger. */
export async function addPasted(craft: Craft, text: string): Promise<void> {
  const parsed = parseRecipe(text);
  await loadPasted(parsed, craft);
  // While the reader of recipes, or a craft, was fetched the person may have gone to another craft.
  if (recipe.value?.craft !== craft.id) return;
  const lines = linesOf(parsed, craft);
  const together = lines.length + recipe.value.lines.length;
  if (lines.length === 0) tell(esPanels.pasteDialog.nothing);
  else if (together > MAX_INGREDIENTS) tell(esPanels.pasteDialog.tooMany(together, MAX_INGREDIENTS));
  else {
    edit((current) => ({ ...current, lines: [...current.lines, ...lines] }));
    tellUndoable(esPanels.pasteDialog.added(lines.length, parsed.faults.length));
  }
}
