import { round } from '../craft/round.ts';
import { fixed } from '../craft/spanish.ts';
import { ROUNDINGS, TOLERANCES } from '../ley/label-law.gen.ts';

/** Below a tenth of what is next to nothing there is none. */
const NONE = 0.1;

/** A figure of the nutrition table as a label shows it, without its unit. */
export function shown(key: string, value: number): string {
  if (key === 'energia_kj' || key === 'energia_kcal') return fixed(value, 0);
  const { large, decimals, negligible, trace } = ROUNDINGS[key] ?? ROUNDINGS.otras;
  if (value <= negligible) return value < NONE * negligible ? '0' : trace;
  // 9.96 is 10, not 10,0.
  return fixed(value, round(value, decimals[1]) >= large ? decimals[0] : decimals[1]);
}

/** Tolerance of a declared figure, g, kJ or kcal per 100 g. */
export function toleranceOf(key: string, value: number): number {
  const [, grams, part] = (TOLERANCES[key] ?? TOLERANCES.otras).find(([upTo]) => value < upTo)!;
  return Math.max(grams, part * value);
}
