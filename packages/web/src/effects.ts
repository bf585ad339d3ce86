import { type Craft, InputError } from './engine.ts';
import type { Request } from './request.ts';

/** How every parameter moves when `grams` of one ingredient are added: the engine asked twice. */
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
  const before = paramsOf(craft, body);
  const after = paramsOf(craft, { ...body, ingredients: more });
  if (!before || !after) return null;
  return Object.fromEntries(
    Object.keys(after).flatMap((key) => (key in before ? [[key, after[key]! - before[key]!]] : [])),
  );
}

function paramsOf(craft: Craft, body: unknown): Readonly<Record<string, number>> | null {
  try {
    return (craft.balance(body) as { params: Record<string, number> }).params;
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
