import type { Craft } from '../crafts/engine.ts';
import type { Content, Measures } from '../storage/records.ts';
import { fromContent } from './recipe.ts';
import { requestOf } from './request.ts';

/** What the mixer warmed a dough by, as bakers reckon it; null while flour, water and dough were not measured. */
export function frictionOf(craft: Craft, content: Content, { temperatura, ...told }: Measures): number | null {
  if (craft.friction === undefined || temperatura === undefined) return null;
  const { body } = requestOf(fromContent('', content), craft, {});
  try {
    return craft.friction({ ...body, proceso: { ...told, temperaturaMasaMedida: temperatura } });
  } catch {
    // A dough the engine refuses teaches nothing.
    return null;
  }
}
