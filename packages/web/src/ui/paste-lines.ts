import { type Craft, MAX_INGREDIENTS } from '../engine.ts';
import { es } from '../es.ts';
import { tell } from '../state/ui.ts';
import { tellUndoable } from '../state/way-back.ts';
import { edit, recipe } from '../state/workbench.ts';
import { retryable } from './retryable.ts';

/** Adds a recipe pasted straight into the ledger; the reader of recipes is fetched when the first one is. */
export function addPasted(craft: Craft, text: string): void {
  retryable(async () => {
    const { linesOf, parseRecipe } = await import('../import.ts');
    // The person may have gone to another craft meanwhile.
    if (recipe.value?.craft !== craft.id) return;
    const parsed = parseRecipe(text);
    const lines = linesOf(parsed, craft);
    const together = lines.length + recipe.value.lines.length;
    if (lines.length === 0) tell(es.pasteDialog.nothing);
    else if (together > MAX_INGREDIENTS) tell(es.pasteDialog.tooMany(together, MAX_INGREDIENTS));
    else {
      edit((current) => ({ ...current, lines: [...current.lines, ...lines] }));
      tellUndoable(es.pasteDialog.added(lines.length, parsed.faults.length));
    }
  });
}
