import { effect } from '@preact/signals';
import { hush, notice, tell } from '../ui/screen.ts';
import { undo } from './edits.ts';
import { recipe, recipeOf } from './open-recipes.ts';
import { esBench } from './texts.ts';

/** Says what was done, with a way back that goes once the formula moves on. */
export function tellUndoable(text: string, stays = false): void {
  const done = recipe.peek();
  if (!done) return;
  const { id } = done;
  const back = () => {
    undo(id);
    comeBack?.(id);
  };
  tell(text, { label: esBench.undo, run: back, stays });
  const said = notice.peek();
  const stop = effect(() => {
    if (recipeOf(id) === done) return;
    if (notice.peek() === said) hush();
    stop();
  });
}

/** How to bring a recipe back on the bench, address and all; set by who knows the addresses. */
let comeBack: ((id: string) => void) | null = null;
export function setComeBack(bring: (id: string) => void): void {
  comeBack = bring;
}
