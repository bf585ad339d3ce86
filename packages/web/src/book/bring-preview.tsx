import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { loadBook } from '../bench/library.ts';
import { craftId } from '../bench/open-recipes.ts';
import { esBench } from '../bench/texts.ts';
import { loadCraft, loadedCraft } from '../crafts/craft-engines.ts';
import { CRAFT_IDS, CRAFTS, type CraftId } from '../crafts/crafts.ts';
import { retryable } from '../loading/retryable.ts';
import { remember, write } from '../recipe/explained.ts';
import { unweighedIn } from '../recipe/paste-outcome.ts';
import { Understood } from '../recipe/understood.tsx';
import { tell } from '../ui/screen.ts';
import { type Task, TaskProgress, watched } from './bring-progress.tsx';
import { StrangeNames, useStrange } from './bring-strange.tsx';
import { esBring } from './bring-texts.ts';
import { type Answers, type Brought, dropAll, keep } from './brought.ts';

interface PreviewProps {
  readonly name: string;
  readonly recipes: readonly Brought[];
  readonly close: () => void;
}

/** What was read of each recipe of a file, before any of them enters. */
export function BringPreview({ name, recipes: read, close }: PreviewProps) {
  const [recipes, setRecipes] = useState(read);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [said, setOtherwise] = useState<CraftId | null>(null);
  const otherwise = said ?? craftId.value;
  const [answers, setAnswers] = useState<Answers>(new Map());
  const strange = useStrange(recipes, otherwise);
  const unknown = new Set(strange.map((one) => one.name).filter((each) => !answers.has(each)));
  const keeping = useSignal<Task | null>(null);
  const taken = recipes.filter((_, i) => !left.has(i));
  const unsaid = recipes.filter(({ craft }) => craft === null).length;
  const isAsked = said === null && taken.some(({ craft }) => craft === null);
  const bring = async () => {
    const watch = watched(keeping);
    const ids = await keep(taken, otherwise, answers, watch);
    keeping.value = null;
    if (ids === null) return;
    await loadBook();
    close();
    // After the focus has moved: what came in is at the top of the list, far above what has gone.
    queueMicrotask(() => scrollTo(0, 0));
    const former = remember(answers);
    const undo = () => {
      if (answers.size > 0) write(former);
      retryable(() => dropAll(ids).then(loadBook));
    };
    tell(esBring.done(ids.length), { label: esBench.undo, run: undo, stays: true });
  };
  return (
    <section class="proposal" aria-label={esBring.title}>
      <p role="status">{esBring.found(recipes.length, name)}</p>
      {unsaid > 0 && (
        <div class="field">
          <span>{esBring.otherwise(unsaid)}</span>
          <CraftSelect label={esBring.otherwise(unsaid)} value={said} onChange={setOtherwise} />
        </div>
      )}
      <StrangeNames strange={strange} answers={answers} onAnswer={setAnswers} />
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
            <BroughtRow
              key={i}
              recipe={recipe}
              otherwise={said}
              unknown={unknown}
              isTaken={!left.has(i)}
              onTake={() => setLeft(toggled(left, i))}
              onChange={(next) => setRecipes(recipes.with(i, next))}
            />
          ))}
        </tbody>
      </table>
      <TaskProgress label={esBring.keeping} task={keeping.value} />
      {isAsked && <p class="note">{esBring.askedFirst}</p>}
      <div class="actions">
        <button
          type="button"
          class="primary"
          disabled={taken.length === 0 || isAsked || keeping.value !== null}
          onClick={() => retryable(bring)}
        >
          {esBring.accept(taken.length)}
        </button>
        <button type="button" class="secondary" onClick={close}>
          {esBring.cancel}
        </button>
      </div>
    </section>
  );
}

