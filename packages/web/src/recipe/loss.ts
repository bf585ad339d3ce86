import { FOOD_VAT } from '@obrador/engine/taller';
import type { Craft } from '../crafts/engine.ts';
import type { Body } from './request.ts';

/** Loss in the oven or the pot, % of what is weighed in, where the engine tells it; null where it does not. */
export const bakingLoss = ({ ovenLoss }: Craft, body: Body): number | null => told(ovenLoss, body);

/** VAT of what is made, %: that of all food unless the craft knows better. */
export const vatOf = ({ vat }: Craft, body: Body): number => told(vat, body) ?? FOOD_VAT;

/** Share of the weight that is the whole cocoa bean; 0 where there is none. */
export const beanShare = ({ wholeBean }: Craft, body: Body): number => told(wholeBean, body) ?? 0;

function told(ask: ((body: Body) => number) | undefined, body: Body): number | null {
  try {
    return ask?.(body) ?? null;
  } catch {
    // A formula the engine refuses has nothing to tell.
    return null;
  }
}
