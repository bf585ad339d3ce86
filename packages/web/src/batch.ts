import { mixFor, weighedFor } from '@obrador/engine/taller';
import type { Batch } from './storage/records.ts';

/** The mix a batch takes, in grams; null while it is not said. */
export function gramsOf({ kind, total, count, each, baked, loss, litres, overrun }: Batch): number | null {
  switch (kind) {
    case 'total':
      return positive(total);
    case 'litros':
      return litres === null ? null : positive(mixFor(litres, overrun ?? 0));
    default:
      return count === null || each === null ? null : positive(count * weighedFor(each, baked ? [loss ?? 0] : []));
  }
}

function positive(x: number | null): number | null {
  return x !== null && x > 0 && Number.isFinite(x) ? x : null;
}

/** What a scale tells apart: tenths of a gram in small amounts, whole grams in large ones. */
function stepOf(grams: number): number {
  if (grams < 10) return 0.1;
  return grams < 100 ? 0.5 : 1;
}

const tidy = (x: number): number => Math.round(x * 1000) / 1000;

/**
 * Amounts as a scale can weigh them. The largest take up what rounding leaves over, by whole grams, so that the batch
 * weighs what was asked for.
 */
export function weighable(amounts: readonly number[]): number[] {
  const wanted = amounts.reduce((sum, grams) => sum + grams, 0);
  const rounded = amounts.map((grams) => tidy(Math.round(grams / stepOf(grams)) * stepOf(grams)));
  const order = amounts
    .map((grams, index) => ({ index, miss: grams - rounded[index]!, grams }))
    .filter(({ grams }) => grams >= 100);
  let left = Math.round(wanted - rounded.reduce((sum, grams) => sum + grams, 0));
  const sign = Math.sign(left);
  order.sort((a, b) => sign * (b.miss - a.miss) || b.grams - a.grams);
  for (let i = 0; left !== 0 && order.length > 0; i++, left -= sign) {
    const { index } = order[i % order.length]!;
    rounded[index] = tidy(rounded[index]! + sign);
  }
  return rounded;
}
