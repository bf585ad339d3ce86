import type { Craft } from '../craft/craft.ts';
import { OFICIOS } from '../despensa/names.ts';
import type { Amounts } from './lines.ts';
import { oficioOf } from './trades.ts';

/** A formula on the wire of its craft. */
export function wireBody(craft: Craft, type: string, parts: Amounts, extra: object = {}) {
  const { name, weight } = craft.shape;
  const { wireName } = OFICIOS[oficioOf(craft)];
  const ingredients = [...parts].map(([food, grams]) => ({ [name]: wireName(food), [weight]: grams }));
  return { type, ...extra, ingredients };
}
