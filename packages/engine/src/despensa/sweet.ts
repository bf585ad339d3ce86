import type { Food } from './food.ts';

/** POD of the dry solids of a glucose syrup by its DE (Corvitto; data sheets), as shares of sucrose. */
const SYRUP_POD: readonly (readonly [de: number, pod: number])[] = [
  [0, 0],
  [5, 0.05],
  [18, 0.18],
  [29, 0.29],
  [33, 0.36],
  [38, 0.42],
  [40, 0.45],
  [42, 0.47],
  [52, 0.55],
  [60, 0.64],
  [100, 0.7],
];

export function syrupPod(de: number): number {
  for (let i = 1; i < SYRUP_POD.length; i++) {
    const [high, above] = SYRUP_POD[i]!;
    if (de > high) continue;
    const [low, below] = SYRUP_POD[i - 1]!;
    return below + ((above - below) * (de - low)) / (high - low);
  }
  return 0.7;
}

/** Sugars that are neither lactose nor syrup. */
export function freeSugars(food: Food): number {
  return food.sacarosa + food.glucosa + food.fructosa + food.galactosa + food.maltosa + food.otros_azucares;
}

/** Glucose and galactose of hydrolysed milk, which milk solids non fat already count. */
export function hydrolysed(food: Food): number {
  return food.esml > 0 ? Math.max(0, food.azucares_esml - food.lactosa) : 0;
}

/** Polyols count for freezing and sweetness where they are added; tables of the trade leave out those of fruit. */
function hasAddedPolyols({ category }: Food): boolean {
  return category !== 'frutas';
}

/**
 * Freezing power, sucrose = 100 per 100 g: molar mass of sucrose over that of the solute (Corvitto rounds monosaccharides
 * to 1.9); sodium chloride 5.85 and ethanol 7.4.
 */
export function pacOf(food: Food): number {
  if (food.pac_conv !== null) return food.pac_conv;
  const polyols = hasAddedPolyols(food)
    ? 1.88 * food.sorbitol + 3.72 * food.glicerol + 0.99 * food.maltitol + 2.8 * food.eritritol
    : 0;
  return (
    food.sacarosa +
    1.9 * (food.glucosa + food.fructosa + food.galactosa) +
    food.maltosa +
    food.otros_azucares +
    food.lactosa +
    (1.9 * food.de_jarabe * food.jarabe) / 100 +
    polyols +
    5.85 * food.nacl +
    7.4 * food.alcohol
  );
}

/** Sweetness, sucrose = 100 per 100 g (Corvitto; Belitz, Food Chemistry). */
export function podOf(food: Food): number {
  if (food.pod_conv !== null) return food.pod_conv;
  return (
    food.sacarosa +
    0.7 * food.glucosa +
    1.73 * food.fructosa +
    0.65 * food.galactosa +
    0.16 * food.lactosa +
    0.33 * food.maltosa +
    0.45 * food.otros_azucares +
    syrupPod(food.de_jarabe) * food.jarabe +
    (hasAddedPolyols(food) ? 0.6 * (food.sorbitol + food.glicerol) + 0.87 * food.maltitol + 0.7 * food.eritritol : 0)
  );
}
