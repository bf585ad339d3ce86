import { useSignal } from '@preact/signals';
import { newRecipe } from '../bench/bench-crafts.ts';
import { edit } from '../bench/edits.ts';
import { openBeside } from '../bench/navigate.ts';
import { openCraft } from '../bench/open-bench.ts';
import { craftId, recipe } from '../bench/open-recipes.ts';
import { tellUndoable } from '../bench/undo-notice.ts';
import { loadCraft } from '../crafts/craft-engines.ts';
import { MAX_INGREDIENTS, type ParsedRecipe } from '../crafts/engine.ts';
import { retryable } from '../loading/retryable.ts';
import { appended, craftIn, loadPasted, parseRecipe, replaced, textOf } from '../recipe/import.ts';
import { unweighedIn } from '../recipe/paste-outcome.ts';
import { esPaste } from '../recipe/paste-texts.ts';
import { Understood } from '../recipe/understood.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { dialog } from '../ui/screen.ts';

/** A recipe as text, spreadsheet cells, CSV or JSON, with what was understood shown before it is used. */
export function PasteDialog() {
  const text = useSignal('');
  const parsed = parseRecipe(text.value);
  const count = parsed.items.length + unweighedIn(parsed);
  const together = count + (recipe.value?.lines.length ?? 0);
  const usable = count > 0 && count <= MAX_INGREDIENTS;
  return (
    <Dialog name="pegar">
      <p>{esPaste.lead}</p>
      <textarea
        rows={9}
        aria-label={esPaste.label}
        placeholder={esPaste.placeholder}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <FileButton
        label={esPaste.file}
        accept=".txt,.csv,.tsv,.json,.md,text/plain,text/csv,application/json"
        onFile={(file) => void textOf(file).then((read) => (text.value = read))}
      />
      <div role="status">
        {count > MAX_INGREDIENTS && <p class="fault">{esPaste.tooMany(count, MAX_INGREDIENTS)}</p>}
        {usable && together > MAX_INGREDIENTS && (
          <p class="fault">{esPaste.tooManyTogether(together, MAX_INGREDIENTS)}</p>
        )}
        {text.value.trim() !== '' && <Understood parsed={parsed} />}
      </div>
      <div class="actions">
        <button type="button" class="primary" disabled={!usable} onClick={() => retryable(() => use(parsed, true))}>
          {(recipe.value?.lines.length ?? 0) === 0 ? esPaste.fill : esPaste.replace}
        </button>
        <button
          type="button"
          class="secondary"
          disabled={!usable || together > MAX_INGREDIENTS}
          onClick={() => retryable(() => use(parsed, false))}
        >
          {esPaste.append}
        </button>
      </div>
    </Dialog>
  );
}

/** Into the recipe on the bench while it is empty; otherwise beside it, so that nothing is covered. */
async function use(parsed: ParsedRecipe, instead: boolean): Promise<void> {
  const other = craftIn(parsed);
  if (instead && other) await openCraft(other);
  const current = await loadCraft(craftId.value);
  await loadPasted(parsed, current);
  const present = recipe.value;
  // While a craft was fetched the person may have gone to another.
  if (present?.craft !== current.id) return;
  const unweighed = unweighedIn(parsed);
  const said = esPaste.added(parsed.items.length + unweighed, unweighed);
  dialog.value = null;
  if (instead && present.lines.length > 0) {
    await openBeside(replaced(newRecipe(), parsed, current), said);
    return;
  }
  edit((recipe) => (instead ? replaced : appended)(recipe, parsed, current));
  tellUndoable(said);
}
