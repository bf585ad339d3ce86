import type { Food } from '../despensa/food.ts';

/** Spices of the pantry that annex VII, part B, lets stand under one name. */
const SPICES: ReadonlySet<string> = new Set([
  'canela_molida',
  'cardamomo',
  'jengibre_polvo',
  'curcuma',
  'azafran',
  'pimienta_negra',
  'nuez_moscada',
  'clavo',
  'anis_grano',
  'pimenton',
]);

/** Annex VII, part B: up to this share of the food. */
const MOST_SPICES = 2;

/** Foods that the list may call «especias»: several, no more than 2 % together. */
export function spicesAmong(parts: readonly { readonly food: Food; readonly grams: number }[]): ReadonlySet<string> {
  const spices = parts.filter(({ food }) => SPICES.has(food.id));
  const ids = new Set(spices.map(({ food }) => food.id));
  const total = spices.reduce((sum, { grams }) => sum + grams, 0);
  return ids.size > 1 && total <= MOST_SPICES ? ids : new Set();
}
