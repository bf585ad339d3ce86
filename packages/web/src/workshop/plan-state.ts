import { signal } from '@preact/signals';
import { changed, had, kept, keptOrHeld, onWritten, shelves } from '../storage/browser-notebook.ts';
import { type Batch, isBatch, SCHEMA } from '../storage/records.ts';
import type { KeptOrder, PlanRecord } from '../storage/workshop-records.ts';
import { shifted } from './days.ts';

/** The plan on screen; null until it was read. */
export const plan = signal<PlanRecord | null>(null);
/** The last day before it that has anything; null when there is none. */
export const formerDay = signal<string | null>(null);

/** How much was last made of each recipe, on whatever day. */
export const formerBatches = signal<ReadonlyMap<string, Batch>>(new Map());
/** Orders of the day after the one on screen. */
export const nextOrders = signal<readonly KeptOrder[]>([]);

/** How many orders each day has. */
export const orderCounts = signal<ReadonlyMap<string, number>>(new Map());

const blank = (day: string): PlanRecord => ({ v: SCHEMA, id: day, pedidos: [], hechos: [], modificado: 0 });

export async function loadPlan(day: string): Promise<void> {
  const read = await had(shelves.read('planes'));
  const plans = (read?.records ?? []).map(readable);
  const planOf = (id: string) => plans.find((each) => each.id === id) ?? blank(id);
  plan.value = planOf(day);
  nextOrders.value = planOf(shifted(day, 1)).pedidos;
  const byTime = [...plans].sort((a, b) => a.modificado - b.modificado);
  formerBatches.value = new Map(byTime.flatMap(({ pedidos }) => pedidos.map(({ receta, lote }) => [receta, lote])));
  orderCounts.value = new Map(plans.map(({ id, pedidos }) => [id, pedidos.length]));
  formerDay.value =
    plans
      .filter(({ id, pedidos }) => id < day && pedidos.length > 0)
      .map(({ id }) => id)
      .sort()
      .at(-1) ?? null;
}

onWritten(['planes'], () => {
  if (plan.peek() !== null && pending === 0) void loadPlan(plan.peek()!.id);
});

/** Orders whose amount cannot be read are still orders for the recipe. */
function readable(record: PlanRecord): PlanRecord {
  return {
    ...record,
    pedidos: record.pedidos.filter(({ receta, lote }) => typeof receta === 'string' && isBatch(lote)),
  };
}

/** Changes not written yet: until they are, what is on screen is newer than what comes back. */
let pending = 0;
let changeCount = 0;

/** Changes what is kept, so that two tabs agree; false when the browser keeps nothing. */
async function changePlan(change: (plan: PlanRecord) => PlanRecord, counts = true, isShown = true): Promise<boolean> {
  const shown = plan.peek();
  if (shown === null) return false;
  const next = { ...change(shown), modificado: Date.now() };
  if (isShown) plan.value = next;
  pending += 1;
  changeCount += 1;
  return writeChange(`planes/${changeCount}`, { change, counts, shown: next });
}

interface Change {
  readonly change: (plan: PlanRecord) => PlanRecord;
  readonly counts: boolean;
  /** The plan as it is on screen with it. */
  readonly shown: PlanRecord;
}

async function writeChange(key: string, made: Change): Promise<boolean> {
  const { change, counts, shown } = made;
  const writing = shelves.write(['planes'], async (writer) => {
    const current = readable((await writer.get('planes', shown.id)) ?? blank(shown.id));
    const next = { ...change(current), modificado: Date.now() };
    await writer.put('planes', next);
    return next;
  });
  const written = await keptOrHeld(key, writing, {
    again: () => writeChange(key, made),
    records: [{ store: 'planes', record: shown }],
  });
  if (written === null) return false;
  pending -= 1;
  // A tick or a corrected amount is no reason to ask for a copy.
  if (counts) changed();
  if (pending === 0 && plan.peek()?.id === written.id) plan.value = written;
  return true;
}

const withOrder = (order: KeptOrder) => (current: PlanRecord) => ({
  ...current,
  pedidos: [...current.pedidos.filter(({ receta }) => receta !== order.receta), order],
});

export const addOrder = (order: KeptOrder) => changePlan(withOrder(order));

export const changeOrder = (recipe: string, change: Partial<Batch>) =>
  changePlan(
    (current) => ({
      ...current,
      pedidos: current.pedidos.map((order) =>
        order.receta === recipe ? { ...order, lote: { ...order.lote, ...change } } : order,
      ),
    }),
    false,
  );

const without = (recipe: string) => (current: PlanRecord) => ({
  ...current,
  pedidos: current.pedidos.filter(({ receta }) => receta !== recipe),
});

export const dropOrder = (recipe: string) => changePlan(without(recipe));

/** Puts an order on any day, in place of what that day had of its recipe. False when the browser does not keep it. */
export const orderOn = (day: string, order: KeptOrder) => changeDay(day, withOrder(order));

/** Takes a recipe off any day. */
export const dropOn = (day: string, recipe: string) => changeDay(day, without(recipe));

async function changeDay(day: string, change: (plan: PlanRecord) => PlanRecord): Promise<boolean> {
  const shown = plan.peek()?.id;
  if (shown === undefined || day === shown) return changePlan(change);
  const written = await kept(
    shelves.write(['planes'], async (writer) => {
      const current = readable((await writer.get('planes', day)) ?? blank(day));
      await writer.put('planes', { ...change(current), modificado: Date.now() });
      return true;
    }),
  );
  if (!written) return false;
  changed();
  if (pending === 0) await loadPlan(shown);
  return true;
}

/** Shown as done once it is kept: false when it is not. */
export const tick = (key: string, done: boolean) =>
  changePlan(
    (current) => ({
      ...current,
      hechos: done ? [...new Set([...current.hechos, key])] : current.hechos.filter((each) => each !== key),
    }),
    false,
    false,
  );

/** The orders of another day, with nothing ticked off. */
export async function copyOrders(day: string): Promise<void> {
  const other = await had(shelves.get('planes', day));
  if (other) await changePlan((current) => ({ ...current, pedidos: readable(other).pedidos, hechos: [] }));
}
