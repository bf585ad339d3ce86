import { round } from './round.ts';

/** A number of the response: its meaning, its formula and its source. */
export interface ParamInfo {
  readonly key: string;
  /** Spanish label: «Materia grasa». */
  readonly label: string;
  /** «%», «°C», «kcal», «€/kg»… or '' for a bare ratio or index. */
  readonly unit: string;
  /** Spanish sentence or formula a professional can follow. */
  readonly formula: string;
  readonly source: string;
  /** Decimals shown to people, where the model is less exact than two. */
  readonly exactness?: number;
}

/**
 * A parameter, defined once: its words and its value as Σ num·g ÷ Σ den·g over the ingredients. Measuring, the
 * balancer's linear terms, schemas, reference pages, meters and tables all come from it.
 */
export interface Param<Ingredient> extends ParamInfo {
  /** Decimals it is shown and judged with; 2 when absent. */
  readonly decimals?: number;
  /** What one gram of an ingredient puts into the numerator. */
  readonly num: (ingredient: Ingredient) => number;
  /** What one gram of an ingredient puts into the denominator; its own weight when absent. */
  readonly den?: (ingredient: Ingredient) => number;
  /** Turns the ratio into the number shown, where they differ (PAC: sucrose over water → °C). */
  readonly shown?: (ratio: number) => number;
}

/** One ingredient and its part of the whole. */
export interface Share<Ingredient> {
  readonly ingredient: Ingredient;
  readonly share: number;
}

export function infoOf({ key, label, unit, formula, source, exactness }: ParamInfo): ParamInfo {
  return { key, label, unit, formula, source, ...(exactness === undefined ? {} : { exactness }) };
}

/** What the ingredients add up to above and below the line of a parameter. */
export function totals<Ingredient>(
  { num, den }: Pick<Param<Ingredient>, 'num' | 'den'>,
  parts: readonly Share<Ingredient>[],
): { readonly top: number; readonly below: number } {
  let top = 0;
  let below = 0;
  for (const { ingredient, share } of parts) {
    top += share * num(ingredient);
    below += den ? share * den(ingredient) : share;
  }
  return { top, below };
}

/** A ratio as it is shown and judged. */
export function shownAs({ shown, decimals = 2 }: Pick<Param<never>, 'shown' | 'decimals'>, ratio: number): number {
  return round(shown ? shown(ratio) : ratio, decimals);
}
