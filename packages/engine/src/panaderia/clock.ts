/** The pace of a rise doubles every so many °C (TXCraig1's model of yeast doughs; Tartine's cold bulk gives 7.3). */
const DOUBLING = 7.8;
/** Where the models may be asked, °C. */
const COLDEST = 4;
const WARMEST = 35;

export function isWithinModels(temperature: number): boolean {
  return temperature >= COLDEST && temperature <= WARMEST;
}

/** How many times as fast at `temperature` as at `reference`. */
export function pace(temperature: number, reference: number): number {
  return 2 ** ((temperature - reference) / DOUBLING);
}

/** TXCraig1's model: 0.096 % of instant yeast at 23.9 °C takes 5 h; a third of fresh yeast is instant. */
export function yeastHours(fresh: number, temperature: number): number | null {
  if (!isWithinModels(temperature)) return null;
  return 0.48 / ((fresh / 3) * pace(temperature, 23.9));
}

/** Growth per hour of sourdough yeasts and lactobacilli (Gänzle, Ehmann and Hammes 1998, AEM 64:2616). */
function yeastGrowth(t: number): number {
  return t >= 36 ? 0 : 0.0124 * (36 - t) ** 2.981 * Math.exp(-0.3355 * (36 - t));
}
function acidGrowth(t: number): number {
  return t >= 41 ? 0 : 0.1267 * (41 - t) ** 1.5404 * Math.exp(-0.1931 * (41 - t));
}
/** Lactobacilli give gas too, half as much (TXCraig1). */
function riseGrowth(t: number): number {
  return yeastGrowth(t) + 0.5 * acidGrowth(t);
}

/** Hamelman's and Tartine's loaves ask for 0.386 and 0.297 per hour at 24.4 °C; their geometric mean. */
const GROWTH = 0.34;
const GROWTH_AT = 24.4;
/** Below it growth was measured on agar, and doughs do rise in the cold: the slope of yeast doughs goes on. */
const MEASURED_FROM = 20;
/** Above it the yeast of a sourdough tires: acid without rise, °C. */
export const TIRES = 30;

/** How many times as fast as at 24.4 °C a sourdough rises; fastest near 28 °C. */
export function sourdoughPace(t: number): number {
  const measured = riseGrowth(Math.max(MEASURED_FROM, t)) / riseGrowth(GROWTH_AT);
  return t < MEASURED_FROM ? measured * pace(t, MEASURED_FROM) : measured;
}

/** How many times as fast as at 24.4 °C it sours. */
export function acidityPace(t: number): number {
  return acidGrowth(t) / acidGrowth(GROWTH_AT);
}

/** Hours in which a sourdough grows from its share of the flour to the whole, ±25 %. */
export function growthHours(share: number, temperature: number): number | null {
  if (!isWithinModels(temperature) || !(share > 0 && share < 1)) return null;
  return Math.log(1 / share) / (GROWTH * sourdoughPace(temperature));
}
