import { INTERPRETER } from './interpret.ts';
import type { Keys } from './keys.ts';
import { learnOwnCells } from './own-cells.ts';
import { cellsOf, TOLD } from './own-foods.ts';
import { learnBySteps, learnVocabulary } from './reader.ts';
import { learnTold } from './told.ts';
import { vocabulary } from './vocabulary.ts';

export type { Keys } from './keys.ts';

function teachOwn(): void {
  learnTold(TOLD);
  learnOwnCells(cellsOf);
}

/**
 * Teaches the engine to read all that a person may write: every name of a food, labels, recipes that are ingredients.
 * `keys`: those of the names, where they are known beforehand.
 */
export function teach(keys?: () => Keys): void {
  teachOwn();
  learnVocabulary(vocabulary, INTERPRETER, keys);
}

/** As `teach`, in short steps, for a page that must answer between them; all is learnt after the last one. */
export function* teachBySteps(): Generator<void> {
  yield* learnBySteps(vocabulary, INTERPRETER);
  teachOwn();
}
