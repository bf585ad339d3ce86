import { loadCraft } from '../crafts/craft-engines.ts';
import type { CraftId } from '../crafts/engine.ts';
import { retryable } from '../loading/retryable.ts';

/** Reads a pasted recipe with the parser, which comes when it is first needed. */
export function addPasted(id: CraftId, text: string): void {
  retryable(async () => {
    const [{ addPasted: add }, craft] = await Promise.all([import('./paste-lines.ts'), loadCraft(id)]);
    await add(craft, text);
  });
}
