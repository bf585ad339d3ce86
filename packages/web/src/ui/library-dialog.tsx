import { CRAFTS } from '../crafts.ts';
import { es } from '../es.ts';
import { moment } from '../format.ts';
import { book, duplicate, remove, type Saved } from '../state/library.ts';
import { dialog, tell } from '../state/ui.ts';
import { openRecipe } from '../state/workbench.ts';
import { Dialog } from './dialog.tsx';
import { DIALOG_TITLE_ID, focusSoon } from './focus.ts';
import { retryable } from './retryable.ts';

export function LibraryDialog() {
  return (
    <Dialog name="recetario">
      {book.value.length === 0 ? <p>{es.bookDialog.empty}</p> : <p>{es.bookDialog.lead}</p>}
      <ul class="entries">
        {book.value.map((saved) => (
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
    tell(es.bookDialog.removed(title), { label: es.undo, run: restore, stays: true });
    focusSoon(DIALOG_TITLE_ID);
  };
  return (
    <li>
      <button type="button" class="entry-open" onClick={open}>
        <strong>{title}</strong>
        <span>
          {CRAFTS[recipe.craft].label} · {es.bookDialog.ingredients(recipe.lines.length)} · {moment(savedAt)}
        </span>
      </button>
      <button
        type="button"
        class="text"
        aria-label={es.bookDialog.duplicateOf(title)}
        onClick={() => duplicate(saved, es.bookDialog.copyOf(title), Date.now()) ?? tell(es.notSaved)}
      >
        {es.bookDialog.duplicate}
      </button>
      <button type="button" class="text" aria-label={es.bookDialog.removeOf(title)} onClick={drop}>
        {es.bookDialog.remove}
      </button>
    </li>
  );
}
