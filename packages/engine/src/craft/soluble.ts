import type { Food } from '../despensa/food.ts';
import type { Analysis } from './analysis.ts';
import { round } from './round.ts';

/** % of a food that a refractometer reads as sugar, whole glucose syrup included. */
export function solubleIn({ azucares, jarabe_azucares, jarabe, polioles, acidos }: Food): number {
  return azucares - jarabe_azucares + jarabe + polioles + acidos;
}

/** °Brix as weighed, nothing boiled off; null with an unknown ingredient. */
export function solubleSolids({ portions }: Pick<Analysis, 'portions'>): number | null {
  let [soluble, grams] = [0, 0];
  for (const portion of portions?.() ?? []) {
    if (portion.food === undefined) return null;
    soluble += solubleIn(portion.food) * portion.grams;
    grams += portion.grams;
  }
  return grams > 0 ? round(soluble / grams, 1) : null;
}
