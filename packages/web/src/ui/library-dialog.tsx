import { es } from '../es.ts';
import { moment } from '../format.ts';
import { duplicate, library, remove, type Saved } from '../state/library.ts';
import { dialog, tell } from '../state/ui.ts';
import { openRecipe } from '../state/workbench.ts';
import { DIALOG_TITLE_ID, Dialog } from './dialog.tsx';
import { focusSoon } from './focus.ts';
import { retryable } from './retryable.ts';

export function LibraryDialog() {
  return (
    <Dialog name="recetario">
      {library.value.length === 0 ? <p>{es.libraryDialog.empty}</p> : <p>{es.libraryDialog.lead}</p>}
      <ul class="entries">
        {library.value.map((saved) => (
          <Entry key={saved.id} saved={saved} />
        ))}
      </ul>
    </Dialog>
  );
}

function Entry({ saved }: { saved: Saved }) {
  const { recipe, savedAt } = saved;
  const title = recipe.title || es.untitled;
  const open = () =>
    retryable(async () => {
      await openRecipe(recipe);
      dialog.value = null;
    });
  const drop = () => {
    const restore = remove(saved.id);
    tell(es.libraryDialog.removed(title), { label: es.undo, run: restore, stays: true });
    focusSoon(DIALOG_TITLE_ID);
  };
  return (
    <li>
      <button type="button" class="entry-open" onClick={open}>
        <strong>{title}</strong>
        <span>
          {es.crafts[recipe.craft]} · {es.libraryDialog.ingredients(recipe.lines.length)} · {moment(savedAt)}
        </span>
      </button>
      <button
        type="button"
        class="text"
        aria-label={es.libraryDialog.duplicateOf(title)}
        onClick={() => duplicate(saved, es.libraryDialog.copyOf(title), Date.now()) ?? tell(es.notSaved)}
      >
        {es.libraryDialog.duplicate}
      </button>
      <button type="button" class="text" aria-label={es.libraryDialog.removeOf(title)} onClick={drop}>
        {es.libraryDialog.remove}
      </button>
    </li>
  );
}
