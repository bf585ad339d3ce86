import { round2 } from './round.ts';

/**
 * Shares of the total (they add up to 1) for weights of any scale. Dividing by the largest first keeps the sum
 * finite for weights near the limits of a double. Null when every weight is 0.
 */
export function shares(grams: readonly number[]): { readonly shares: number[]; readonly largest: number } | null {
  let largest = 0;
  for (const g of grams) if (g > largest) largest = g;
  if (largest === 0) return null;
  let sum = 0;
  for (const g of grams) sum += g / largest;
  return { shares: grams.map((g) => g / largest / sum), largest };
}

/** Each weight as a percentage of their sum, as shown; all 0 when nothing weighs anything. */
export function percentages(grams: readonly number[]): number[] {
  return shares(grams)?.shares.map((share) => round2(100 * share)) ?? grams.map(() => 0);
}
