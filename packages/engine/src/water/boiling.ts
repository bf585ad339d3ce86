/** Boiling syrups: the temperature that tells how much water is left, at any altitude. */
import { fractionOf, KELVIN, lnAwAt, lnAwOf, type Phase, solutionOf, waterAt } from './phase.ts';
import { root } from './root.ts';

/** Critical point of water, K and ln kPa (Wagner and Pruss 1993). */
const CRITICAL = { temperature: 647.096, pressure: Math.log(22064) };

/** kPa of the sea's air. */
export const SEA_LEVEL = 101.325;

/** ln of the saturation pressure of water, kPa. */
export function lnSaturation(t: number): number {
  const reduced = (t + KELVIN) / CRITICAL.temperature;
  const gap = 1 - reduced;
  // Powers 1, 1.5, 3, 3.5, 4 and 7.5 of the gap, without a power function: every root asks for them.
  const half = Math.sqrt(gap);
  const cube = gap * gap * gap;
  const sum =
    gap * (-7.85951783 + 1.84408259 * half) +
    cube * (-11.7866497 + 22.6807411 * half - 15.9618719 * gap + 1.80122502 * cube * gap * half);
  return CRITICAL.pressure + sum / reduced;
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
  const solution = solutionOf(fractionOf(water, phase), phase);
  // Nearly straight in 1/T, as vapour pressures are.
  const celsius = (inverse: number) => 1 / inverse - KELVIN;
  const above = (inverse: number) => {
    const t = celsius(inverse);
    return lnAwAt(solution, t) + lnSaturation(t) - wanted;
  };
  const [hot, cold] = [1 / (HOTTEST_BOIL + KELVIN), 1 / (COLDEST_BOIL + KELVIN)];
  return above(hot) <= 0 ? HOTTEST_BOIL : celsius(root(above, hot, cold, 1e-8));
}

/** g of water per 100 g of solids at the ends of what is cooked. */
const DRIEST = 0.3;
const WETTEST = 400;

/** % of moisture left in a syrup when it boils at `t` °C; `phase` is that of 100 g of its solids. */
export function moistureAt(t: number, phase: Phase, pressure = SEA_LEVEL): number {
  const wanted = Math.log(pressure) - lnSaturation(t);
  const above = (fraction: number) => lnAwOf(fraction, phase, t) - wanted;
  // Sugars hold water more than ideal solutes, so fewer moles suffice; salt does not.
  const most = phase.ions > 0 ? fractionOf(DRIEST, phase) : -Math.expm1(wanted);
  const boiling = wanted < 0 ? waterAt(root(above, 0, most, 1e-5), phase) : WETTEST;
  const water = Math.min(WETTEST, Math.max(DRIEST, boiling));
  return (100 * water) / (100 + water);
}
