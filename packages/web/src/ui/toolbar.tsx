import { es } from '../es.ts';
import { startNew } from '../navigate.ts';
import { quickSave } from '../save.ts';
import { type DialogName, dialog } from '../state/ui.ts';
import { canRedo, canUndo, isSaved, redo, undo } from '../state/workbench.ts';
import { ADD_FIELD_ID, focusSoon } from './focus.ts';
import { RedoIcon, UndoIcon } from './icons.tsx';
import { retryable } from './retryable.ts';

const OPENERS: readonly (readonly [DialogName, string])[] = [
  ['ejemplos', es.examples],
  ['pegar', es.paste],
  ['propios', es.own],
  ['compartir', es.shareTool],
];

const UNDO_ID = 'deshacer';
const REDO_ID = 'rehacer';

export function HistoryButtons() {
  return (
    <span class="history">
      <span class="save-state" role="status">
        {isSaved.value ? es.isSaved : es.isNotSaved}
      </span>
      <button
        id={UNDO_ID}
        type="button"
        class="quiet"
        disabled={!canUndo.value}
        aria-label={es.undo}
        title={es.undo}
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
        aria-label={es.redo}
        title={es.redo}
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

export function Toolbar() {
  const opener = ([name, label]: readonly [DialogName, string]) => (
    <button
      key={name}
      type="button"
      class="tool"
      aria-haspopup="dialog"
      onClick={() => {
        dialog.value = name;
      }}
    >
      {label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar has no native element.
    <div class="tools" role="group" aria-label={es.tools}>
      <button type="button" class="tool save" onClick={() => void quickSave()}>
        {es.save}
      </button>
      {opener(['guardar', es.saveAs])}
      <button
        type="button"
        class="tool"
        onClick={() =>
          retryable(async () => {
            await startNew();
            focusSoon(ADD_FIELD_ID);
          })
        }
      >
        {es.newRecipe}
      </button>
      {OPENERS.map(opener)}
      <button type="button" class="tool" onClick={() => print()}>
        {es.print}
      </button>
    </div>
  );
}
