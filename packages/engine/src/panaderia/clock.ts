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

/** Growth per hour of a sourdough at 24.4 °C. */
const GROWTH = 0.33;
const GROWTH_AT = 24.4;

/**
 * Hours in which a sourdough grows from its share of the flour to the whole. The growth lies between the two published
 * loaves: Hamelman's Vermont sourdough (16 % of the flour, 24.4 °C, 2.5 h and 2-2.5 h) asks for 0.39, Tartine's country
 * loaf (9 %, 25.5-27.8 °C, 3-4 h and 3-4 h) for 0.28.
 */
export function growthHours(share: number, temperature: number): number | null {
  if (!isWithinModels(temperature) || !(share > 0 && share < 1)) return null;
  return Math.log(1 / share) / (GROWTH * pace(temperature, GROWTH_AT));
}
