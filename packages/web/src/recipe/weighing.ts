import { weighable } from './batch.ts';

/** What is in the bowl of each line: null while nothing is, a number once it was weighed. */
export type Poured = readonly (number | null)[];

export interface Corrected {
  /** What every line should weigh now, so that nothing has to come out of the bowl. */
  readonly targets: readonly number[];
  /** What is still to be added of each. */
  readonly missing: readonly number[];
  /** How much larger the batch becomes. */
  readonly factor: number;
}

/** A scale is not finer than this share: less is no excess. */
const TOLERANCE = 0.002;

/** The weights that keep the proportions when too much of something is in: what is in cannot be taken out. */
export function corrected(weights: readonly number[], poured: Poured): Corrected {
  const excess = weights.map((weight, i) => (weight > 0 && poured[i] != null ? poured[i] / weight : 0));
  const most = Math.max(1, ...excess);
  const factor = most <= 1 + TOLERANCE ? 1 : most;
  const targets = factor === 1 ? weights : weighable(weights.map((weight) => weight * factor));
  const missing = targets.map((target, i) => Math.max(0, Math.round((target - (poured[i] ?? 0)) * 100) / 100));
  return { targets, missing, factor };
}
