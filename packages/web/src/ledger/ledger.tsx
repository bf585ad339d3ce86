import { edit } from '../bench/edits.ts';
import { onFlour, selectedId, selectedLine, total } from '../bench/formula.ts';
import { proposeOwn } from '../bench/own-draft.ts';
import { keepsTotal } from '../bench/prefs.ts';
import { withRecipe } from '../bench/put-recipe.ts';
import type { Choice } from '../bench/search.ts';
import { esBench } from '../bench/texts.ts';
import type { BenchCraft } from '../crafts/engine.ts';
import { entryNamed, labelOf } from '../crafts/entries.ts';
import { takeEarly } from '../loading/first-screen.ts';
import { isReckoned } from '../recipe/described.ts';
import { meaningOf } from '../recipe/meanings.ts';
import { type Line, newLine, type Recipe } from '../recipe/recipe.ts';
import { ADD_FIELD_ID, focusSoon, gramsFieldId } from '../ui/focus.ts';
import { columnDecimals, grams } from '../ui/format.ts';
import { LockIcon } from '../ui/icons.tsx';
import { dialog } from '../ui/screen.ts';
import { esUi } from '../ui/texts.ts';
import { Combo } from './combo.tsx';
import { addPasted } from './lazy-paste.ts';
import { commaPlace, LedgerRow } from './ledger-row.tsx';
import { esLedger } from './texts.ts';

/** As many as a weight that is typed may have. */
const GRAM_DECIMALS = 3;

function append(line: Line): void {
  edit((current) => ({ ...current, lines: [...current.lines, line] }));
  selectedId.value = line.id;
  focusSoon(gramsFieldId(line.id));
}

/** The formula as a ledger: one line per ingredient, the sum under a double rule. */
export function Ledger({ craft, recipe }: { craft: BenchCraft; recipe: Recipe }) {
  const decimals = columnDecimals([...recipe.lines.map((line) => line.grams ?? 0), total.value], GRAM_DECIMALS);
  // The comma is one more.
  const figures = grams(Math.trunc(total.value)).length + (decimals === 0 ? 0 : decimals + 1);
  const showBakers = onFlour.value !== null;
  const add = (choice: Choice) => {
    if (choice.kind === 'create') return proposeOwn(craft.id, choice.text, null);
    if (choice.kind === 'recipe') {
      return withRecipe(choice.recipe, (name, used) => append(newLine(name, null, used)));
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
        {recipe.lines.map((line, index) => (
          <LedgerRow
            key={line.id}
            craft={craft}
            line={line}
            number={index + 1}
            showBakers={showBakers}
            next={recipe.lines[index + 1]?.id}
            previous={recipe.lines[index - 1]?.id}
            known={isKnown(craft, line)}
            decimals={decimals}
          />
        ))}
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

/** Names are read once: reading them asks the engine. */
const known = new WeakMap<BenchCraft, Map<string, boolean>>();

function isKnown(craft: BenchCraft, { name, own, label, part, made }: Line): boolean {
  if (made) return true;
  if (own || label) return isReckoned({ own, label });
  // Nobody can tell while there is no reader of names.
  if (!craft.find || craft.isFirst || part !== undefined || name.trim() === '' || entryNamed(craft, name)) return true;
  const names = known.get(craft) ?? new Map<string, boolean>();
  known.set(craft, names);
  const found = names.get(name) ?? craft.find(name) !== undefined;
  names.set(name, found);
  return found;
}
