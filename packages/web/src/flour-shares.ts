import { type Craft, InputError } from './engine.ts';
import type { Request } from './request.ts';

/** Per line, its % of the total flour as the engine reckons it, empty while there is no flour; null in other crafts. */
export function flourShares({ onFlour }: Craft, request: Request | null): ReadonlyMap<number, number> | null {
  if (!onFlour || !request) return null;
  try {
    const shares = onFlour(request.body);
    return new Map(request.lines.flatMap(({ id }, i) => (typeof shares[i] === 'number' ? [[id, shares[i]]] : [])));
  } catch (error) {
    if (error instanceof InputError) return new Map();
    throw error;
  }
}
