import { signal } from '@preact/signals';
import type { CraftId, PerCraft } from '../crafts/engine.ts';
import type { Prices } from '../recipe/request.ts';
import { changed, had, keptOrHeld, onWritten, shelves } from '../storage/browser-notebook.ts';
import { priceId } from '../storage/ids.ts';
import { type PriceRecord, SCHEMA } from '../storage/records.ts';

/** The person's own prices, for every recipe of a craft. */
const prices = signal<PerCraft<Prices>>({});

export function pricesOf(craft: CraftId): Prices {
  return prices.value[craft] ?? {};
}

/** How many prices have been set here: what was read before one of them is behind it. */
let set = 0;

/** What is read and known already changes nothing: a proposal asked for with these prices stands. */
export async function loadPrices(): Promise<void> {
  const before = set;
  const read = await had(shelves.read('precios'));
  if (!read) return;
  if (set !== before) return loadPrices();
  const found = byCraft(read.records);
  if (JSON.stringify(found) !== JSON.stringify(prices.value)) prices.value = found;
}
onWritten(['precios'], () => void loadPrices());

/** Counts at once; false when the browser does not keep it, and then the page holds it until it does. */
export async function setPrice(craft: CraftId, name: string, price: number | null): Promise<boolean> {
  set += 1;
  const { [name]: _former, ...rest } = pricesOf(craft);
  prices.value = { ...prices.value, [craft]: price === null ? rest : { ...rest, [name]: price } };
  const record: PriceRecord = {
    v: SCHEMA,
    id: priceId(craft, name),
    oficio: craft,
    nombre: name,
    precio: price,
    modificado: Date.now(),
  };
  const written = shelves.write(['precios'], (writer) => writer.put('precios', record).then(() => true));
  const done = await keptOrHeld(`precios/${record.id}`, written, {
    again: () => setPrice(craft, name, price),
    records: [{ store: 'precios', record }],
  });
  if (done) changed();
  return done === true;
}

function byCraft(records: readonly PriceRecord[]): PerCraft<Prices> {
  const found = new Map<CraftId, Record<string, number>>();
  for (const { oficio, nombre, precio } of records) {
    if (precio === null) continue;
    found.set(oficio, { ...found.get(oficio), [nombre]: precio });
  }
  return Object.fromEntries(found);
}
