import { FIGURES } from './figures.gen.ts';

/** Water frozen on the PAC scale, in %, and what is left of it. */
export const { congelado: SERVING_PERCENT, liquida: UNFROZEN } = FIGURES;

/** Below this nothing more freezes: glass transition, -32 to -40 °C. */
export const COLDEST = -40;

/**
 * Freezing-point depression (°C) of sucrose solutions, every 3 g per 100 g of water (Pickering and Leighton, as
 * tabulated by Goff & Hartel, Ice Cream, 7th ed., table 6.1).
 */
const STEP = 3;
const TABLE: readonly number[] = [
  0.0, 0.18, 0.35, 0.53, 0.72, 0.9, 1.1, 1.29, 1.47, 1.67, 1.86, 2.03, 2.21, 2.4, 2.6, 2.78, 2.99, 3.2, 3.42, 3.63,
  3.85, 4.1, 4.33, 4.54, 4.77, 5.0, 5.26, 5.53, 5.77, 5.99, 6.23, 6.5, 6.8, 7.04, 7.32, 7.56, 7.8, 8.04, 8.33, 8.62,
  8.92, 9.19, 9.45, 9.71, 9.96, 10.22, 10.47, 10.72, 10.97, 11.19, 11.41, 11.63, 11.88, 12.14, 12.4, 12.67, 12.88,
  13.08, 13.28, 13.48, 13.68,
];
const LAST_X = STEP * (TABLE.length - 1);
const LAST_F = TABLE[TABLE.length - 1]!;

/** Mean slope of the table between 90 and 180; reproduces Goff's point at 80 % frozen. */
const SLOPE_BEYOND = 0.083;

/** F: °C below zero at which `x` g of sucrose per 100 g of water begin to freeze. */
export function depression(x: number): number {
  if (x <= 0) return 0;
  if (x >= LAST_X) return LAST_F + SLOPE_BEYOND * (x - LAST_X);
  const i = Math.floor(x / STEP);
  const low = TABLE[i]!;
  return low + (TABLE[i + 1]! - low) * (x / STEP - i);
}

/** The inverse of F: g of sucrose per 100 g of water that begin to freeze `t` °C below zero. */
export function concentration(t: number): number {
  if (t <= 0) return 0;
  if (t >= LAST_F) return LAST_X + (t - LAST_F) / SLOPE_BEYOND;
  let low = 0;
  let high = TABLE.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (TABLE[middle]! <= t) low = middle;
    else high = middle;
  }
  return STEP * (low + (t - TABLE[low]!) / (TABLE[high]! - TABLE[low]!));
}

/** Temperature at which only the share `unfrozen` of the water is liquid, for `equivalents` of sucrose in `water`. */
export function temperatureAt(equivalents: number, water: number, unfrozen: number): number {
  if (equivalents <= 0) return 0;
  if (water <= 0) return COLDEST;
  return Math.max(COLDEST, -depression((100 * equivalents) / (water * unfrozen)));
}

/** The PAC scale: temperature at which 69 % of the water is frozen. */
export function pacScale(equivalents: number, water: number): number {
  return temperatureAt(equivalents, water, UNFROZEN);
}

/** R(T): sucrose equivalents per unit of water at which the PAC is `temperature`. PAC ≤ T is the same as S ≥ R(T)·W. */
export function ratioAt(temperature: number): number {
  return (UNFROZEN * concentration(-temperature)) / 100;
}

/** Share of the water that is ice at a temperature; 1 when nothing is dissolved in it. */
export function frozenShare(equivalents: number, water: number, temperature: number): number {
  if (temperature >= 0 || water <= 0) return 0;
  if (equivalents <= 0) return 1;
  const liquid = (100 * equivalents) / (water * concentration(-temperature));
  return Math.min(1, Math.max(0, 1 - liquid));
}
