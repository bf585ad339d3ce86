import { round2 } from './round.ts';

/**
 * Shares of the total (they add up to 1) for weights of any scale. Dividing by the largest first keeps the sum
 * finite for weights near the limits of a double. Null when every weight is 0.
 */
export function shares(grams: readonly number[]): { readonly shares: number[]; readonly largest: number } | null {
  const { length } = grams;
  let largest = 0;
  for (let i = 0; i < length; i++) if (grams[i]! > largest) largest = grams[i]!;
  if (largest === 0) return null;
  const parts: number[] = new Array(length);
  let sum = 0;
  for (let i = 0; i < length; i++) {
    const part = grams[i]! / largest;
    parts[i] = part;
    sum += part;
  }
  for (let i = 0; i < length; i++) parts[i]! /= sum;
  return { shares: parts, largest };
}

/** Each weight as a percentage of the sum; all 0 when nothing weighs. */
export function percentages(grams: readonly number[]): number[] {
  return shares(grams)?.shares.map((share) => round2(100 * share)) ?? grams.map(() => 0);
}
