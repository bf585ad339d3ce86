import type { Craft } from './engine.ts';
import type { Body } from './request.ts';

/** Loss in the oven, % of the dough, where the engine tells it; null where it does not. */
export function bakingLoss({ ovenLoss }: Craft, body: Body): number | null {
  try {
    return ovenLoss?.(body) ?? null;
  } catch {
    // A dough the engine refuses has no loss to tell.
    return null;
  }
}
