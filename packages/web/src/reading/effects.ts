import type { Craft } from '../crafts/engine.ts';
import { readingOf } from '../recipe/reading.ts';
import type { Request } from '../recipe/request.ts';

/** How every meter and figure moves when `grams` of one ingredient are added: the engine asked twice. */
export function effectsOf(
  craft: Craft,
  { body, lines }: Request,
  lineId: number,
  grams: number,
): Readonly<Record<string, number>> | null {
  const index = lines.findIndex(({ id }) => id === lineId);
  if (index < 0) return null;
  const { weight } = craft.shape;
  const more = body.ingredients.map((item, i) =>
    i === index ? { ...item, [weight]: Number(item[weight]) + grams } : item,
  );
  const before = valuesOf(craft, body);
  const after = valuesOf(craft, { ...body, ingredients: more });
  if (!before || !after) return null;
  return Object.fromEntries(
    [...after].flatMap(([key, value]) => (before.has(key) ? [[key, value - before.get(key)!]] : [])),
  );
}

/** What a reading may show: its values, and those only its meters have. */
function valuesOf(craft: Craft, body: Request['body']): ReadonlyMap<string, number> | null {
  const reading = readingOf(craft, body);
  if (reading?.kind !== 'reading') return null;
  const { values, meters } = reading.analysis;
  return new Map([...Object.entries(values), ...meters.map(({ key, value }) => [key, value] as const)]);
}
