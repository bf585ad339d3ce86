import { editWorkshop } from '../bench/edit-workshop.ts';
import { edit } from '../bench/edits.ts';
import { ASSEMBLY } from '../crafts/assembly.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { lowerFirst } from '../crafts/engine.ts';
import { type Guess, guessedType } from '../crafts/type-words.ts';
import { retryable } from '../loading/retryable.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { esGuess } from './guess-texts.ts';

/** Says what a recipe seems to be where it is judged as something else; one tap judges it so. */
export function TypeGuess({ recipe }: { recipe: Recipe }) {
  const guess = guessedType(recipe);
  if (!guess || refused(recipe).includes(nameOf(guess))) return null;
  const isAssembled = guess.types[0] === ASSEMBLY;
  const elsewhere = guess.craft === recipe.craft ? null : CRAFTS[guess.craft].label;
  return (
    <p class="type-guess" role="status">
      {isAssembled ? esGuess.assembled : esGuess.looksLike(lowerFirst(guess.label), elsewhere)}{' '}
      <button type="button" class="text" onClick={() => judgeAs(recipe, guess)}>
        {isAssembled ? esGuess.unjudged : elsewhere === null ? esGuess.judge : esGuess.open}
      </button>{' '}
      <button type="button" class="text" onClick={() => refuse(guess)}>
        {esGuess.not}
      </button>
    </p>
  );
}

const nameOf = ({ craft, types: [type] }: Guess): string => `${craft}/${type}`;

/** Anything may stand in what was kept. */
function refused({ workshop }: Recipe): readonly unknown[] {
  const kept: unknown = workshop?.no_es;
  return Array.isArray(kept) ? kept : [];
}

/** Kept with the recipe: what it is not, it is not at the next visit either. */
function refuse(guess: Guess): void {
  editWorkshop(({ no_es = [], ...rest }) => ({ ...rest, no_es: [...no_es, nameOf(guess)] }), null);
}

/** In its own craft the type changes; in another it is opened there, and what was saved here stays. */
export function judgeAs(recipe: Recipe, { craft, types: [type], label }: Guess): void {
  if (craft === recipe.craft) {
    edit((current) => ({ ...current, type }));
    return;
  }
  retryable(async () => (await import('./judge-elsewhere.ts')).judgeElsewhere(recipe, craft, type, label));
}
