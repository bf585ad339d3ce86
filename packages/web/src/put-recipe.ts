import { es } from './es.ts';
import type { Used } from './receta.ts';
import { isCircular, loadWithin, type SavedRecipe, usedNewest } from './state/parts.ts';
import { tell } from './state/ui.ts';
import { recipe } from './state/workbench.ts';
import { retryable } from './ui/retryable.ts';

/**
 * Hands over what a line needs to stand for the newest version of a recipe, once the crafts inside it are there; says
 * why not where the formula on the bench would be inside itself.
 */
export function withRecipe(chosen: SavedRecipe, put: (name: string, used: Used) => void): void {
  const into = recipe.peek();
  if (!into) return;
  if (isCircular(chosen, into.id)) {
    tell(es.circular(chosen.title));
    return;
  }
  const used = usedNewest(chosen);
  retryable(async () => {
    await loadWithin([{ formula: used.made! }]);
    if (recipe.peek()?.id === into.id) put(chosen.title, used);
  });
}
