import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { loadBook } from '../bench/library.ts';
import { craftId } from '../bench/open-recipes.ts';
import { esBench } from '../bench/texts.ts';
import { loadedCraft } from '../crafts/craft-engines.ts';
import { CRAFT_IDS, CRAFTS, type CraftId } from '../crafts/crafts.ts';
import { retryable } from '../loading/retryable.ts';
import { FORMULA_ID, focusSoon } from '../ui/focus.ts';
import { tell } from '../ui/screen.ts';
import { esBring } from './bring-texts.ts';
import type { Brought } from './brought.ts';

interface Opened {
  readonly name: string;
  /** Null while it is being read. */
  readonly recipes: readonly Brought[] | null;
}

/** A file that was chosen and not brought in yet. */
const opened = signal<Opened | null>(null);

/** Many recipes at once, looked at one by one before any of them enters. */
export function BringRecipes() {
  const file = opened.value;
  return (
    <section class="bring" aria-label={esBring.title}>
      <h3>{esBring.title}</h3>
      <p>{esBring.lead}</p>
      <div class="actions">
        <label class="file secondary">
          {esBring.file}
          <input
            type="file"
            accept=".xlsx,.csv,.tsv,.txt,.json,.html,.htm"
            onChange={(event) => {
              const input = event.currentTarget;
              const chosen = input.files?.[0];
              if (chosen) retryable(() => openFile(chosen));
              input.value = '';
            }}
          />
        </label>
      </div>
      {file && file.recipes === null && <p role="status">{esBring.reading}</p>}
      {file?.recipes && <Preview key={file.name} name={file.name} recipes={file.recipes} />}
    </section>
  );
}

async function openFile(file: File): Promise<void> {
  opened.value = { name: file.name, recipes: null };
  const { readFile } = await import('./brought.ts');
  const recipes = await readFile(file);
  opened.value = recipes && { name: file.name, recipes };
  if (recipes === null) tell(esBring.unreadable(file.name));
}

function close(): void {
  opened.value = null;
  focusSoon(FORMULA_ID);
}

function Preview({ name, recipes }: { name: string; recipes: readonly Brought[] }) {
  const [left, setLeft] = useState<ReadonlySet<Brought>>(new Set());
  const [otherwise, setOtherwise] = useState<CraftId>(craftId.value);
  const taken = recipes.filter((recipe) => !left.has(recipe));
  const unsaid = recipes.filter(({ craft }) => craft === null).length;
  const bring = async () => {
    const { keep, dropAll } = await import('./brought.ts');
    const ids = await keep(taken, otherwise);
    if (ids === null) return;
    await loadBook();
    close();
    const undo = () => retryable(() => dropAll(ids).then(loadBook));
    tell(esBring.done(ids.length), { label: esBench.undo, run: undo, stays: true });
  };
  return (
    <section class="proposal" aria-label={esBring.title}>
      <p role="status">{esBring.found(recipes.length, name)}</p>
      {unsaid > 0 && (
        <label class="field">
          <span>{esBring.otherwise(unsaid)}</span>
          <select value={otherwise} onChange={(event) => setOtherwise(event.currentTarget.value as CraftId)}>
            {CRAFT_IDS.map((id) => (
              <option key={id} value={id}>
                {CRAFTS[id].label}
              </option>
            ))}
          </select>
        </label>
      )}
      <table class="sheet brought">
        <thead>
          <tr>
            <th scope="col">{esBring.recipe}</th>
            <th scope="col">{esBring.craft}</th>
            <th scope="col">{esBring.read}</th>
          </tr>
        </thead>
        <tbody>
          {recipes.map((recipe, i) => (
            <tr key={i}>
              <th scope="row">
                <label class="check">
                  <input
                    type="checkbox"
                    checked={!left.has(recipe)}
                    aria-label={esBring.take(recipe.title || esBench.untitled)}
                    onChange={() => setLeft(toggled(left, recipe))}
                  />
                  <span>{recipe.title || esBench.untitled}</span>
                </label>
              </th>
              <td>{kindOf(recipe, otherwise)}</td>
              <td>{readText(recipe)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="actions">
        <button type="button" class="primary" disabled={taken.length === 0} onClick={() => retryable(bring)}>
          {esBring.accept(taken.length)}
        </button>
        <button type="button" class="secondary" onClick={close}>
          {esBring.cancel}
        </button>
      </div>
    </section>
  );
}

function toggled(left: ReadonlySet<Brought>, recipe: Brought): ReadonlySet<Brought> {
  const next = new Set(left);
  if (!next.delete(recipe)) next.add(recipe);
  return next;
}

function kindOf({ craft, type }: Brought, otherwise: CraftId): string {
  const id = craft ?? otherwise;
  const label = type === null ? undefined : loadedCraft(id)?.types.find((each) => each.id === type)?.label;
  return [CRAFTS[id].label, label].filter((text) => text !== undefined).join(' · ');
}

/** What was read, supposed and not known of a recipe. */
function readText({ parsed: { items, faults } }: Brought): string {
  const approx = items.filter((item) => item.approx).length;
  const unweighed = faults.filter(({ name }) => name !== undefined).length;
  return [
    esBring.items(items.length),
    ...(approx > 0 ? [esBring.approx(approx)] : []),
    ...(unweighed > 0 ? [esBring.unweighed(unweighed)] : []),
  ].join(', ');
}
