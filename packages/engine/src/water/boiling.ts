/** Boiling syrups: the temperature that tells how much water is left, at any altitude. */
import { KELVIN, lnAw, type Phase } from './phase.ts';
import { root } from './root.ts';

/** Critical point of water, K and kPa, and the terms of its saturation pressure (Wagner and Pruss 1993). */
const CRITICAL = { temperature: 647.096, pressure: 22064 };
const WAGNER: readonly (readonly [factor: number, power: number])[] = [
  [-7.85951783, 1],
  [1.84408259, 1.5],
  [-11.7866497, 3],
  [22.6807411, 3.5],
  [-15.9618719, 4],
  [1.80122502, 7.5],
];

/** kPa of the sea's air. */
export const SEA_LEVEL = 101.325;

/** ln of the saturation pressure of water, kPa. */
export function lnSaturation(t: number): number {
  const reduced = (t + KELVIN) / CRITICAL.temperature;
  const gap = 1 - reduced;
  const sum = WAGNER.reduce((all, [factor, power]) => all + factor * gap ** power, 0);
  return Math.log(CRITICAL.pressure) + sum / reduced;
}

/** kPa at an altitude in metres (international standard atmosphere). */
export function pressureAt(altitude: number): number {
  return SEA_LEVEL * (1 - 2.2558e-5 * altitude) ** 5.2559;
}

/** Where syrups of any use boil, °C. */
const COLDEST_BOIL = 40;
const HOTTEST_BOIL = 230;

/** °C at which `water` grams with a phase in them boil. */
export function boilingPoint(water: number, phase: Phase, pressure = SEA_LEVEL): number {
  const wanted = Math.log(pressure);
  const above = (t: number) => lnAw(water, phase, t) + lnSaturation(t) - wanted;
  return above(HOTTEST_BOIL) <= 0 ? HOTTEST_BOIL : root(above, COLDEST_BOIL, HOTTEST_BOIL, 1e-6);
}

/** g of water per 100 g of solids at the ends of what is cooked. */
const DRIEST = 0.3;
const WETTEST = 400;

/** % of moisture left in a syrup when it boils at `t` °C; `phase` is that of 100 g of its solids. */
export function moistureAt(t: number, phase: Phase, pressure = SEA_LEVEL): number {
  const wanted = Math.log(pressure) - lnSaturation(t);
  // Straighter in the logarithm, as boiling points are.
  const above = (ln: number) => lnAw(Math.exp(ln), phase, t) - wanted;
  const [low, high] = [Math.log(DRIEST), Math.log(WETTEST)];
  const water = above(low) >= 0 ? DRIEST : above(high) <= 0 ? WETTEST : Math.exp(root(above, low, high, 1e-9));
  return (100 * water) / (100 + water);
}
