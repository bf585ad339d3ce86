import { useEffect, useState } from 'preact/hooks';
import { craft } from '../bench/bench-crafts.ts';
import { edit } from '../bench/edits.ts';
import { recipe } from '../bench/open-recipes.ts';
import { ASSEMBLY } from '../crafts/assembly.ts';
import { esAssembly } from '../crafts/assembly-texts.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { fold, lowerFirst, type TypeInfo } from '../crafts/engine.ts';
import { type Group, groupsOf } from '../crafts/type-groups.ts';
import { TYPE_NOTES } from '../crafts/type-notes.gen.ts';
import { esTypes } from '../crafts/type-texts.ts';
import { typesCalled } from '../crafts/type-words.ts';
import { esGuess } from '../new/guess-texts.ts';
import { judgeAs } from '../new/type-guess.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ADD_FIELD_ID, focusAfterDialog } from '../ui/focus.ts';
import { rangeText } from '../ui/format.ts';
import { dialog } from '../ui/screen.ts';
import { SearchBox } from '../ui/search-box.tsx';

const LIST_ID = 'lista-tipos';
const optionId = (type: string) => `tipo-${type}`;

/** The types of the craft in their kinds, found by their name and told apart by what they ask. */
export function TypesDialog() {
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  useEffect(() => {
    document.querySelector(`#${LIST_ID} [aria-selected=true]`)?.scrollIntoView({ block: 'center' });
  }, []);
  if (!craft.value || !recipe.value) return null;
  const words = typesCalled(query);
  const groups = [...groupsOf(craft.value, query, words), ...assemblyFor(query)];
  const elsewhere = words.filter(({ craft: other }) => other !== craft.value!.id);
  const shown = groups.flatMap(({ types }) => types);
  const chosen = shown.find(({ id }) => id === (picked ?? recipe.value!.type)) ?? shown[0];

  const pick = (type: string) => {
    dialog.value = null;
    if (type !== recipe.value!.type) edit((current) => ({ ...current, type }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = chosen ? shown.indexOf(chosen) : -1;
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const to = targets[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      // The hands are on the keys: in an empty formula the first ingredient comes next.
      if (chosen && recipe.value!.lines.length === 0) focusAfterDialog(ADD_FIELD_ID);
      if (chosen) pick(chosen.id);
    } else if (to !== undefined && shown.length > 0) {
      event.preventDefault();
      const next = shown.at(to % shown.length)!.id;
      setPicked(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
  };

  return (
    <Dialog name="tipos">
      <SearchBox
        label={esTypes.search}
        list={LIST_ID}
        active={chosen && optionId(chosen.id)}
        describedBy="pista-tipos"
        value={query}
        onInput={(text) => {
          setQuery(text);
          setPicked(null);
        }}
        onKeyDown={onKeyDown}
      />
      <p id="pista-tipos" class="note">
        {esTypes.hint}
      </p>
      <div id={LIST_ID} class="type-list" role="listbox" aria-label={esTypes.search} tabIndex={-1}>
        {groups.map(({ label, note, types }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are not fields.
          <div key={label} role="group" aria-label={`${label}. ${note}`} class="type-group">
            <p class="type-kind" aria-hidden="true">
              <strong>{label}</strong> <span class="note">{note}</span>
            </p>
            {types.map((type) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field.
              <div
                key={type.id}
                id={optionId(type.id)}
                class="choice"
                role="option"
                tabIndex={-1}
                aria-selected={type === chosen}
                onClick={() => pick(type.id)}
              >
                <span class="choice-name">{type.label}</span>
                <span class="choice-about">
                  {TYPE_NOTES[craft.value!.id]?.[type.id] ?? (type.id === ASSEMBLY && esTypes.assembly.note)}
                </span>
                <span class="choice-note">{asked(type)}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {elsewhere.length > 0 && (
        <section>
          <p class="type-kind">
            <strong>{esGuess.elsewhere}</strong> <span class="note">{esGuess.elsewhereNote}</span>
          </p>
          <div class="actions">
            {elsewhere.map((word) => (
              <button
                key={word.label}
                type="button"
                class="secondary"
                onClick={() => {
                  dialog.value = null;
                  judgeAs(recipe.value!, word);
                }}
              >
                {word.label} · {CRAFTS[word.craft].label}
              </button>
            ))}
          </div>
        </section>
      )}
      <p role="status" class={shown.length === 0 ? 'lead' : 'sr-only'}>
        {shown.length === 0 ? esTypes.none : esTypes.found(shown.length)}
      </p>
    </Dialog>
  );
}

/** What is not judged stands last, unless something else is looked for. */
function assemblyFor(query: string): Group[] {
  const { kind, note } = esTypes.assembly;
  const { label } = esAssembly;
  const isMeant = fold(`${label} ${kind} ${note}`).includes(fold(query));
  return isMeant ? [{ label: kind, note: '', types: [{ id: ASSEMBLY, label, limits: [] }] }] : [];
}

/** The first of what it asks of a formula. */
const ASKED = 3;

function asked({ limits }: TypeInfo): string {
  const first = limits.filter(({ param }, i) => limits.findIndex((other) => other.param.key === param.key) === i);
  const list = first
    .slice(0, ASKED)
    .map(
      ({ param: { label, unit }, min, max }) => `${lowerFirst(label)} ${rangeText(min, max)}${unit && `\u00a0${unit}`}`,
    );
  return list.length === 0 ? '' : esTypes.asks(list.join(' · '));
}
