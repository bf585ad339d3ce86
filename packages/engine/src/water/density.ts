/** Density of mixes from what they are made of. */

/**
 * ml per g at 4 °C: sugars, alcohol, acids and salts from solutions at 20 °C (CRC); fat and the rest, Goff's 1.07527 and
 * 0.6329; ash and protein inferred.
 */
export const VOLUMES = {
  agua: 1.0001,
  grasa: 1.075,
  azucares: 0.62,
  glicerol: 0.773,
  proteina: 0.735,
  cenizas: 0.42,
  alcohol: 1.16,
  acidos: 0.597,
  otros: 0.64,
} as const;

/** Grams, by kind. */
export type Contents = Readonly<Partial<Record<keyof typeof VOLUMES, number>>>;

const KINDS = Object.keys(VOLUMES) as readonly (keyof typeof VOLUMES)[];

/** Millilitres that contents take up. */
export function volumeOf(contents: Contents): number {
  return KINDS.reduce((sum, kind) => sum + VOLUMES[kind] * (contents[kind] ?? 0), 0);
}
