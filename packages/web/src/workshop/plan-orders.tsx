import { USUAL_OVERRUN } from '@obrador/engine/taller';
import { esBench } from '../bench/texts.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { gramsOf } from '../recipe/batch.ts';
import { batchText } from '../recipe/batch-text.ts';
import type { Entry } from '../storage/book.ts';
import type { Batch, BatchKind } from '../storage/records.ts';
import type { KeptOrder } from '../storage/workshop-records.ts';
import { Chooser } from '../ui/chooser.tsx';
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
  return (
    <li class="order">
      <span class="order-title" {...dragged(order.receta)}>
        {title}
      </span>
      <span class="order-said">{grams === null ? missing(lote) : orderText(lote, grams, entry)}</span>
      <span class="order-fields screen-only">
        <Amount id={amountId(order.receta)} title={title} batch={lote} set={set} />
        <select
          aria-label={esPlan.unit(title)}
          value={lote.kind}
          onChange={(event) => set({ kind: event.currentTarget.value as BatchKind })}
        >
          {kindsFor(entry, lote).map((kind) => (
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

interface AmountProps {
  readonly id: string;
  readonly title: string;
  readonly batch: Batch;
  readonly set: (change: Partial<Batch>) => void;
}

/** Kilos, litres or pieces, as the unit says. */
function Amount({ id, title, batch, set }: AmountProps) {
  const { kind, total, litres, count } = batch;
  const common = { id, label: esPlan.amount(title) };
  if (kind === 'total') {
    const kilos = total === null ? null : total / 1000;
    return (
      <NumberField {...common} unit="kg" value={kilos} onChange={(x) => set({ total: x === null ? null : x * 1000 })} />
    );
  }
  if (kind === 'litros')
    return <NumberField {...common} unit="l" value={litres} onChange={(x) => set({ litres: x })} />;
  return <NumberField {...common} value={count} onChange={(x) => set({ count: x })} />;
}
