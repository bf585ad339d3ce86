import { useState } from 'preact/hooks';
import { arrive, pathOf } from '../bench/route.ts';
import { esBench } from '../bench/texts.ts';
import { gramsOf } from '../recipe/batch.ts';
import { NO_BATCH } from '../recipe/no-batch.ts';
import type { Entry } from '../storage/book.ts';
import type { Batch } from '../storage/records.ts';
import { within } from '../ui/links.ts';
import { tell } from '../ui/screen.ts';
import { longDay, weekday, weekOf } from './days.ts';
import { entryName } from './entry-name.ts';
import { dropOn, dropOrder, formerBatches, orderCounts, orderOn, plan } from './plan-state.ts';
import { esPlan } from './texts.ts';

/** What is dragged is a recipe, and nothing else a browser lets fall here. */
const KIND = 'application/x-obrador-receta';

/** Lets a recipe be taken by the mouse. */
export const dragged = (recipe: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer?.setData(KIND, recipe),
});

/** The week of the day on screen: each day opens, and takes the recipe that is dropped on it. */
export function PlanWeek({ day, entries }: { day: string; entries: readonly Entry[] }) {
  return (
    <nav class="plan-week screen-only" aria-label={esPlan.week}>
      {weekOf(day).map((each) => (
        <WeekDay key={each} day={each} isShown={each === day} entries={entries} />
      ))}
    </nav>
  );
}

interface WeekDayProps {
  readonly day: string;
  readonly isShown: boolean;
  readonly entries: readonly Entry[];
}

function WeekDay({ day, isShown, entries }: WeekDayProps) {
  const [isOver, setOver] = useState(false);
  const there = { kind: 'taller', page: 'plan', day } as const;
  const count = (isShown ? plan.value?.pedidos.length : orderCounts.value.get(day)) ?? 0;
  const take = (event: DragEvent) => {
    setOver(false);
    const entry = entries.find(({ id }) => id === event.dataTransfer?.getData(KIND));
    if (!entry) return;
    event.preventDefault();
    void put(entry, day);
  };
  return (
    <a
      href={pathOf(there)}
      aria-current={isShown ? 'date' : undefined}
      aria-label={esPlan.weekDay(longDay(day), count)}
      data-over={isOver}
      onClick={within(() => arrive(there))}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes(KIND)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      {weekday(day)} {count > 0 && <small>{count}</small>}
    </a>
  );
}

/** An order of the day on screen goes to the other day; a recipe of the book is added to it. */
async function put(entry: Entry, day: string): Promise<void> {
  const shown = plan.peek();
  const order = shown?.pedidos.find(({ receta }) => receta === entry.id);
  if (shown === null || (order && day === shown.id)) return;
  if (!(await orderOn(day, order ?? { receta: entry.id, lote: firstBatch(entry) }))) return;
  if (order) await dropOrder(entry.id);
  const undo = async () => {
    if (order) await orderOn(shown.id, order);
    await dropOn(day, entry.id);
  };
  tell(esPlan.putOn(entryName(entry), longDay(day)), { label: esBench.undo, run: () => void undo() });
}

/** The recipes of the book, to be dragged onto a day; without a mouse they are chosen from the list. */
export function PlanBook({ entries }: { entries: readonly Entry[] }) {
  return (
    <details class="plan-book screen-only">
      <summary>{esPlan.drag}</summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} {...dragged(entry.id)}>
            {entryName(entry)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** As it was last planned, as the recipe is usually made, or as much as its formula weighs. */
export function firstBatch({ id, content }: Entry): Batch {
  const former = formerBatches.peek().get(id);
  if (former) return former;
  if (content.lote && gramsOf(content.lote) !== null) return content.lote;
  const total = content.ingredientes.reduce((sum, { gramos }) => sum + (gramos ?? 0), 0);
  return { ...NO_BATCH, total: total > 0 ? total : null };
}
