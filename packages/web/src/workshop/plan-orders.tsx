import { USUAL_OVERRUN } from '@obrador/engine/taller';
import { useRef } from 'preact/hooks';
import { esBench } from '../bench/texts.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { gramsOf } from '../recipe/batch.ts';
import { batchText } from '../recipe/batch-text.ts';
import type { Entry } from '../storage/book.ts';
import type { Batch, BatchKind } from '../storage/records.ts';
import type { KeptOrder } from '../storage/workshop-records.ts';
import { Chooser } from '../ui/chooser.tsx';
import { readFigure } from '../ui/figure.ts';
import { focusSoon } from '../ui/focus.ts';
import { CrossIcon } from '../ui/icons.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { tell } from '../ui/screen.ts';
import { shortDay } from './days.ts';
import { entryName } from './entry-name.ts';
import { massText } from './mass.ts';
import { addOrder, changeOrder, copyOrders, dropOrder, formerDay } from './plan-state.ts';
import { dragged, firstBatch, PlanBook } from './plan-week.tsx';
import { esPlan } from './texts.ts';

const ADD_ID = 'anadir-al-plan';

interface OrdersProps {
  readonly entries: readonly Entry[];
  readonly orders: readonly KeptOrder[];
  /** kg/l of the mix of a recipe, where it is known. */
  readonly densityOf: (recipe: string) => number | undefined;
}

/** What is made on the day, and how much of it. */
export function PlanOrders({ entries, orders, densityOf }: OrdersProps) {
  const rest = entries.filter(({ id }) => !orders.some(({ receta }) => receta === id));
  const sorted = [...rest].sort((a, b) => a.title.localeCompare(b.title, 'es'));
  const former = formerDay.value;
  return (
    <section class="plan-orders" aria-labelledby="pedidos">
      <h3 id="pedidos">{esPlan.orders}</h3>
      {orders.length === 0 && <p class="lead">{entries.length === 0 ? esPlan.noBook : esPlan.noOrders}</p>}
      <ul>
        {orders.map((order) => (
          <OrderRow
            key={order.receta}
            order={order}
            entry={entries.find(({ id }) => id === order.receta) ?? null}
            density={densityOf(order.receta)}
          />
        ))}
      </ul>
      <div class="actions screen-only">
        {sorted.length > 0 && <AddOrder entries={sorted} />}
        {orders.length === 0 && former !== null && (
          <button type="button" class="secondary" onClick={() => void copyOrders(former)}>
            {esPlan.copyFrom(shortDay(former))}
          </button>
        )}
      </div>
      {sorted.length > 0 && <PlanBook entries={sorted} />}
    </section>
  );
}

function AddOrder({ entries }: Pick<OrdersProps, 'entries'>) {
  const add = (chosen: string) => {
    const entry = entries.find(({ id }) => id === chosen);
    if (!entry) return;
    void addOrder({ receta: entry.id, lote: firstBatch(entry) });
    focusSoon(amountId(entry.id));
  };
  return (
    <Chooser id={ADD_ID} label={esPlan.add} none={esPlan.choose} take={esPlan.addChosen} onTake={add}>
      {entries.map((entry) => (
        <option key={entry.id} value={entry.id}>
          {entryName(entry)} · {CRAFTS[entry.craft].label}
        </option>
      ))}
    </Chooser>
  );
}

const amountId = (recipe: string) => `cantidad-${recipe}`;

interface RowProps {
  readonly order: KeptOrder;
  readonly entry: Entry | null;
  readonly density: number | undefined;
}