interface RowProps {
  readonly recipe: Brought;
  /** The craft of recipes that say none; null until it is told. */
  readonly otherwise: CraftId | null;
  /** Names of the file that nobody knows and nobody answered for. */
  readonly unknown: ReadonlySet<string>;
  readonly isTaken: boolean;
  readonly onTake: () => void;
  readonly onChange: (recipe: Brought) => void;
}

function BroughtRow({ recipe, otherwise, unknown, isTaken, onTake, onChange }: RowProps) {
  const title = recipe.title || esBench.untitled;
  return (
    <tr>
      <th scope="row">
        <label class="check">
          <input type="checkbox" checked={isTaken} aria-label={esBring.take(title)} onChange={onTake} />
          <span>{title}</span>
        </label>
      </th>
      <td>
        <Opening text={kindOf(recipe, otherwise)}>
          <KindFields recipe={recipe} title={title} otherwise={otherwise} onChange={onChange} />
        </Opening>
      </td>
      <td>
        <Opening text={readText(recipe, unknown)}>
          <Understood parsed={recipe.parsed} />
        </Opening>
      </td>
    </tr>
  );
}

/** What is inside is made when it is opened: a file may hold hundreds of recipes. */
function Opening({ text, children }: { text: string; children: preact.ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text}</summary>
      {isOpen && children}
    </details>
  );
}

type KindProps = Pick<RowProps, 'recipe' | 'otherwise' | 'onChange'> & { readonly title: string };

function KindFields({ recipe, title, otherwise, onChange }: KindProps) {
  const id = recipe.craft ?? otherwise;
  const [types, setTypes] = useState(() => (id && loadedCraft(id)?.types) ?? []);
  useEffect(() => {
    if (id) retryable(async () => setTypes((await loadCraft(id)).types));
  }, [id]);
  return (
    <>
      <CraftSelect
        label={esBring.craftOf(title)}
        value={id}
        onChange={(craft) => onChange({ ...recipe, craft, type: null })}
      />
      {id && (
        <select
          aria-label={esBring.typeOf(title)}
          value={recipe.type ?? types[0]?.id}
          onChange={(event) => onChange({ ...recipe, craft: id, type: event.currentTarget.value })}
        >
          {types.map((type) => (
            <option key={type.id} value={type.id}>
              {type.label}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

interface CraftSelectProps {
  readonly label: string;
  /** Null until it is told. */
  readonly value: CraftId | null;
  readonly onChange: (craft: CraftId) => void;
}

function CraftSelect({ label, value, onChange }: CraftSelectProps) {
  return (
    <select aria-label={label} value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value as CraftId)}>
      {value === null && (
        <option value="" disabled>
          {esBring.choose}
        </option>
      )}
      {CRAFT_IDS.map((id) => (
        <option key={id} value={id}>
          {CRAFTS[id].label}
        </option>
      ))}
    </select>
  );
}

function toggled(left: ReadonlySet<number>, row: number): ReadonlySet<number> {
  const next = new Set(left);
  if (!next.delete(row)) next.add(row);
  return next;
}

function kindOf({ craft, type }: Brought, otherwise: CraftId | null): string {
  const id = craft ?? otherwise;
  if (id === null) return esBring.unsaid;
  const label = type === null ? undefined : loadedCraft(id)?.types.find((each) => each.id === type)?.label;
  return [CRAFTS[id].label, label].filter((text) => text !== undefined).join(' · ');
}

/** What was read, supposed and not known of a recipe. */
function readText({ parsed }: Brought, unknown: ReadonlySet<string>): string {
  const strangers = parsed.items.filter(({ name }) => unknown.has(name)).length;
  const approx = parsed.items.filter((item) => item.approx).length;
  const unweighed = unweighedIn(parsed);
  return [
    esBring.items(parsed.items.length),
    ...(strangers > 0 ? [esBring.unknown(strangers)] : []),
    ...(approx > 0 ? [esBring.approx(approx)] : []),
    ...(unweighed > 0 ? [esBring.unweighed(unweighed)] : []),
  ].join(', ');
}
