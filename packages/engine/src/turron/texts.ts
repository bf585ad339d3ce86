import type { Portion } from '../craft/advice.ts';
import { list, trimmed } from '../craft/spanish.ts';

export * from './texts.gen.ts';

/** A share with the minimum asked of it. */
export interface Share {
  readonly value: number;
  readonly min: number;
}

export const grams = (x: number) => `${trimmed(x, x < 10 ? 2 : 0)} g`;

/** «154 g de almendra cruda y 3 g de miel». */
export const weighed = (put: readonly Portion[]) => list(put.map((one) => `${grams(one.grams)} de ${one.name}`));
