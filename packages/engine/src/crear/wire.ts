import type { Craft } from '../craft/craft.ts';
import { CRAFT_FOODS } from '../despensa/names.ts';
import type { Amounts } from './lines.ts';

/** A formula on the wire of its craft. */
export function wireBody(craft: Craft, type: string, parts: Amounts, extra: object = {}) {
  const { name, weight } = craft.shape;
  const { wireName } = CRAFT_FOODS[craft.id];
  const ingredients = [...parts].map(([food, grams]) => ({ [name]: wireName(food), [weight]: grams }));
  return { type, ...extra, ingredients };
}
