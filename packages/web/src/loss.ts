import type { Craft } from './engine.ts';
import type { Request } from './request.ts';

/** Loss in the oven, % of the dough, where the engine tells it; null where it does not. */
export async function bakingLoss(craft: Craft, body: Request['body']): Promise<number | null> {
  if (craft.id !== 'panaderia') return null;
  const { detailPanaderia } = await import('@obrador/engine/panaderia');
  try {
    return detailPanaderia(body).mermaCoccion;
  } catch {
    // A dough the engine refuses has no loss to tell.
    return null;
  }
}
