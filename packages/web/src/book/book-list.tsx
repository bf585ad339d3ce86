import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Glance } from '../bench/glances.ts';
import { duplicate, removeForGood, setFavourite, takeBack, throwAway } from '../bench/library.ts';
import { goToBook, goToRecipe } from '../bench/navigate.ts';
import { Photo } from '../bench/photo.tsx';
import { pathOf } from '../bench/route.ts';
import { esBench } from '../bench/texts.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { CRAFT_IDS, type CraftId, fold } from '../crafts/engine.ts';
import { retryable } from '../loading/retryable.ts';
import { type Entry, found, ORDERS, type Order, type Search } from '../storage/book.ts';
import { FORMULA_ID, focusSoon } from '../ui/focus.ts';
import { euros, moment } from '../ui/format.ts';
import { StarIcon } from '../ui/icons.tsx';
import { within } from '../ui/links.ts';
import { Loading } from '../ui/loading.tsx';
import { tell } from '../ui/screen.ts';
import { unbroken } from '../ui/unbroken.ts';
import { AllergenFilter, allergenLine, type Contained, useAllergens } from './book-allergens.tsx';
import { esBook } from './texts.ts';

/** What is looked for outlasts a visit to a recipe. */
const search = signal<Search>({
  text: '',
  craft: null,
  tag: null,
  allergen: null,
  favourites: false,
  trash: false,
  order: 'usada',
});
const typed = signal('');
const set = (change: Partial<Search>) => {
  search.value = { ...search.value, ...change };
};

export function BookList({ entries }: { entries: readonly Entry[] | null }) {
  const { trash, allergen } = search.value;
  const { allergens, fresh } = useAllergens(entries);
  const glances = useGlances(entries);
  if (entries === null || (allergen && !fresh)) return <Loading />;
  const shown = found(entries, search.value, fold, allergens ?? undefined);
  const inTrash = entries.filter(({ trashed }) => trashed !== null).length;
  const none = trash ? esBook.emptyTrash : entries.length === inTrash ? esBook.empty : esBook.nothing;
  return (
    <section aria-label={trash ? esBook.trash : esBook.shelf}>
      <Filters entries={entries} />
      <p class="book-count" role="status">
        {shown.length === 0 ? none : esBook.count(shown.length)}
        {trash && ` · ${esBook.trashLead}`}
        {allergen?.contained === false && ` · ${esBook.withoutLead}`}
      </p>
      {[shown.filter(isSaved), shown.filter((entry) => !isSaved(entry))].map(
        (list, i) =>
          list.length > 0 && (
            <>
              {i === 1 && <h3 class="book-drafts">{esBook.drafts}</h3>}
              <ul class="book-entries">
                {list.map((entry) => (
                  <Row
                    key={entry.id}
                    entry={entry}
                    contained={allergens && (allergens.get(entry.id) ?? NOTHING)}
                    glance={glances && (glances.get(entry.id) ?? UNREAD)}
                  />
                ))}
              </ul>
            </>
          ),
      )}
    </section>
  );
}

/** Work that was never saved stands apart. */
const isSaved = ({ versions }: Entry) => versions.length > 0;

/** Verdict and cost of the recipes; null until they are reckoned. */
function useGlances(entries: readonly Entry[] | null): ReadonlyMap<string, Glance> | null {
  const [glances, setGlances] = useState<ReadonlyMap<string, Glance> | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without them the book is still whole.
    const keep = (seen: ReadonlyMap<string, Glance>) => wanted && setGlances(seen);
    if (entries) import('../bench/glances.ts').then(({ glancesOf }) => glancesOf(entries)).then(keep, () => {});
    return () => {
      wanted = false;
    };
  }, [entries]);
  return glances;
}

/** On a phone the filters are folded: the first recipe matters more. */
const WIDE = '(min-width: 48rem)';

