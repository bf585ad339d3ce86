import type { Tempering } from '../craft/analysis.ts';
import type { Range } from '../craft/ranges.ts';
import { FIGURES } from './figures.gen.ts';
import { type Ingredient, inProduct, type Mixture, measure } from './measure.ts';
import { guardaSuGrasa } from './params.gen.ts';
import { quantityOf } from './params.ts';
import type { Family } from './profile.ts';
import { isOf, type TypeId } from './types.ts';

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
} as const satisfies Record<string, Tempering>;

/** Share of the fat that is not cocoa butter for which each curve was written. */
const USUAL_FOREIGN_FAT = { negro: 0, leche: 16, blanco: 18 } as const;

type ChocolateFamily = keyof typeof USUAL_FOREIGN_FAT;

/** Tempering of a formula; of a filling, that of its shell and coating. */
export function temperingOf(type: TypeId, family: Family, mixture: Mixture): Tempering {
  if (isOf(type, 'gianduja') || (isOf(type, 'relleno') && isNutFilling(mixture))) {
    return lowered(giandujaCurve(mixture), 0);
  }
  if (isOf(type, 'relleno')) return lowered(CURVES[couvertureFamily(mixture)], 0);
  if (family === 'untable') return lowered(giandujaCurve(mixture), 0);
  const curve = family === 'polvo' || family === 'bebida' ? 'negro' : (family as ChocolateFamily);
  return lowered(CURVES[curve], correction(foreignFat(mixture.ingredients) - USUAL_FOREIGN_FAT[curve]));
}

/** A filling of nuts without water: praliné, gianduja. */
export function isNutFilling(mixture: Mixture): boolean {
  const { agua_de_ganache: wet, frutos_secos_de_relleno: nutty } = FIGURES;
  return inProduct('agua', mixture) < wet && inProduct('frutosSecos', mixture) >= nutty;
}

function giandujaCurve(mixture: Mixture): Tempering {
  const isDark = inProduct('lacteos', mixture) <= FIGURES.leche_de_gianduja_negra;
  return isDark ? CURVES.gianduja_negra : CURVES.gianduja_leche;
}

/** Family of a filling's couvertures and cocoa; white without any cocoa solids. */
export function couvertureFamily(mixture: Mixture): ChocolateFamily {
  if (measure(quantityOf('csd', 'cobertura'), mixture) <= FIGURES.csd_de_blanco) return 'blanco';
  return measure(quantityOf('lacteos', 'cobertura'), mixture) >= FIGURES.leche_de_leche ? 'leche' : 'negro';
}

/** Percentage of the fat of the mass that is not cocoa butter. */
function foreignFat(ingredients: readonly Ingredient[]): number {
  let foreign = 0;
  let all = 0;
  for (const { row, share } of ingredients) {
    if (guardaSuGrasa(row)) continue;
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
function lowered({ fundir, enfriar, trabajar }: Tempering, by: number): Tempering {
  const lower = ([min, max]: Range): Range => [min - by, max - by];
  return { fundir: [...fundir], enfriar: lower(enfriar), trabajar: lower(trabajar) };
}
