import type { Recipe } from '../recipe/recipe.ts';
import { esNotes } from './texts.ts';
import { noteOf } from './workshop.ts';
import { setNote } from './workshop-edit.ts';

/** What whoever makes the recipe should know: written by hand, or come with a formula that was made. */
export function RecipeNote({ recipe }: { recipe: Recipe }) {
  const note = noteOf(recipe);
  return (
    <details class="recipe-note">
      <summary>
        {esNotes.title} {note !== '' && <span class="recipe-note-start">{note}</span>}
      </summary>
      <textarea
        rows={2}
        maxLength={4000}
        aria-label={esNotes.title}
        placeholder={esNotes.hint}
        value={note}
        onInput={(event) => setNote(event.currentTarget.value)}
      />
    </details>
  );
}
