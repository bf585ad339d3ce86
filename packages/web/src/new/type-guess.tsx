import { edit } from '../bench/edits.ts';
import { openBeside } from '../bench/navigate.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { lowerFirst } from '../crafts/engine.ts';
import type { TypeWord } from '../crafts/type-word-texts.ts';
import { guessedType } from '../crafts/type-words.ts';
import { retryable } from '../loading/retryable.ts';
import { emptyRecipe, newLine, type Recipe } from '../recipe/recipe.ts';
import { esGuess } from './guess-texts.ts';

/** Says what a recipe seems to be where it is judged as something else; one tap judges it so. */
export function TypeGuess({ recipe }: { recipe: Recipe }) {
  const guess = guessedType(recipe);
  if (!guess) return null;
  const isHere = guess.craft === recipe.craft;
  return (
    <p class="type-guess" role="status">
      {esGuess.looksLike(lowerFirst(guess.label), isHere ? null : CRAFTS[guess.craft].label)}{' '}
      <button type="button" class="text" onClick={() => judgeAs(recipe, guess)}>
        {isHere ? esGuess.judge : esGuess.open}
      </button>
    </p>
  );
}

/** In its own craft the type changes; in another the formula is opened beside, and what was here stays. */
export function judgeAs(
  recipe: Recipe,
  { craft, types: [type], label }: Pick<TypeWord, 'craft' | 'types' | 'label'>,
): void {
  if (craft === recipe.craft) {
    edit((current) => ({ ...current, type }));
    return;
  }
  const { title, workshop } = recipe;
  const lines = recipe.lines.map(({ name, grams, ...known }) => newLine(name, grams, known));
  const next: Recipe = { ...emptyRecipe(craft, type), title, lines, ...(workshop && { workshop }) };
  retryable(() => openBeside(next, esGuess.opened(label)));
}
