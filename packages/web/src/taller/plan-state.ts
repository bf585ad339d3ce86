import { signal } from '@preact/signals';
import { changed, kept, onWritten, shelves } from '../state/notebook.ts';
import { isBatch, SCHEMA } from '../storage/records.ts';
import type { KeptOrder, PlanRecord } from '../storage/workshop-records.ts';

/** The plan on screen; null until it was read. */
export const plan = signal<PlanRecord | null>(null);
/** The last day before it that has anything; null when there is none. */
export const formerDay = signal<string | null>(null);

const blank = (day: string): PlanRecord => ({ v: SCHEMA, id: day, pedidos: [], hechos: [], modificado: 0 });

export async function loadPlan(day: string): Promise<void> {
  const read = await kept(shelves.read('planes'));
  const plans = read?.records ?? [];
  plan.value = readable(plans.find(({ id }) => id === day) ?? blank(day));
  formerDay.value =
    plans
      .filter(({ id, pedidos }) => id < day && pedidos.length > 0)
      .map(({ id }) => id)
      .sort()
      .at(-1) ?? null;
}

onWritten(['planes'], () => {
  if (plan.peek() !== null) void loadPlan(plan.peek()!.id);
});

/** Orders whose amount cannot be read are still orders for the recipe. */
function readable(record: PlanRecord): PlanRecord {
  return {
    ...record,
    pedidos: record.pedidos.filter(({ receta, lote }) => typeof receta === 'string' && isBatch(lote)),
  };
}

/** Changes are made on what is kept, so that two tabs, or a tablet and its neighbour tab, do not undo each other. */
async function changePlan(change: (plan: PlanRecord) => PlanRecord, counts = true): Promise<void> {
  const shown = plan.peek();
  if (shown === null) return;
  plan.value = change(shown);
  const written = await kept(
    shelves.write(['planes'], async (writer) => {
      const current = readable((await writer.get('planes', shown.id)) ?? blank(shown.id));
      const next = { ...change(current), modificado: Date.now() };
      await writer.put('planes', next);
      return next;
    }),
  );
  if (written === null) return;
  // A tick or a corrected amount is no reason to ask for a copy.
  if (counts) changed();
  if (plan.peek()?.id === written.id) plan.value = written;
}

export const setOrder = (order: KeptOrder) => {
  const isOrder = ({ receta }: KeptOrder) => receta === order.receta;
  return changePlan(
    (current) => ({
      ...current,
      pedidos: current.pedidos.some(isOrder)
        ? current.pedidos.map((each) => (isOrder(each) ? order : each))
        : [...current.pedidos, order],
    }),
    plan.peek()?.pedidos.some(isOrder) !== true,
  );
};

export const dropOrder = (recipe: string) =>
  changePlan((current) => ({ ...current, pedidos: current.pedidos.filter(({ receta }) => receta !== recipe) }));

export const tick = (key: string, done: boolean) =>
  changePlan(
    (current) => ({
      ...current,
      hechos: done ? [...new Set([...current.hechos, key])] : current.hechos.filter((each) => each !== key),
    }),
    false,
  );

/** The orders of another day, with nothing ticked off. */
export async function copyOrders(day: string): Promise<void> {
  const other = await kept(shelves.get('planes', day));
  if (other) await changePlan((current) => ({ ...current, pedidos: readable(other).pedidos, hechos: [] }));
}
