import type { Craft } from '../crafts/engine.ts';
import { flourShares } from '../recipe/flour-shares.ts';
import type { Request } from '../recipe/request.ts';
import { esAmount } from './amount-texts.ts';

/** The flour on which a line of bread is reckoned; a line that is flour itself has no share to be set by. */
export function flourFor(
  craft: Craft,
  { body, lines }: Request,
  lineId: number,
): { readonly grams: number } | { readonly fault: string } {
  const { weight } = craft.shape;
  const without = {
    body: {
      ...body,
      ingredients: body.ingredients.map((item, i) => (lines[i]!.id === lineId ? { ...item, [weight]: 0 } : item)),
    },
    lines,
  };
  const [all, rest] = [flourOf(craft, { body, lines }), flourOf(craft, without)];
  if (rest === null) return { fault: esAmount.noFlour };
  if (all !== null && Math.abs(all - rest) > 1e-6 * all) return { fault: esAmount.isFlour };
  return { grams: rest };
}

/** From any line and its percentage, as the engine reckons them. */
function flourOf(craft: Craft, request: Request): number | null {
  const percents = flourShares(craft.id, craft, request);
  for (const [i, { id }] of request.lines.entries()) {
    const percent = percents?.get(id) ?? 0;
    const grams = Number(request.body.ingredients[i]![craft.shape.weight]);
    if (percent > 0 && grams > 0) return (100 * grams) / percent;
  }
  return null;
}
