import type { BenchCraft } from '../engine.ts';
import { es } from '../es.ts';
import { Begin } from '../nueva/begin.tsx';
import type { Recipe } from '../state/recipe.ts';
import { dialog } from '../state/ui.ts';
import { edit } from '../state/workbench.ts';
import { Engraving } from './engraving.tsx';
import { FORMULA_ID } from './focus.ts';
import { Ledger } from './ledger.tsx';
import { HistoryButtons, Toolbar } from './toolbar.tsx';
import { useLazy } from './use-lazy.ts';

const TYPE_ID = 'tipo';
const TYPE_LABEL_ID = 'tipo-rotulo';

export function Formula({ craft, recipe }: { craft: BenchCraft; recipe: Recipe }) {
  return (
    <section class="formula" id={FORMULA_ID} tabIndex={-1} aria-label={es.formula}>
      <Engraving craft={craft.id} />
      <div class="title-box" data-text={recipe.title}>
        <input
          class="title"
          type="text"
          aria-label={es.title}
          placeholder={es.untitled}
          maxLength={120}
          autocomplete="off"
          value={recipe.title}
          onInput={(event) => {
            const title = event.currentTarget.value;
            edit((current) => ({ ...current, title }), 'titulo');
          }}
        />
      </div>
      <div class="type">
        <span id={TYPE_LABEL_ID}>{es.type}</span>
        <button
          id={TYPE_ID}
          type="button"
          class="type-button"
          aria-haspopup="dialog"
          aria-labelledby={`${TYPE_LABEL_ID} ${TYPE_ID}`}
          onClick={() => {
            dialog.value = 'tipos';
          }}
        >
          {craft.types.find(({ id }) => id === recipe.type)?.label ?? recipe.type}
        </button>
        <HistoryButtons />
      </div>
      <Toolbar />
      <Begin craft={craft} recipe={recipe} />
      <Ledger craft={craft} recipe={recipe} />
      {recipe.lines.length > 0 && <Note recipe={recipe} />}
    </section>
  );
}

const loadNote = () => import('./recipe-note.tsx').then((module) => module.RecipeNote);

/** It comes after the formula it is about. */
function Note({ recipe }: { recipe: Recipe }) {
  const Loaded = useLazy(loadNote);
  return Loaded && <Loaded recipe={recipe} />;
}
