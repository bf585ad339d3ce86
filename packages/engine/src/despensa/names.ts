import type { CraftId } from '../craft/ids.ts';
import { CRAFT_FOODS as gathered } from './craft-foods.gen.ts';
import type { CraftFoods } from './craft-foods.ts';
import { teach } from './lessons.ts';
import { loaded } from './loaded.ts';
import { type FoodReader, type FoodReading, PANTRY_CALLS, readerFor } from './reader.ts';

export const CRAFT_FOODS: Readonly<Record<CraftId, CraftFoods<unknown>>> = gathered;

const readers = new Map<CraftId | undefined, FoodReader>();

/**
 * The food a person means by a text in a craft, how sure that is, or up to three foods it may have meant. Without a
 * craft no generic word stands for a usual food.
 */
export function findFood(text: string, craft?: CraftId): FoodReading {
  teach();
  let reader = readers.get(craft);
  if (reader === undefined) {
    // One memory for a craft, so that a request reads each of its names once.
    reader = craft === undefined ? readerFor(PANTRY_CALLS) : (loaded(craft)?.read ?? readerFor(CRAFT_FOODS[craft]));
    readers.set(craft, reader);
  }
  return reader(text);
}
