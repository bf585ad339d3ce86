import { CRAFTS } from '../crafts/crafts.ts';
import { type Craft, type CraftId, InputError } from '../crafts/engine.ts';
import type { Request } from './request.ts';

/** Share of the flour per line; empty without flour or engine, null in other crafts. */
export function flourShares(
  id: CraftId,
  craft: Craft | null,
  request: Request | null,
): ReadonlyMap<number, number> | null {
  if (!CRAFTS[id].isRaised) return null;
  if (!craft?.onFlour || !request) return new Map();
  try {
    const shares = craft.onFlour(request.body);
    return new Map(request.lines.flatMap(({ id }, i) => (typeof shares[i] === 'number' ? [[id, shares[i]]] : [])));
  } catch (error) {
    if (error instanceof InputError) return new Map();
    throw error;
  }
}
