import { edit } from '../bench/edits.ts';
import { onFlour, selectedId, selectedLine, total } from '../bench/formula.ts';
import { recipe as onBench } from '../bench/open-recipes.ts';
import { proposeOwn } from '../bench/own-draft.ts';
import { keepsTotal } from '../bench/prefs.ts';
import type { Choice } from '../bench/search.ts';
import { esBench } from '../bench/texts.ts';
import type { BenchCraft } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { takeEarly } from '../loading/first-screen.ts';
import { whenOnline } from '../loading/later.ts';
import { lazy } from '../loading/lazy.ts';
import { useLazy } from '../loading/lazy-component.ts';
import { retryable } from '../loading/retryable.ts';
import { meaningOf } from '../recipe/meanings.ts';
import { type Line, newLine, type Recipe } from '../recipe/recipe.ts';
import { ADD_FIELD_ID, focusSoon, gramsFieldId } from '../ui/focus.ts';
import { columnDecimals, grams } from '../ui/format.ts';
import { LockIcon } from '../ui/icons.tsx';
import { dialog } from '../ui/screen.ts';
import { esUi } from '../ui/texts.ts';
import { holdKeys } from '../ui/typed-ahead.ts';
import { Combo } from './combo.tsx';
import { commaPlace } from './comma-place.ts';
import { addPasted } from './lazy-paste.ts';
import { esLedger } from './texts.ts';

/** As many as a weight that is typed may have. */
const GRAM_DECIMALS = 3;

/** Until somebody writes there is nothing to show in them: they come once the page is seen. */
const rows = lazy(() => import('./ledger-rows.tsx').then(({ LedgerRows }) => LedgerRows));

/** Fetches what shows the lines of a formula, for who comes with one. */
export const bringRows = rows.bring;

/** Without its row a new line would have nowhere to write its weight. */
function append(line: Line): void {
  const put = () => {
    edit((current) => ({ ...current, lines: [...current.lines, line] }));
    selectedId.value = line.id;
    focusSoon(gramsFieldId(line.id));
  };
  if (rows.here.peek()) put();
  else {
    holdKeys();
    const into = onBench.peek()?.id;
    // Of another recipe that was put there meanwhile it is no line.
    retryable(() => rows.bring().then(() => (onBench.peek()?.id === into ? put() : undefined)));
  }
}

/** The formula as a ledger: one line per ingredient, the sum under a double rule. */
export function Ledger({ craft, recipe }: { craft: BenchCraft; recipe: Recipe }) {
  const decimals = columnDecimals([...recipe.lines.map((line) => line.grams ?? 0), total.value], GRAM_DECIMALS);
  // The comma is one more.
  const figures = grams(Math.trunc(total.value)).length + (decimals === 0 ? 0 : decimals + 1);
  const showBakers = onFlour.value !== null;
  const Rows = useLazy(rows, whenOnline);
  const add = (choice: Choice) => {
    if (choice.kind === 'create') return proposeOwn(craft.id, choice.text, null);
    if (choice.kind === 'recipe') {
      retryable(async () => {
        const { withRecipe } = await import('../bench/put-recipe.ts');
        withRecipe(choice.recipe, (name, used) => append(newLine(name, null, used)));
      });
      return;
    }
    append(lineFrom(choice));
  };
  return (
    <div class={showBakers ? 'ledger with-bakers' : 'ledger'} style={{ '--figures': `${figures}` }}>
      <div class="ledger-head" aria-hidden="true">
        <span>{esUi.ingredient}</span>
        <span>g</span>
        <span>{esLedger.share}</span>
        {showBakers && <span>{esUi.bakersShort}</span>}
      </div>
      <p id="pista-gramos" class="sr-only">
        {esLedger.gramsHint}
      </p>
      <ol class="ledger-rows">
        {Rows && <Rows craft={craft} lines={recipe.lines} showBakers={showBakers} decimals={decimals} />}
      </ol>
      <div class="ledger-add">
        <Combo
          id={ADD_FIELD_ID}
          craft={craft}
          label={esLedger.addIngredient}
          value=""
          placeholder={esLedger.addIngredient}
          written={takeEarly}
          onPick={add}
          onPasteLines={(text) => addPasted(craft.id, text)}
        />
      </div>
      <div class="ledger-total">
        <span>{esBench.total}</span>
        <output style={commaPlace(total.value, decimals)}>{grams(total.value)}</output>
        <abbr title="gramos">g</abbr>
        <button
          type="button"
          class="quiet"
          aria-pressed={keepsTotal.value}
          aria-label={esLedger.lockTotal}
          title={esLedger.lockTotal}
          onClick={() => {
            keepsTotal.value = !keepsTotal.value;
          }}
        >
          <LockIcon closed={keepsTotal.value} />
        </button>
      </div>
      {selectedLine.value && <CardButton name={labelOf(craft, selectedLine.value.name)} />}
    </div>
  );
}

/** Where there is one column the card of the line in hand opens over the page. */
function CardButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      class="text card-button"
      aria-haspopup="dialog"
      onClick={() => {
        dialog.value = 'ficha';
      }}
    >
      {esLedger.cardOf(name)}
    </button>
  );
}

function lineFrom(choice: Exclude<Choice, { kind: 'create' | 'recipe' }>) {
  if (choice.kind === 'own') return newLine(choice.own.name, null, choice.own);
  return newLine(choice.kind === 'catalogue' ? choice.entry.name : meaningOf(choice.text), null);
}
