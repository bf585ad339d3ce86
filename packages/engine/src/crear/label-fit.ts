import type { Nutrient } from '../etiqueta/nutrition.ts';

/** What a label may be off by: the tolerances of the Commission's guidance of 2012, in g, kJ or kcal per 100 g. */
export function toleranceOf(key: Nutrient, value: number): number {
  if (key === 'energia_kj') return Math.max(35, 0.06 * value);
  if (key === 'energia_kcal') return Math.max(8, 0.06 * value);
  if (key === 'sal') return value < 1.25 ? 0.375 : 0.2 * value;
  if (key === 'saturadas') return value < 4 ? 0.8 : 0.2 * value;
  if (key === 'grasas') return value < 10 ? 1.5 : value < 40 ? 0.2 * value : 8;
  return value < 10 ? 2 : value < 40 ? 0.2 * value : 8;
}
