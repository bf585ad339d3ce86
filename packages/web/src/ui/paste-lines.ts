import { type Craft, MAX_INGREDIENTS, parseRecipe } from '../engine.ts';
import { esPanels } from '../es-panels.ts';
import { linesOf } from '../import.ts';
import { tell } from '../state/ui.ts';
import { tellUndoable } from '../state/way-back.ts';
import { edit, recipe } from '../state/workbench.ts';

/** Adds a recipe pasted straight into the ledger. */
export function addPasted(craft: Craft, text: string): void {
  const parsed = parseRecipe(text);
  const lines = linesOf(parsed, craft);
  if (lines.length === 0) {
    tell(esPanels.pasteDialog.nothing);
    return;
  }
  const together = lines.length + (recipe.value?.lines.length ?? 0);
  if (together > MAX_INGREDIENTS) {
    tell(esPanels.pasteDialog.tooMany(together, MAX_INGREDIENTS));
    return;
  }
  edit((current) => ({ ...current, lines: [...current.lines, ...lines] }));
  tellUndoable(esPanels.pasteDialog.added(lines.length, parsed.faults.length));
}