function OrderRow({ order, entry, density }: RowProps) {
  const title = entry === null ? esPlan.gone : entryName(entry);
  const { lote } = order;
  const set = (change: Partial<Batch>) => void changeOrder(order.receta, change);
  const grams = gramsOf(lote, density);
  const kinds = kindsFor(entry, lote);
  /** The amount written in this row: a unit chosen after it keeps it. */
  const written = useRef<number | null>(null);
  const setAmount = (kind: BatchKind, amount: number | null) => {
    written.current = amount;
    set({ kind, ...amountOf(kind, amount) });
  };
  const setKind = (kind: BatchKind) =>
    set({ kind, ...(lote[MEASURES[kind].field] === null && amountOf(kind, written.current)) });
  return (
    <li class="order">
      <span class="order-title" {...dragged(order.receta)}>
        {title}
      </span>
      <span class="order-said">{grams === null ? missing(lote) : orderText(lote, grams, entry)}</span>
      <span class="order-fields screen-only">
        <Amount id={amountId(order.receta)} title={title} batch={lote} kinds={kinds} set={setAmount} />
        <select
          aria-label={esPlan.unit(title)}
          value={lote.kind}
          onChange={(event) => setKind(event.currentTarget.value as BatchKind)}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {esPlan.units[kind]}
            </option>
          ))}
        </select>
        {(lote.kind === 'piezas' || lote.kind === 'moldes') && (
          <span>
            {esPlan.eachShort}{' '}
            <NumberField
              label={esPlan.each(title)}
              unit="g"
              value={lote.each}
              step={10}
              onChange={(each) => set({ each })}
            />{' '}
            g
          </span>
        )}
        {lote.kind === 'litros' && (
          <span>
            <NumberField
              label={esPlan.air(title)}
              unit="%"
              value={lote.overrun ?? USUAL_OVERRUN}
              onChange={(overrun) => set({ overrun })}
            />{' '}
            {esPlan.airShort}
          </span>
        )}
        <button
          type="button"
          class="quiet"
          aria-label={esPlan.removeOf(title)}
          onClick={() => {
            void dropOrder(order.receta);
            focusSoon(ADD_ID);
            tell(esPlan.removed(title), { label: esBench.undo, run: () => void addOrder(order) });
          }}
        >
          <CrossIcon />
        </button>
      </span>
    </li>
  );
}

/** What is not said yet of an order. */
function missing({ kind, count, each }: Batch): string {
  return (kind === 'piezas' || kind === 'moldes') && count !== null && each === null
    ? esPlan.noPiece[kind]
    : esPlan.noAmount;
}

function orderText(batch: Batch, grams: number, entry: Entry | null): string {
  const mass = massText(grams);
  const text = entry === null ? '' : batchText(batch, entry.craft);
  return text === '' ? mass : `${text}: ${mass}`;
}

/** Litres only where there is air; moulds where the recipe was made in them. */
function kindsFor(entry: Entry | null, { kind: current }: Batch): readonly BatchKind[] {
  const kinds: BatchKind[] = ['total', 'piezas'];
  if (entry && CRAFTS[entry.craft].isWhipped) kinds.push('litros');
  if (entry?.content.lote?.kind === 'moldes') kinds.push('moldes');
  return kinds.includes(current) ? kinds : [...kinds, current];
}

/** Where each kind of batch keeps its amount, and what one of its unit is there. */
const MEASURES = {
  total: { field: 'total', unit: 'kg', worth: 1000 },
  litros: { field: 'litres', unit: 'l', worth: 1 },
  piezas: { field: 'count', unit: 'uds', worth: 1 },
  moldes: { field: 'count', unit: 'uds', worth: 1 },
} as const satisfies Record<BatchKind, { field: keyof Batch; unit: string; worth: number }>;

const amountOf = (kind: BatchKind, amount: number | null): Partial<Batch> => ({
  [MEASURES[kind].field]: amount === null ? null : amount * MEASURES[kind].worth,
});

interface AmountProps {
  readonly id: string;
  readonly title: string;
  readonly batch: Batch;
  readonly kinds: readonly BatchKind[];
  readonly set: (kind: BatchKind, amount: number | null) => void;
}

/** Kilos, litres or pieces: as the unit says, or as it is written («40 uds»). */
function Amount({ id, title, batch, kinds, set }: AmountProps) {
  const { field, unit, worth } = MEASURES[batch.kind];
  const held = batch[field];
  const elsewhere = (text: string) => {
    const read = kinds.map((kind) => [kind, readFigure(text, MEASURES[kind].unit, null, false)] as const);
    const [kind, amount] = read.find(([, amount]) => amount !== null) ?? [];
    if (kind === undefined || amount === undefined) return null;
    set(kind, amount);
    return amount;
  };
  return (
    <NumberField
      id={id}
      label={esPlan.amount(title)}
      unit={unit}
      value={held === null ? null : held / worth}
      onChange={(amount) => set(batch.kind, amount)}
      elsewhere={elsewhere}
    />
  );
}
