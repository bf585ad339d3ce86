import type { Food } from '../despensa/food.ts';
import { isPlainSpice } from '../despensa/kinds.ts';

/** Annex VII, part B: up to this share of the food. */
const MOST_SPICES = 2;

/** Foods that the list may call «especias»: several, no more than 2 % together. */
export function spicesAmong(parts: readonly { readonly food: Food; readonly grams: number }[]): ReadonlySet<string> {
  const spices = parts.filter(({ food }) => isPlainSpice(food));
  const ids = new Set(spices.map(({ food }) => food.id));
  const total = spices.reduce((sum, { grams }) => sum + grams, 0);
  return ids.size > 1 && total <= MOST_SPICES ? ids : new Set();
}
