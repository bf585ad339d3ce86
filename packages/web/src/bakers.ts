import type { Craft } from './engine.ts';
import type { Recipe } from './state/recipe.ts';

/** Per line, grams per 100 g of flour; null in crafts that do not reckon on flour. */
export function bakersPercents(_craft: Craft, _recipe: Recipe): ReadonlyMap<number, number> | null {
  return null;
}
