import { mixFor, USUAL_OVERRUN, weighedFor } from '@obrador/engine/taller';
import type { Batch } from '../storage/records.ts';

/** The mix a batch takes, in grams; null while it is not said. `density`: that of the mix, kg/l, where it is known. */
export function gramsOf(
  { kind, total, count, each, baked, loss, litres, overrun }: Batch,
  density?: number,
): number | null {
  switch (kind) {
    case 'total':
      return positive(total);
    case 'litros':
      return litres === null ? null : positive(mixFor(litres, overrun ?? USUAL_OVERRUN, density));
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

/** From here on no scale shows half a gram. */
const KILO = 1000;

const tidy = (x: number): number => Math.round(x * 1000) / 1000;

/** An amount by itself, as a scale shows it. */
export function onScale(grams: number): number {
  return tidy(Math.round(grams / stepOf(grams)) * stepOf(grams));
}

/** What is bought for an amount: the next a scale shows, from a kilo on in tens of grams, for less would not do. */
export function boughtFor(grams: number): number {
  const step = grams >= KILO ? 10 : stepOf(grams);
  return tidy(Math.ceil(tidy(grams / step)) * step);
}

/** Amounts a scale can weigh: whole grams take up the rounding, doses of yeast never. */
export function weighable(amounts: readonly number[]): number[] {
  const rounded = amounts.map(onScale);
  const equals = equalsOf(amounts);
  const weights = levelled(amounts, rounded, equals);
  const rest = Math.round(2 * (sumOf(amounts) - sumOf(weights))) / 2;
  const takers = equals.sort((a, b) => weights[b[0]!]! - weights[a[0]!]!);
  const canTake = (places: readonly number[]) =>
    Number.isInteger(((weights[places[0]!]! < KILO ? 2 : 1) * rest) / places.length);
  if (rest !== 0) raise(weights, takers.find(canTake) ?? [], rest);
  return weights;
}

const sumOf = (list: readonly number[]): number => list.reduce((all, grams) => all + grams, 0);

/** Places of the amounts weighed by whole grams, those of equal ones together. */
function equalsOf(amounts: readonly number[]): number[][] {
  const places = new Map<number, number[]>();
  for (const [index, grams] of amounts.entries()) {
    if (stepOf(grams) === 1) places.set(tidy(grams), [...(places.get(tidy(grams)) ?? []), index]);
  }
  return [...places.values()];
}

/** Shares out some grams evenly. */
function raise(weights: number[], places: readonly number[], grams: number): void {
  for (const index of places) weights[index] = tidy(weights[index]! + grams / places.length);
}

/** Whole grams left over; the ones furthest off come first. */
function levelled(amounts: readonly number[], rounded: readonly number[], equals: readonly number[][]): number[] {
  const weights = [...rounded];
  let left = Math.trunc(tidy(sumOf(amounts) - sumOf(rounded)));
  const sign = Math.sign(left);
  const order = equals
    .map((places) => ({ places, grams: amounts[places[0]!]!, miss: amounts[places[0]!]! - rounded[places[0]!]! }))
    .sort((a, b) => sign * (b.miss - a.miss) || b.grams - a.grams);
  const smallest = Math.min(...order.map(({ places }) => places.length));
  for (let i = 0; Math.abs(left) >= smallest; i++) {
    const { places } = order[i % order.length]!;
    if (places.length > Math.abs(left)) continue;
    raise(weights, places, sign * places.length);
    left -= sign * places.length;
  }
  return weights;
}
