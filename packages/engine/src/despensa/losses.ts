import type { CraftLosses, TypeLoss } from '../craft/type-file.ts';
import { loaded } from './loaded.ts';
import type { UsualLoss } from './receta.ts';

/** % of the batch that leaves until `left` % of what remains is water. */
function downTo(left: number, water: number): number {
  return Math.max(0, (water - left) / (1 - left / 100));
}

/** What the batches of a craft lose, by what the files of its types say. */
export function lossIn<Type extends string>(
  files: Readonly<Record<Type, { readonly loss?: TypeLoss }>>,
  findType: (text: string) => Type | undefined,
  { usual, again }: CraftLosses<Type>,
): UsualLoss {
  return ({ type }, water, assembled = false) => {
    if (assembled && !again) return 0;
    const meant = (type === undefined ? undefined : findType(type)) ?? usual;
    const loss = meant === undefined ? undefined : files[meant].loss;
    return loss === undefined ? 0 : Math.min(loss.most ?? 100, downTo(loss.leaves, water));
  };
}

/** What a recipe loses when it does not say. */
export const usualLoss: UsualLoss = (recipe, water, assembled) =>
  loaded(recipe.craft ?? '')?.loss?.(recipe, water, assembled) ?? 0;

/** Whether a craft's batches lose anything at all. */
export function losesWater(craft: string): boolean {
  return loaded(craft)?.loss !== undefined;
}
