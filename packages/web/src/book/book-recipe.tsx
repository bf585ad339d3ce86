import { useEffect, useState } from 'preact/hooks';
import { COPY_TYPE } from '../bench/copy.ts';
import { book, goOnWith, restore, setTags } from '../bench/library.ts';
import { goToBook, goToRecipe } from '../bench/navigate.ts';
import { pricesOf } from '../bench/prices.ts';
import { pathOf } from '../bench/route.ts';
import { esBench } from '../bench/texts.ts';
import { Comparison } from '../compare/comparison.tsx';
import { sideOf } from '../compare/differences.ts';
import { loadCraft } from '../crafts/craft-engines.ts';
import { type Craft, fold } from '../crafts/engine.ts';
import { retryable } from '../loading/retryable.ts';
import { loadWithin } from '../recipe/receta.ts';
import { fromContent } from '../recipe/recipe.ts';
import { withParts, writeBackup } from '../storage/backup.ts';
import type { Entry } from '../storage/book.ts';
import { headsOf } from '../storage/branches.ts';
import { had, shelves } from '../storage/browser-notebook.ts';
import type { Content, Version } from '../storage/records.ts';
import { download, fileName } from '../ui/download.ts';
import { moment } from '../ui/format.ts';
import { within } from '../ui/links.ts';
import { tell } from '../ui/screen.ts';
import { BookNotes } from './book-notes.tsx';
import { biasText } from './measures.ts';
import { esBook } from './texts.ts';
import { changesOf } from './version-changes.ts';

/** One recipe looked at closely: what it was at each save, what differs, what was noted and measured. */
export function BookRecipe({ entry }: { entry: Entry }) {
  const { id, versions } = entry;
  const title = entry.title || esBench.untitled;
  const craft = useCraft(entry);
  const bias = craft && biasText(craft, book.value ?? []);
  return (
    <>
      <header class="book-head">
        <a class="text" href={pathOf({ kind: 'recetario', id: null })} onClick={within(() => goToBook())}>
          {esBook.back}
        </a>
        <h2>{title}</h2>
        <div class="actions">
          <a
            class="secondary"
            href={pathOf({ kind: 'receta', id })}
            onClick={within(() => retryable(() => goToRecipe(id)))}
          >
            {esBook.open}
          </a>
          <button type="button" class="secondary" onClick={() => retryable(() => exportRecipe(id, title))}>
            {esBook.exportOne}
          </button>
        </div>
      </header>
      <Tags entry={entry} />
      <Branches entry={entry} />
      <section aria-label={esBook.versions}>
        <h3>{esBook.versions}</h3>
        <ol class="versions">
          {[...versions.entries()].reverse().map(([i, version]) => (
            <VersionRow key={version.id} entry={entry} version={version} number={i + 1} craft={craft} />
          ))}
        </ol>
        {bias && <p class="note">{bias}</p>}
      </section>
      <Differences entry={entry} craft={craft} />
    </>
  );
}

async function exportRecipe(id: string, title: string): Promise<void> {
  const text = await had(withParts(shelves, id).then((recipes) => writeBackup(shelves, Date.now(), { recipes })));
  if (text !== null) download(`${fileName(title, fold)}.obrador.json`, COPY_TYPE, text);
}

function Tags({ entry: { id, tags } }: { entry: Entry }) {
  const [text, setText] = useState(tags.join(', '));
  const list = [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault();
        void setTags(id, list);
      }}
    >
      <label class="field book-search">
        <span>{esBook.tags}</span>
        <input type="text" maxLength={200} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit" class="secondary" disabled={list.join() === tags.join()}>
        {esBook.keepTags}
      </button>
    </form>
  );
}

/** Two who went on from the same version: one of the two is chosen, and both stay. */
function Branches({ entry: { versions } }: { entry: Entry }) {
  const heads = headsOf(versions);
  if (heads.length < 2) return null;
  const numberOf = (version: Version) => versions.indexOf(version) + 1;
  return (
    <section class="refusal" aria-label={esBook.branches}>
      <p>{esBook.branchesLead(heads.map(numberOf))}</p>
      <div class="actions">
        {heads.map((head) => (
          <button
            key={head.id}
            type="button"
            class="secondary"
            onClick={() => retryable(async () => void (await goOnWith(head, esBook.wentOn(numberOf(head)))))}
          >
            {esBook.goOnWith(numberOf(head))}
          </button>
        ))}
      </div>
    </section>
  );
}

