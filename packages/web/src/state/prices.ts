import { signal } from '@preact/signals';
import { CRAFT_IDS, type CraftId, isObject, type PerCraft } from '../engine.ts';
import type { Prices } from '../request.ts';
import { readAmount } from './recipe.ts';
import { load, onOtherTab, save } from './storage.ts';

const KEY = 'precios';

/** The person's own prices, kept in this browser for every recipe of a craft. */
const prices = signal<PerCraft<Prices>>(load(KEY, readPrices));
onOtherTab(KEY, () => {
  prices.value = load(KEY, readPrices);
});

export function pricesOf(craft: CraftId): Prices {
  return prices.value[craft] ?? {};
}

/** False when the browser refuses to keep it: then it lasts as long as the page. */
export function setPrice(craft: CraftId, name: string, price: number | null): boolean {
  const { [name]: _former, ...rest } = pricesOf(craft);
  prices.value = { ...prices.value, [craft]: price === null ? rest : { ...rest, [name]: price } };
  return save(KEY, prices.value);
}

function readPrices(value: unknown): PerCraft<Prices> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    CRAFT_IDS.map((id) => {
      const own = value[id];
      const entries = isObject(own) ? Object.entries(own).filter(([, price]) => readAmount(price) !== null) : [];
      return [id, Object.fromEntries(entries) as Prices];
    }),
  );
}
