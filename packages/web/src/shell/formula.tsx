import { edit } from '../bench/edits.ts';
import { esBench } from '../bench/texts.ts';
import { typeLabel } from '../crafts/assembly.ts';
import type { BenchCraft } from '../crafts/engine.ts';
import { Engraving } from '../crafts/engraving.tsx';
import { Ledger } from '../ledger/ledger.tsx';
import { lazyComponent } from '../loading/lazy-component.ts';
import { Begin } from '../new/begin.tsx';
import type { Recipe } from '../recipe/recipe.ts';
import { FORMULA_ID } from '../ui/focus.ts';
import { dialog } from '../ui/screen.ts';
import { esShell } from './texts.ts';
import { HistoryButtons, Toolbar } from './toolbar.tsx';

const TYPE_ID = 'tipo';
const TYPE_LABEL_ID = 'tipo-rotulo';

export function Formula({ craft, recipe }: { craft: BenchCraft; recipe: Recipe }) {
  return (
    <section class="formula" id={FORMULA_ID} tabIndex={-1} aria-label={esBench.formula}>
      <Engraving craft={craft.id} />
      <div class="title-box" data-text={recipe.title}>
        <input
          class="title"
          type="text"
          aria-label={esBench.title}
          placeholder={esBench.untitled}
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
        <span id={TYPE_LABEL_ID}>{esShell.type}</span>
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
          {typeLabel(craft, recipe.type)}
        </button>
        <HistoryButtons />
      </div>
      {recipe.lines.length > 0 && <Guess recipe={recipe} />}
      <Toolbar />
      <Begin craft={craft} recipe={recipe} />
      <Ledger craft={craft} recipe={recipe} />
      {recipe.lines.length > 0 && <Note recipe={recipe} />}
    </section>
  );
}

/** It knows what people call things, and comes when there is something to guess from. */
const Guess = lazyComponent(() => import('../new/type-guess.tsx').then((module) => module.TypeGuess));

/** It comes after the formula it is about, into the room that is kept for it. */
const Note = lazyComponent(() => import('../workshop/recipe-note.tsx').then((module) => module.RecipeNote), {
  until: () => <div class="recipe-note" />,
});
