import { useEffect, useState } from 'preact/hooks';
import { benchCraft, craft } from '../bench/bench-crafts.ts';
import { edit } from '../bench/edits.ts';
import { goToBook, goToCraft, goToRecipe } from '../bench/navigate.ts';
import { askForRecipes, saved } from '../bench/nested-recipes.ts';
import { recipe } from '../bench/open-recipes.ts';
import { arrive, WORKSHOP_PAGES } from '../bench/route.ts';
import { CRAFT_IDS, CRAFTS } from '../crafts/crafts.ts';
import { typesCalled } from '../crafts/type-words.ts';
import { retryable } from '../loading/retryable.ts';
import { judgeAs } from '../new/type-guess.tsx';
import { newLine } from '../recipe/recipe.ts';
import { Dialog } from '../ui/dialog.tsx';
import { focusAfterDialog, gramsFieldId } from '../ui/focus.ts';
import { dialog } from '../ui/screen.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { type Destination, destinationsFor } from './destinations.ts';
import { esGo } from './go-texts.ts';

const LIST_ID = 'lista-ir';
const optionId = (id: string) => `ir-${id.replace(/[^\w-]/g, '_')}`;

/** One search over everything: recipes, pages, types and ingredients (Ctrl+K). */
export function GoDialog() {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  useEffect(askForRecipes, []);
  const shown = destinationsFor([...recipes(), ...PAGES, ...types(query), ...ingredients(query)], query);
  const chosen = shown[Math.min(at, shown.length - 1)];
  const take = (each: Destination) => {
    dialog.value = null;
    each.go();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter' && chosen) take(chosen);
    else if (by !== 0 && shown.length > 0) setAt((at + by + shown.length) % shown.length);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog name="ir">
      <SearchBox
        label={esGo.search}
        list={LIST_ID}
        active={chosen && optionId(chosen.id)}
        value={query}
        onInput={(text) => {
          setQuery(text);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={LIST_ID} class="type-list" role="listbox" aria-label={esGo.search} tabIndex={-1}>
        {shown.map((each) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field.
          <div
            key={each.id}
            id={optionId(each.id)}
            class="choice"
            role="option"
            tabIndex={-1}
            aria-selected={each === chosen}
            onClick={() => take(each)}
          >
            <span class="choice-name">{each.label}</span>
            <span class="choice-about">{each.about}</span>
          </div>
        ))}
      </div>
      <p role="status" class={shown.length === 0 ? 'lead' : 'sr-only'}>
        {shown.length === 0 ? esGo.none : esGo.found(shown.length)}
      </p>
    </Dialog>
  );
}

const PAGES: readonly Destination[] = [
  ...CRAFT_IDS.map((id) => ({
    id: `oficio-${id}`,
    label: CRAFTS[id].label,
    about: esGo.craft,
    go: () => retryable(() => goToCraft(id)),
  })),
  { id: 'recetario', label: esGo.book, about: esGo.page, go: () => goToBook() },
  ...WORKSHOP_PAGES.map((page) => ({
    id: page,
    label: esGo.pages[page],
    about: esGo.page,
    go: () => arrive({ kind: 'taller', page, day: null }),
  })),
  { id: 'guias', label: esGo.guides, about: esGo.page, go: () => location.assign('/docs') },
];

function recipes(): Destination[] {
  return (saved.value ?? []).map(({ id, title, versions }) => ({
    id,
    label: title,
    about: esGo.recipe(CRAFTS[versions.at(-1)!.contenido.oficio].label),
    go: () => retryable(() => goToRecipe(id)),
  }));
}

/** The types of the craft on the bench, and what people call those of any. */
function types(query: string): Destination[] {
  const current = recipe.value;
  if (!craft.value || !current || query.trim() === '') return [];
  const { id: craftId, types: own } = craft.value;
  const here = own.map(({ id, label }) => ({ craft: craftId, types: [id] as const, label }));
  return [...here, ...typesCalled(query).map((word) => ({ ...word, label: `${query.trim()}: ${word.label}` }))].map(
    (word) => ({
      id: `tipo-${word.craft}-${word.types[0]}-${word.label}`,
      label: word.label,
      about: esGo.type(CRAFTS[word.craft].label),
      go: () => judgeAs(current, { ...word, types: [word.types[0]] }),
    }),
  );
}

/** Foods of the craft: each is put on the bench, ready for its grams. */
function ingredients(query: string): Destination[] {
  if (!benchCraft.value || !recipe.value || query.trim().length < 2) return [];
  return benchCraft.value.catalogue().map(({ name, label }) => ({
    id: `alimento-${name}`,
    label,
    about: esGo.ingredient,
    go: () => {
      const line = newLine(name, null);
      edit((current) => ({ ...current, lines: [...current.lines, line] }));
      focusAfterDialog(gramsFieldId(line.id));
    },
  }));
}
