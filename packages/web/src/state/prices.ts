import { signal } from '@preact/signals';
import { CRAFT_IDS, type CraftId, isObject } from '../engine.ts';
import type { Prices } from '../request.ts';
import { readAmount } from './recipe.ts';
import { load, save } from './storage.ts';

const KEY = 'precios';

/** The person's own prices, kept in this browser for every recipe of a craft. */
const prices = signal<Readonly<Partial<Record<CraftId, Prices>>>>(load(KEY, readPrices));

export function pricesOf(craft: CraftId): Prices {
  return prices.value[craft] ?? {};
}

export function setPrice(craft: CraftId, name: string, price: number | null): void {
  const { [name]: _former, ...rest } = pricesOf(craft);
  prices.value = { ...prices.value, [craft]: price === null ? rest : { ...rest, [name]: price } };
  save(KEY, prices.value);
}

function readPrices(value: unknown): Partial<Record<CraftId, Prices>> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    CRAFT_IDS.map((id) => {
      const own = value[id];
      const entries = isObject(own) ? Object.entries(own).filter(([, price]) => readAmount(price) !== null) : [];
      return [id, Object.fromEntries(entries) as Prices];
    }),
  );
}
