import type { Food } from './food.ts';

/** Whether a food contains an allergen; `gluten` and `frutos_cascara` stand for all of theirs. */
export function contains(food: Food, allergen: string): boolean {
  return food.contiene.some((code) => code === allergen || code.startsWith(`${allergen}:`));
}
