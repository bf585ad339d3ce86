import { redo, undo } from '../bench/edits.ts';
import { goToBook, startNew } from '../bench/navigate.ts';
import { base, canRedo, canUndo, isSaved } from '../bench/open-recipes.ts';
import { pathOf } from '../bench/route.ts';
import { esBench } from '../bench/texts.ts';
import { quickSave } from '../book/lazy-save.ts';
import { retryable } from '../loading/retryable.ts';
import { BEGIN_ID, focusSoon } from '../ui/focus.ts';
import { PrinterIcon, RedoIcon, UndoIcon } from '../ui/icons.tsx';
import { within } from '../ui/links.ts';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { type DialogName, dialog } from '../ui/screen.ts';
import { esShell } from './texts.ts';

const UNDO_ID = 'deshacer';
const REDO_ID = 'rehacer';

export function HistoryButtons() {
  return (
    <span class="history">
      <button
        id={UNDO_ID}
        type="button"
        class="quiet"
        disabled={!canUndo.value}
        aria-label={esBench.undo}
        title={esBench.undo}
        onClick={() => {
          undo();
          // A button that can do no more cannot hold the focus either.
          if (!canUndo.value) focusSoon(REDO_ID);
        }}
      >
        <UndoIcon />
      </button>
      <button
        id={REDO_ID}
        type="button"
        class="quiet"
        disabled={!canRedo.value}
        aria-label={esShell.redo}
        title={esShell.redo}
        onClick={() => {
          redo();
          if (!canRedo.value) focusSoon(UNDO_ID);
        }}
      >
        <RedoIcon />
      </button>
    </span>
  );
}

const open = (name: DialogName) => () => {
  dialog.value = name;
};

/** What is used every day stands in sight; the rest is one step away. */
const MORE: readonly MenuItem[] = [
  { label: esShell.saveAs, run: open('guardar') },
  { label: esShell.examples, run: open('ejemplos') },
  { label: esShell.paste, run: open('pegar') },
  { label: esShell.own, run: open('propios') },
  { label: esShell.goTo, run: open('ir') },
  { label: esShell.shareTool, run: open('compartir') },
];

export function Toolbar() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar has no native element.
    <div class="tools" role="group" aria-label={esShell.tools}>
      <button type="button" class="secondary save" onClick={() => void quickSave()}>
        {esBench.save}
      </button>
      <button
        type="button"
        class="tool"
        onClick={() =>
          retryable(async () => {
            await startNew();
            focusSoon(BEGIN_ID);
          })
        }
      >
        {esShell.newRecipe}
      </button>
      <button type="button" class="quiet" aria-label={esShell.print} title={esShell.print} onClick={() => print()}>
        <PrinterIcon />
      </button>
      <Menu id="mas-herramientas" label={esShell.more} items={MORE} />
      <span class="save-state" role="status">
        {base.value === null ? (
          esShell.isNotSaved
        ) : (
          <a
            class="text"
            href={pathOf({ kind: 'recetario', id: base.value.receta })}
            title={esShell.itsVersions}
            onClick={within(() => goToBook(base.peek()?.receta))}
          >
            {isSaved.value ? esShell.isSaved : esShell.isNotSaved}
          </a>
        )}
      </span>
    </div>
  );
}
