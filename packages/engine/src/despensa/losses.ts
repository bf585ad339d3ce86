import { lazyFor } from '../craft/lazy.ts';
import { typeFinder } from '../craft/names.ts';
import { idOf } from '../craft/plain-names.ts';
import { LOSSES } from './losses.gen.ts';
import type { CraftLosses, UsualLoss } from './receta.ts';

const BY_CRAFT: ReadonlyMap<string, CraftLosses> = new Map(Object.entries(LOSSES));

const typeOf = lazyFor((craft: string) => {
  const types = Object.entries(BY_CRAFT.get(craft)?.types ?? {});
  return typeFinder(
    types.flatMap(([id, { names }]) => [id, ...names].map((name) => [name, id] as const)),
    idOf,
  );
});

/** % of the batch that leaves until `left` % of what remains is water. */
function downTo(left: number, water: number): number {
  return Math.max(0, (water - left) / (1 - left / 100));
}

/** What a recipe loses when it does not say. */
export const usualLoss: UsualLoss = ({ craft = '', type }, water, assembled = false) => {
  const losses = BY_CRAFT.get(craft);
  if (losses === undefined || (assembled && !losses.again)) return 0;
  const meant = (type === undefined ? undefined : typeOf(craft)(type)) ?? losses.usual;
  const loss = meant === undefined ? undefined : losses.types[meant];
  return loss === undefined ? 0 : Math.min(loss.most ?? 100, downTo(loss.leaves, water));
};

/** Whether a craft's batches lose anything at all. */
export function losesWater(craft: string): boolean {
  return BY_CRAFT.has(craft);
}
