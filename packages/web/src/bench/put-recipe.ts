import { retryable } from '../loading/retryable.ts';
import { frozen, holds } from '../recipe/frozen.ts';
import { loadWithin, type Used } from '../recipe/receta.ts';
import type { Line } from '../recipe/recipe.ts';
import { tell } from '../ui/screen.ts';
import type { SavedRecipe } from './nested-recipes.ts';
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

/** What a line becomes when it stands for the newest version of a recipe. */
export function usedNewest({ id, versions }: SavedRecipe): Required<Pick<Line, 'part' | 'version' | 'made'>> {
  const newest = versions.at(-1)!;
  return { part: id, version: newest.id, made: frozen(newest.contenido) };
}

/** True when a recipe is, or has anywhere inside, the one it would be put into. */
function isCircular({ id, versions }: SavedRecipe, into: string): boolean {
  return id === into || holds(versions.at(-1)!.contenido.ingredientes, into);
}
