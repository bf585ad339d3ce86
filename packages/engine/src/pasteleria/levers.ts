import type { LeverInfo } from '../craft/craft.ts';
import { leverOf } from '../craft/mover.ts';
import { readBody, readItems } from '../craft/read.ts';
import { type Resolved, resolve } from './resolve.ts';
import { LEVERS, MOVERS } from './roles.gen.ts';
import { SHAPE } from './shape.ts';

/** Whether its weight may change for the sake of another number. */
export function isLever({ parts }: Pick<Resolved, 'parts'>): boolean {
  return parts.some(({ ingredient }) => LEVERS.has(ingredient.role));
}

export function levers(body: unknown): readonly LeverInfo[] {
  return readItems(readBody(body), SHAPE).map((item, index) => {
    const resolved = resolve(item, index);
    // By the first part: a preparation is what it is mostly made of.
    const role = resolved.parts[0]?.ingredient.role;
    return leverOf(resolved.label, priceOf(resolved), role && MOVERS[role], isLever(resolved));
  });
}

function priceOf({ parts }: Resolved): number | null {
  let price = 0;
  for (const { ingredient, share } of parts) {
    if (ingredient.precio === null) return null;
    price += share * ingredient.precio;
  }
  return price;
}
