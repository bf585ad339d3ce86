import { es } from '../es.ts';
import { keep } from '../state/library.ts';
import type { Recipe } from '../state/recipe.ts';
import { type DialogName, dialog, tell } from '../state/ui.ts';
import { tellUndoable } from '../state/way-back.ts';
import { canRedo, canUndo, clearBench, keepDraft, redo, undo } from '../state/workbench.ts';
import { ADD_FIELD_ID, focusSoon } from './focus.ts';
import { RedoIcon, UndoIcon } from './icons.tsx';

const OPENERS: readonly (readonly [DialogName, string])[] = [
  ['recetario', es.book],
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

export function Toolbar({ recipe }: { recipe: Recipe }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar has no native element.
    <div class="tools" role="group" aria-label={es.tools}>
      <button
        type="button"
        class="tool"
        onClick={() => {
          clearBench();
          tellUndoable(es.cleared);
          focusSoon(ADD_FIELD_ID);
        }}
      >
        {es.newRecipe}
      </button>
      <button type="button" class="tool" onClick={() => saveRecipe(recipe)}>
        {es.save}
      </button>
      {OPENERS.map(([name, label]) => (
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
      ))}
      <button type="button" class="tool" onClick={() => print()}>
        {es.print}
      </button>
    </div>
  );
}

function saveRecipe(recipe: Recipe): void {
  const saved = keep(recipe, Date.now());
  // A formula saved untouched must come back as the same entry.
  if (saved) keepDraft();
  tell(saved ? es.saved(recipe.title || es.untitled) : es.notSaved);
}
