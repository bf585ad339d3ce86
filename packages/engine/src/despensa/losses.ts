import type { UsualLoss } from './receta.ts';

/** % of a batch of a type that leaves as water, given the water in 100 g of it and whether parts of it have lost theirs. */
export type Loss = (type: string | undefined, water: number, assembled: boolean) => number;

const LOSSES = new Map<string, Loss>();

/** Tells what the batches of a craft lose in the oven or the pot; a craft that tells nothing loses nothing. */
export function knowLoss(craft: string, loss: Loss): void {
  LOSSES.set(craft, loss);
}

/** % of the batch that leaves until `left` % of what remains is water. */
export function downTo(left: number, water: number): number {
  return Math.max(0, (water - left) / (1 - left / 100));
}

/** What a recipe loses when it does not say. */
export const usualLoss: UsualLoss = ({ craft, type }, water, assembled = false) =>
  craft === undefined ? 0 : (LOSSES.get(craft)?.(type, water, assembled) ?? 0);

/** Whether a craft's batches lose anything at all. */
export function losesWater(craft: string): boolean {
  return LOSSES.has(craft);
}
