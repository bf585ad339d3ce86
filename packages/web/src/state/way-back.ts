import { effect } from '@preact/signals';
import { es } from '../es.ts';
import { hush, notice, tell } from './ui.ts';
import { craftId, recipeOf, undo } from './workbench.ts';

/**
 * Says what was just done to the formula, with a way back that undoes that and nothing else:
 * it leads to the craft where it was done, and goes once the formula moves on.
 */
export function tellUndoable(text: string, stays = false): void {
  const id = craftId.peek();
  const done = recipeOf(id);
  const back = () => {
    undo(id);
    craftId.value = id;
  };
  tell(text, { label: es.undo, run: back, stays });
  const said = notice.peek();
  const stop = effect(() => {
    if (recipeOf(id) === done) return;
    if (notice.peek() === said) hush();
    stop();
  });
}
