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
 * Amounts as a scale can weigh them. The largest take up what rounding leaves over, by whole grams, and those of a few
 * dozen grams the half gram that may still be left, so that the batch weighs what was asked for.
 */
export function weighable(amounts: readonly number[]): number[] {
  const rounded = amounts.map((grams) => tidy(Math.round(grams / stepOf(grams)) * stepOf(grams)));
  return [1, 0.5].reduce((weights, step) => levelled(amounts, weights, step), rounded);
}

/** Those weighed in this step take up what is left over of it, the ones furthest off first. */
function levelled(amounts: readonly number[], weights: readonly number[], step: number): number[] {
  const sum = (list: readonly number[]) => list.reduce((all, grams) => all + grams, 0);
  const next = [...weights];
  let left = Math.round((sum(amounts) - sum(weights)) / step);
  const sign = Math.sign(left);
  const order = amounts
    .map((grams, index) => ({ index, miss: grams - weights[index]!, grams }))
    .filter(({ grams }) => stepOf(grams) === step)
    .sort((a, b) => sign * (b.miss - a.miss) || b.grams - a.grams);
  for (let i = 0; left !== 0 && order.length > 0; i++, left -= sign) {
    const { index } = order[i % order.length]!;
    next[index] = tidy(next[index]! + sign * step);
  }
  return next;
}
