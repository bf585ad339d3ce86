import type { Quantities } from './quantities.ts';
import type { TypeRules } from './types.ts';

/** A batch in shares of what was weighed, and the grams one whole share stands for. */
export interface Batch {
  readonly type: TypeRules;
  readonly q: Quantities;
  readonly finished: number;
  readonly grams: number;
}

/** A smaller share of the batch is no difference: it is the rounding of doubles. */
export const NEGLIGIBLE = 1e-12;

/** A missing share in whole grams of the batch, rounded up so that following the advice is enough. */
export function wholeGrams(share: number, batch: Batch): number {
  if (share <= NEGLIGIBLE) return 0;
  return Math.min(Math.max(1, Math.ceil(share * batch.grams - 1e-9)), Number.MAX_VALUE);
}

const HONEY_DRY = 0.825;

/** Finished grams each added gram of dry matter `dry` becomes: cooked down where the batch is, whole where it is not. */
function growth(dry: number, { type, q, finished }: Batch): number {
  return finished < q.mass ? dry / (1 - type.moisture / 100) : 1;
}

/** Of almond: toasted (0.98 dry) or raw (0.952), as the type takes it. */
export function almondGrowth(batch: Batch): number {
  const { id } = batch.type;
  const raw = id === 'mazapan' || id === 'yema_tostada' || id === 'peladilla';
  return growth(raw ? 0.952 : 0.98, batch);
}

/** Grams of almond or nut that take the counted share to `figure` % of the product they themselves enlarge. */
export function gramsToReach(figure: number, counted: number, batch: Batch): number {
  const wanted = figure / 100;
  return wholeGrams((wanted * batch.finished - counted) / (1 - wanted * almondGrowth(batch)), batch);
}

/** Grams of sugar to change for honey to reach 10 % of honey; undefined when there is not that much sugar. */
export function honeyToSwap(batch: Batch): number | undefined {
  const x = wholeGrams(0.1 * batch.finished - batch.q.honey, batch);
  return x / batch.grams <= batch.q.sugar + NEGLIGIBLE ? x : undefined;
}

/** Grams of honey to add to reach 10 %. */
export function honeyToAdd(batch: Batch): number {
  return wholeGrams((0.1 * batch.finished - batch.q.honey) / (1 - 0.1 * growth(HONEY_DRY, batch)), batch);
}

/** Grams of fresh yolk (0.52 of powder) to reach 1 % of powdered yolk. */
export function yolkToAdd(batch: Batch): number {
  return wholeGrams((0.01 * batch.finished - batch.q.yolk) / 0.52, batch);
}
