import { type Craft, parseRecipe } from '../engine.ts';
import { es } from '../es.ts';
import { linesOf } from '../import.ts';
import { tell } from '../state/ui.ts';
import { edit, undo } from '../state/workbench.ts';

/** Adds a recipe pasted straight into the ledger. */
export function addPasted(craft: Craft, text: string): void {
  const parsed = parseRecipe(text);
  const lines = linesOf(parsed, craft);
  if (lines.length === 0) {
    tell(es.pasteDialog.nothing);
    return;
  }
  edit((recipe) => ({ ...recipe, lines: [...recipe.lines, ...lines] }));
  tell(es.pasteDialog.added(lines.length, parsed.faults.length), { label: es.undo, run: undo });
}
