import type { Range } from '../craft/ranges.ts';
import { inProduct, measure } from './measure.ts';
import type { Ingredient } from './resolve.ts';
import type { Family, TypeId } from './types.ts';

/** Melt, cool and work, in °C. */
export interface Curve {
  readonly fundir: Range;
  readonly enfriar: Range;
  readonly trabajar: Range;
}

/**
 * Curves agreed by the guide of Callebaut's Chocolate Academy, Rococo's and Spanish trade tables; gianduja runs lower
 * because of the eutectic with nut oil (Greweling).
 */
export const CURVES = {
  negro: { fundir: [45, 50], enfriar: [27, 29], trabajar: [31, 32] },
  leche: { fundir: [42, 45], enfriar: [26, 28], trabajar: [29, 30] },
  blanco: { fundir: [40, 45], enfriar: [25, 27], trabajar: [28, 29] },
  gianduja_negra: { fundir: [42, 45], enfriar: [25, 26], trabajar: [27, 28] },
  gianduja_leche: { fundir: [40, 45], enfriar: [24, 25], trabajar: [26, 27] },
} as const satisfies Record<string, Curve>;

/** Share of the fat that is not cocoa butter for which each curve was written. */
const USUAL_FOREIGN_FAT = { negro: 0, leche: 16, blanco: 18 } as const;

type ChocolateFamily = keyof typeof USUAL_FOREIGN_FAT;

/** Tempering of a formula. In a filling it is that of the couverture for shell and coating. */
export function temperingOf(type: TypeId, family: Family, ingredients: readonly Ingredient[]): Curve {
  if (type === 'gianduja' || (type === 'bombon' && isNutFilling(ingredients))) {
    return lowered(giandujaCurve(ingredients), 0);
  }
  if (type === 'bombon') return lowered(CURVES[couvertureFamily(ingredients)], 0);
  const curve = family as ChocolateFamily;
  return lowered(CURVES[curve], correction(foreignFat(ingredients) - USUAL_FOREIGN_FAT[curve]));
}

/** A filling of nuts without water: praliné, gianduja. */
export function isNutFilling(ingredients: readonly Ingredient[]): boolean {
  return inProduct('agua', ingredients) < 5 && inProduct('frutosSecos', ingredients) >= 15;
}

function giandujaCurve(ingredients: readonly Ingredient[]): Curve {
  return inProduct('lacteos', ingredients) <= 5 ? CURVES.gianduja_negra : CURVES.gianduja_leche;
}

/** Family of the couvertures and cocoa of a filling; without any it is white, having no cocoa solids. */
export function couvertureFamily(ingredients: readonly Ingredient[]): ChocolateFamily {
  if (measure({ part: 'csd', over: 'cobertura' }, ingredients) <= 0.5) return 'blanco';
  return measure({ part: 'lacteos', over: 'cobertura' }, ingredients) >= 8 ? 'leche' : 'negro';
}

/** Whole pieces keep their fat to themselves. */
const WHOLE_PIECES = new Set(['avellana', 'almendra', 'nuez']);

/** Percentage of the fat of the mass that is not cocoa butter. */
function foreignFat(ingredients: readonly Ingredient[]): number {
  let foreign = 0;
  let all = 0;
  for (const { row, share } of ingredients) {
    if (row.grupo === 'fruta' || row.grupo === 'cereal' || WHOLE_PIECES.has(row.id)) continue;
    foreign += share * (row.grasa_leche + row.otra_grasa);
    all += share * (row.manteca_cacao + row.grasa_leche + row.otra_grasa);
  }
  return all === 0 ? 0 : (100 * foreign) / all;
}

/** Keeps a limit met exactly from failing by the last bit of a sum. */
const TOLERANCE = 1e-9;

/**
 * °C to take off: working temperature falls some 2 °C from dark to milk (16 % of foreign fat) and 4-5 °C to gianduja
 * (45 %), that is 0.1-0.13 °C per point.
 */
function correction(excess: number): number {
  if (excess <= 5 + TOLERANCE) return 0;
  return excess <= 15 + TOLERANCE ? 1 : 2;
}

/** A copy of the curve, so that nobody who is answered can spoil the table. */
function lowered({ fundir, enfriar, trabajar }: Curve, by: number): Curve {
  const lower = ([min, max]: Range): Range => [min - by, max - by];
  return { fundir: [...fundir], enfriar: lower(enfriar), trabajar: lower(trabajar) };
}