function Filters({ entries }: { entries: readonly Entry[] }) {
  const { craft, tag, favourites, trash, order } = search.value;
  const tags = [...new Set(entries.flatMap((entry) => entry.tags))].sort((a, b) => a.localeCompare(b, 'es'));
  return (
    <div class="book-filters">
      <label class="field book-search">
        <span>{esBook.search}</span>
        <input
          type="search"
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            set({ text: fold(typed.value) });
          }}
        />
      </label>
      <details class="book-more" open={matchMedia(WIDE).matches}>
        <summary>{esBook.filters}</summary>
        <div class="fields">
          <label class="field">
            <span>{esBook.craft}</span>
            <select
              value={craft ?? ''}
              onChange={(event) => set({ craft: (event.currentTarget.value || null) as CraftId | null })}
            >
              <option value="">{esBook.all}</option>
              {CRAFT_IDS.map((id) => (
                <option key={id} value={id}>
                  {CRAFTS[id].label}
                </option>
              ))}
            </select>
          </label>
          {tags.length > 0 && (
            <label class="field">
              <span>{esBook.tag}</span>
              <select value={tag ?? ''} onChange={(event) => set({ tag: event.currentTarget.value || null })}>
                <option value="">{esBook.allTags}</option>
                {tags.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <AllergenFilter value={search.value.allergen} onChange={(allergen) => set({ allergen })} />
          <label class="field">
            <span>{esBook.order}</span>
            <select value={order} onChange={(event) => set({ order: event.currentTarget.value as Order })}>
              {ORDERS.map((name) => (
                <option key={name} value={name}>
                  {esBook.orders[name]}
                </option>
              ))}
            </select>
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={favourites}
              onChange={(event) => set({ favourites: event.currentTarget.checked })}
            />
            <span>{esBook.favourites}</span>
          </label>
          <label class="check">
            <input type="checkbox" checked={trash} onChange={(event) => set({ trash: event.currentTarget.checked })} />
            <span>{esBook.trash}</span>
          </label>
        </div>
      </details>
    </div>
  );
}

const NOTHING: Contained = { codes: new Set(), sure: false };
const UNREAD: Glance = { verdict: null, good: false, cost: null };

interface RowProps {
  readonly entry: Entry;
  /** Null until it is known: its line is kept free. */
  readonly contained: Contained | null;
  readonly glance: Glance | null;
}

function Row({ entry, contained, glance }: RowProps) {
  const { id, versions, drafts, favourite, trashed, tags } = entry;
  const title = entry.title || esBench.untitled;
  const state = versions.length === 0 ? esBook.neverSaved : drafts.length > 0 ? esBook.unsaved : null;
  const facts = [
    CRAFTS[entry.craft].label,
    esBook.ingredients(entry.content.ingredientes.length),
    versions.length > 0 ? esBook.versionsCount(versions.length) : null,
    state,
    trashed === null ? moment(entry.modified) : esBook.trashedOn(moment(trashed)),
  ];
  return (
    <li data-oficio={entry.craft}>
      {trashed === null && (
        <button
          type="button"
          class="quiet"
          aria-pressed={favourite}
          aria-label={esBook.favourite(title)}
          onClick={() => void setFavourite(id, !favourite)}
        >
          <StarIcon full={favourite} />
        </button>
      )}
      <a
        class="entry-open"
        href={pathOf({ kind: 'receta', id })}
        onClick={within(() => retryable(() => goToRecipe(id)))}
      >
        {entry.content.taller?.foto !== undefined && <Photo id={entry.content.taller.foto} alt="" />}
        <strong>{unbroken(title)}</strong>
        <span>{facts.filter((fact) => fact !== null).join(' · ')}</span>
        {glance === null && <Blank />}
        {glance?.verdict && (
          <span class="entry-glance" data-good={glance.good}>
            <b>{glance.verdict}</b>
            {glance.cost !== null && ` · ${esBook.perKilo(euros(glance.cost))}`}
          </span>
        )}
        {tags.length > 0 && <span class="tags">{tags.join(', ')}</span>}
        {contained === null && <Blank />}
        {contained && (contained.codes.size > 0 || contained.sure) && (
          <span class="entry-allergens">{allergenLine(contained)}</span>
        )}
      </a>
      {trashed === null ? <Actions entry={entry} title={title} /> : <TrashActions id={id} title={title} />}
    </li>
  );
}

/** The room of a line that comes later, so that nothing moves when it does. */
function Blank() {
  return <span aria-hidden="true">{'\u00a0'}</span>;
}

function Actions({ entry, title }: { entry: Entry; title: string }) {
  const { id } = entry;
  const copy = async () => {
    const name = esBook.copyOf(title);
    if ((await duplicate(entry, name)) !== null) tell(esBook.duplicated(name));
  };
  const drop = async () => {
    if ((await throwAway(id)) === null) return;
    tell(esBook.removed(title), { label: esBench.undo, run: () => void takeBack(id), stays: true });
    focusSoon(FORMULA_ID);
  };
  return (
    <>
      <a
        class="text"
        href={pathOf({ kind: 'recetario', id })}
        aria-label={esBook.historyOf(title)}
        onClick={within(() => goToBook(id))}
      >
        {esBook.history}
      </a>
      <button type="button" class="text" aria-label={esBook.duplicateOf(title)} onClick={() => void copy()}>
        {esBook.duplicate}
      </button>
      <button type="button" class="text" aria-label={esBook.removeOf(title)} onClick={() => void drop()}>
        {esBook.remove}
      </button>
    </>
  );
}

function TrashActions({ id, title }: { id: string; title: string }) {
  return (
    <>
      <button
        type="button"
        class="text"
        aria-label={esBook.takeBackOf(title)}
        onClick={async () => {
          // What was said when it was thrown away no longer holds.
          if ((await takeBack(id)) !== null) tell(esBook.tookBack(title));
          focusSoon(FORMULA_ID);
        }}
      >
        {esBook.takeBack}
      </button>
      <button
        type="button"
        class="text"
        aria-label={esBook.removeForGoodOf(title)}
        onClick={() => {
          if (!confirm(esBook.sure(title))) return;
          void removeForGood(id);
          focusSoon(FORMULA_ID);
        }}
      >
        {esBook.removeForGood}
      </button>
    </>
  );
}
