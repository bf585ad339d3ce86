import { lazyOf } from '../craft/lazy.ts';
import { columnOf } from '../craft/lists.ts';
import { NO_CONTENTS } from './contents.gen.ts';

/** What cooking and law make of an ingredient, beside what its mass brings (`data/parametros/turron.yaml`). */
const OWN = {
  /** Weighed in, before toasting: coverings and unknown ingredients too. */
  weighed: 0,
  covering: 0,
  /** Mass after toasting, before cooking, coverings left out. */
  mass: 0,
  /** Mass without its water. */
  dry: 0,
  /** Mass after cooking; what a gram becomes depends on the batch. */
  finished: 0,
  unknown: 0,
  /** Mass that the IGP of the type does not admit. */
  notAdmitted: 0,
  cost: 0,
};

/** A batch of nothing. */
export const NOTHING = { ...OWN, ...NO_CONTENTS };

/**
 * What one gram weighed in puts into the finished product, or a whole batch holds. All are grams, except `kcal` (kcal
 * per 100 g × g) and `cost` (EUR per kg × g). Every parameter is a quotient of linear functions of them.
 */
export type Quantities = Readonly<typeof NOTHING>;

const KEYS = Object.keys(NOTHING) as readonly (keyof Quantities)[];

/** Plain numbers in key order: summing them dominates the analysis. */
const vectorOf = lazyOf((q: Quantities): readonly number[] => columnOf(KEYS, (key) => q[key]));

/** First filled with fractions so that V8 stores doubles. */
const ZEROS: readonly number[] = KEYS.map(() => 0.5).fill(0);

/** Finished grams of a mass that is cooked down to its residual moisture, %. */
export function cookedDown({ dry }: Pick<Quantities, 'dry'>, moisture: number): number {
  return dry / (1 - moisture / 100);
}

/**
 * Adds up `amounts[i]` grams of `perGram[i]`, cooked to the residual moisture (%) of the type; nothing evaporates below
 * it and no water is ever added.
 */
export function total(perGram: readonly Quantities[], amounts: readonly number[], moisture: number): Quantities {
  const sums = ZEROS.slice();
  for (let i = 0; i < perGram.length; i++) {
    const row = vectorOf(perGram[i]!);
    const amount = amounts[i]!;
    for (let k = 0; k < sums.length; k++) sums[k]! += row[k]! * amount;
  }
  const sum: Record<keyof Quantities, number> = { ...NOTHING };
  for (let k = 0; k < sums.length; k++) sum[KEYS[k]!] = sums[k]!;
  sum.finished = Math.min(sum.mass, cookedDown(sum, moisture));
  return sum;
}
