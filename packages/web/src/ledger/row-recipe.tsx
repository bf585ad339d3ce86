import { esBench } from '../bench/texts.ts';
import './row-recipe.css';
import { useEffect } from 'preact/hooks';
import { edit } from '../bench/edits.ts';
import { goToRecipe, openBeside } from '../bench/navigate.ts';
import { askForRecipes, type SavedRecipe, saved } from '../bench/nested-recipes.ts';
import { recipe } from '../bench/open-recipes.ts';
import { withRecipe } from '../bench/put-recipe.ts';
import { tellUndoable } from '../bench/undo-notice.ts';
import { retryable } from '../loading/retryable.ts';
import { fromContent, type Line, withLine } from '../recipe/recipe.ts';
import type { Formula } from '../storage/records.ts';
import { newId } from '../storage/tabs.ts';
import { tell } from '../ui/screen.ts';
import { esPart } from './row-recipe-texts.ts';

/** Under a line that is a recipe: which version it is, the way to it, and a newer one where there is. */
export function RowRecipe({ line }: { line: Line }) {
  useEffect(askForRecipes, []);
  const { name, part, version, made } = line;
  const all = saved.value;
  const here = part === undefined ? undefined : all?.find(({ id }) => id === part);
  const at = here?.versions.findIndex(({ id }) => id === version) ?? -1;
  const isOld = here !== undefined && at < here.versions.length - 1;
  return (
    <p class="row-part">
      <span>{at < 0 ? esPart.tag : esPart.tagVersion(at + 1)}</span>{' '}
      <button
        type="button"
        class="text"
        aria-label={esPart.openOf(name)}
        onClick={() => retryable(() => (here ? visit(here.id) : openCopy(name, made!)))}
      >
        {esPart.open}
      </button>
      {all !== null && part !== undefined && !here && <span> {esPart.gone}</span>}
      {isOld && (
        <>
          {' '}
          <span role="status">{esPart.newer}</span>{' '}
          <button type="button" class="text" aria-label={esPart.takeOf(name)} onClick={() => take(line, here)}>
            {esPart.take}
          </button>
        </>
      )}
    </p>
  );
}

/** The recipe itself, with a word on how to get back. */
async function visit(id: string): Promise<void> {
  const from = recipe.peek();
  await goToRecipe(id);
  if (from) tell(esPart.opened, { label: esBench.comeBack, run: () => retryable(() => goToRecipe(from.id)) });
}

/** A recipe that is not in this browser opens as a new one, with what this formula knows of it. */
function openCopy(name: string, { oficio, tipo, ingredientes }: Formula): Promise<void> {
  return openBeside(fromContent(newId(), { oficio, tipo, titulo: name, ingredientes }), esPart.openedCopy);
}

function take({ id }: Line, newest: SavedRecipe): void {
  withRecipe(newest, (name, used) => {
    edit((current) => withLine(current, id, { name, ...used }));
    tellUndoable(esPart.taken(name));
  });
}
