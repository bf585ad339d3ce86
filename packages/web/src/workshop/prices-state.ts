import { type ListedPrice, pricesOn } from '@obrador/engine/taller';
import { signal } from '@preact/signals';
import { loadPrices } from '../bench/prices.ts';
import { loadCraft } from '../crafts/craft-engines.ts';
import { CRAFT_IDS, type CraftId, fold } from '../crafts/engine.ts';
import { priceName } from '../recipe/request.ts';
import type { Entry } from '../storage/book.ts';
import { changed, had, kept, onWritten, shelves } from '../storage/browser-notebook.ts';
import { priceId } from '../storage/ids.ts';
import { type PriceRecord, SCHEMA } from '../storage/records.ts';
import { newId } from '../storage/tabs.ts';
import type { PriceListRecord } from '../storage/workshop-records.ts';
import { today } from './days.ts';

/** Price lists that were brought in, the last first. */
export const lists = signal<readonly PriceListRecord[]>([]);

export async function loadLists(): Promise<void> {
  const read = await had(shelves.read('tarifas'));
  if (read) lists.value = read.records.map(readable).sort((a, b) => b.creada - a.creada);
}
onWritten(['tarifas'], () => void loadLists());

/** Rows of a list that say no price are none. */
function readable(list: PriceListRecord): PriceListRecord {
  return {
    ...list,
    precios: list.precios.filter(({ nombre, precio }) => typeof nombre === 'string' && Number.isFinite(precio)),
  };
}

/** A price, and the name it is kept under in each craft it counts in. */
export interface Placed {
  readonly listed: ListedPrice;
  readonly places: readonly { readonly craft: CraftId; readonly name: string }[];
}

/** Where each price of a list counts: in the crafts that know its name, and in the recipes that use it. */
export async function placed(prices: Iterable<ListedPrice>, entries: readonly Entry[]): Promise<readonly Placed[]> {
  const crafts = await Promise.all(CRAFT_IDS.map(loadCraft));
  const used = new Map<string, string>();
  for (const { craft, content } of entries) {
    for (const { nombre } of content.ingredientes) used.set(`${craft}/${fold(nombre)}`, nombre);
  }
  return [...prices].map((listed) => ({
    listed,
    places: crafts.flatMap((craft) => {
      const name = craft.find(listed.name)
        ? priceName(craft, listed.name)
        : used.get(`${craft.id}/${fold(listed.name)}`);
      return name === undefined ? [] : [{ craft: craft.id, name }];
    }),
  }));
}

/** What a price is called among the recipes keyed by price. */
export function changesOf(all: readonly Placed[]): ReadonlyMap<string, number> {
  return new Map(
    all.flatMap(({ listed, places }) => places.map(({ craft, name }) => [`${craft}/${name}`, listed.price] as const)),
  );
}

/** Of a list, the prices that count today. */
export function inForce(prices: readonly ListedPrice[]): readonly ListedPrice[] {
  return [...pricesOn([prices], today()).values()];
}

function recordsOf(all: readonly Placed[]): PriceRecord[] {
  return all.flatMap(({ listed, places }) =>
    places.map(({ craft, name }) => ({
      v: SCHEMA,
      id: priceId(craft, name),
      oficio: craft,
      nombre: name,
      precio: listed.price,
      modificado: Date.now(),
    })),
  );
}

/** Keeps prices, and the list they came in when they came in one: all of it or nothing. */
export async function acceptPrices(all: readonly Placed[], list: PriceListRecord | null): Promise<boolean> {
  const done = await kept(
    shelves.write(['precios', 'tarifas'], async (writer) => {
      for (const record of recordsOf(all)) await writer.put('precios', record);
      if (list) await writer.add('tarifas', list);
      return true;
    }),
  );
  if (done) changed();
  await Promise.all([loadPrices(), loadLists()]);
  return done === true;
}

export function listOf(name: string, prices: readonly ListedPrice[]): PriceListRecord {
  return {
    v: SCHEMA,
    id: newId(),
    nombre: name,
    creada: Date.now(),
    precios: prices.map(({ name: nombre, price, date }) => ({ nombre, precio: price, fecha: date })),
  };
}

/** Prices of kept lists whose day has come since, unless the person set another one after that day. */
export async function acceptDue(entries: readonly Entry[]): Promise<void> {
  const due = lists
    .peek()
    .flatMap(({ creada, precios }) =>
      precios
        .filter(({ fecha }) => fecha !== null && fecha <= today() && Date.parse(fecha) > creada)
        .map(({ nombre, precio, fecha }): ListedPrice => ({ name: nombre, price: precio, date: fecha })),
    );
  if (due.length === 0) return;
  const current = new Map((await had(shelves.read('precios')))?.records.map((record) => [record.id, record]) ?? []);
  const fresh = (await placed(inForce(due), entries)).map(({ listed, places }) => ({
    listed,
    places: places.filter(({ craft, name }) => {
      const set = current.get(priceId(craft, name))?.modificado ?? 0;
      return set < Date.parse(listed.date!);
    }),
  }));
  if (fresh.some(({ places }) => places.length > 0)) await acceptPrices(fresh, null);
}
