import type { CraftId } from '../craft/ids.ts';
import { ruleOf } from './categories.ts';
import { CELLS as gathered } from './cells.gen.ts';
import { ownFoodOf } from './declaration.ts';
import { INTERPRETER } from './interpret.ts';
import type { Keys } from './keys.ts';
import { usualLoss } from './losses.ts';
import { learnOwnCells } from './own-cells.ts';
import { learnBySteps, learnVocabulary } from './reader.ts';
import { foodOfRecipe, placeOf, ROOT } from './receta.ts';
import type { CellsByRule } from './rules.ts';
import { learnTold, type Told } from './told.ts';
import { wordsBySteps } from './typing.ts';
import { vocabulary } from './vocabulary.ts';

export type { Keys } from './keys.ts';

/** Made when it is taught, not when the module is read: in a bundle the lesson may be given before this line is reached. */
function toldOf(): Told {
  return {
    ownFoodOf,
    recipeOf: (sent, readName, name, index) =>
      foodOfRecipe(sent, readName, { name, place: placeOf(ROOT, index) }, usualLoss),
  };
}

function teachOwn(): void {
  const cells: Readonly<Record<CraftId, CellsByRule>> = gathered;
  learnTold(toldOf());
  learnOwnCells((craft, food) => cells[craft](ruleOf(food).words, food));
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

/** Makes slips of the pen quick to mend, in short steps. */
export function* knowSlipsBySteps(): Generator<void> {
  yield* wordsBySteps(vocabulary());
}