interface RowProps {
  readonly entry: Entry;
  readonly version: Version;
  readonly number: number;
  readonly craft: Craft | null;
}

function VersionRow({ entry, version, number, craft }: RowProps) {
  const newest = number === entry.versions.length;
  const former = entry.versions[number - 2];
  const bringBack = async () => {
    const note = esBook.restoredNote(moment(version.creada));
    if (await restore(version, note, esBook.draftNote)) tell(esBook.restored(number));
  };
  return (
    <li>
      <p class="version-title">
        <strong>{esBook.versionLine(number, version.contenido.titulo || esBench.untitled)}</strong>{' '}
        <span>
          {moment(version.creada)}
          {newest && ` · ${esBook.newest}`}
        </span>
      </p>
      {former && <p class="version-changes">{changesOf(former.contenido, version.contenido)}</p>}
      {version.nota !== '' && <p>{version.nota}</p>}
      {!(newest && entry.drafts.length === 0) && (
        <button type="button" class="text" aria-label={esBook.restoreOf(number)} onClick={() => retryable(bringBack)}>
          {esBook.restore}
        </button>
      )}
      <BookNotes entry={entry} version={version} number={number} craft={craft} />
    </li>
  );
}

interface Choosable {
  readonly key: string;
  readonly label: string;
  readonly content: Content;
}

/** Any two of the versions and drafts, side by side. */
function Differences({ entry, craft }: { entry: Entry; craft: Craft | null }) {
  const all: readonly Choosable[] = [
    ...entry.versions.map(({ id, creada, contenido }, i) => ({
      key: id,
      label: `${esBook.versionLine(i + 1, contenido.titulo || esBench.untitled)}, ${moment(creada)}`,
      content: contenido,
    })),
    ...entry.drafts.map(({ id, modificada, contenido }) => ({
      key: id,
      label: `${esBook.draft}, ${moment(modificada)}`,
      content: contenido,
    })),
  ];
  const [chosen, setChosen] = useState<readonly [string, string] | null>(null);
  const heads = headsOf(entry.versions).map(({ id }) => id);
  const first = chosen ?? (heads.length > 1 ? heads : []);
  const [one, other] = [
    all.find(({ key }) => key === first[0]) ?? all.at(-2),
    all.find(({ key }) => key === first[1]) ?? all.at(-1),
  ];
  if (!one || !other) return <p class="note">{esBook.onlyOne}</p>;
  const pick = (which: 0 | 1) => (
    <select
      aria-label={which === 0 ? esBook.before : esBook.after}
      value={(which === 0 ? one : other).key}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setChosen(which === 0 ? [value, other.key] : [one.key, value]);
      }}
    >
      {all.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
  const side = (content: Content) => sideOf(craft!, fromContent(entry.id, content), pricesOf(entry.craft));
  return (
    <section class="panel" aria-label={esBook.compare}>
      <h3>{esBook.compare}</h3>
      <p class="lens versions-pick">
        {pick(0)} <span>{esBook.with}</span> {pick(1)}
      </p>
      {craft && (
        <Comparison
          craft={craft}
          sides={[
            { ...side(one.content), name: esBook.before },
            { ...side(other.content), name: esBook.after },
          ]}
        />
      )}
    </section>
  );
}

/** The craft of a recipe, once those of the recipes inside it are there too. */
function useCraft({ craft: id, versions, drafts }: Entry): Craft | null {
  const [craft, setCraft] = useState<Craft | null>(null);
  useEffect(() => {
    retryable(async () => {
      await loadWithin([...versions, ...drafts].flatMap(({ contenido }) => contenido.ingredientes));
      setCraft(await loadCraft(id));
    });
  }, [id, versions, drafts]);
  return craft;
}
