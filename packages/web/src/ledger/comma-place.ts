import { decimalsIn } from '../ui/format.ts';

/** Room to the right of a weight for the decimals it does not have. */
export function commaPlace(grams: number | null, decimals: number): Record<string, string> | undefined {
  const own = decimalsIn(grams ?? 0, decimals);
  if (own === decimals) return undefined;
  return { '--digits': `${decimals - own}`, '--commas': own === 0 ? '1' : '0' };
}
