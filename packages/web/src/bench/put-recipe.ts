import { retryable } from '../loading/retryable.ts';
import { loadWithin, type Used } from '../recipe/receta.ts';
import { tell } from '../ui/screen.ts';
import { isCircular, type SavedRecipe, usedNewest } from './nested-recipes.ts';
import { recipe } from './open-recipes.ts';
import { esBench } from './texts.ts';

/** What a line needs to be a recipe’s newest version; refuses a formula inside itself. */
export function withRecipe(chosen: SavedRecipe, put: (name: string, used: Used) => void): void {
  const into = recipe.peek();
  if (!into) return;
  if (isCircular(chosen, into.id)) {
    tell(esBench.circular(chosen.title));
    return;
  }
  const used = usedNewest(chosen);
  retryable(async () => {
    await loadWithin([{ formula: used.made! }]);
    if (recipe.peek()?.id === into.id) put(chosen.title, used);
  });
}
