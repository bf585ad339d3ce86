import { lazyFor, lazyOf } from '../craft/lazy.ts';
import { columnOf, flatMap } from '../craft/lists.ts';
import { totals } from '../craft/param.ts';
import type { Range } from '../craft/ranges.ts';
import { round2 } from '../craft/round.ts';
import { mixed, waterActivity } from '../craft/water-activity.ts';
import type { Ingredient, Part } from './ingredient.ts';
import { isOfRecipe, type Param } from './param.ts';
import type { Params } from './schema.ts';
import type { TypeRules } from './types.ts';

/** Shown for a ratio with an empty denominator; no real one comes near. */
export const MOST_SHOWN = 9999;

function shownOf(top: number, below: number): number {
  return top === 0 ? 0 : Math.min(round2(top / below), MOST_SHOWN);
}

/** Extremes of a parameter: the unknown part counts wholly in it, or not at all. */
export function spanOf(param: Param, parts: readonly Part[], share: number): Range {
  const { top, below } = totals(param, parts);
  const most = top + (param.unit === '%' ? 100 : 1) * share;
  const base = isOfRecipe(param) ? below : below + share;
  return [top / base, most / below];
}

/** Every parameter of the type in the response's order; aw only if `vouched` for. */
export function paramsOf(type: TypeRules, parts: readonly Part[], vouched = true): Params {
  const { coefficientsOf, sums, blank } = planOf(type);
  sums.fill(0);
  for (const { ingredient, share } of parts) {
    const coefficients = coefficientsOf(ingredient);
    for (let k = 0; k < sums.length; k++) sums[k]! += share * coefficients[k]!;
  }
  const params: Record<string, number> = { ...blank };
  for (let i = 0; i < type.params.length; i++) {
    params[type.params[i]!.key] = shownOf(sums[2 * i]!, sums[2 * i + 1]!);
  }
  if (type.isGanache && vouched) params.awEstimada = round2(waterActivity(mixed(parts, solutionOf), params.agua!));
  return params as Params;
}

/** What a gram of a formula on the scale is made of. */
interface Weighed {
  readonly row: { readonly parts: readonly Part[] };
  readonly grams: number;
}

/** Values of what a type judges, in its order: all that corrections ask of a formula. */
export function judgedIn(type: TypeRules, formula: readonly Weighed[]): readonly number[] {
  const { coefficientsOf, sums, shown } = judgedPlanOf(type);
  sums.fill(0);
  for (const { row, grams } of formula) {
    for (const { ingredient, share } of row.parts) {
      const coefficients = coefficientsOf(ingredient);
      const part = share * grams;
      for (let k = 0; k < sums.length; k++) sums[k]! += part * coefficients[k]!;
    }
  }
  const values = shown.slice();
  for (let i = 0; i < values.length; i++) values[i] = shownOf(sums[2 * i]!, sums[2 * i + 1]!);
  return values;
}

/** How the parameters of a type are measured all at once. */
interface Plan {
  /** What a gram puts above and below the line of each parameter. */
  readonly coefficientsOf: (ingredient: Ingredient) => Float64Array;
  /** Buffer for the sums, reused: measuring never overlaps. */
  readonly sums: Float64Array;
  /** Template of doubles: copying it is several times faster than adding keys. */
  readonly blank: Readonly<Record<string, number>>;
}

const planOf = lazyFor(({ params }: TypeRules): Plan => {
  return {
    coefficientsOf: columnsOf(params),
    sums: new Float64Array(2 * params.length),
    blank: Object.fromEntries(params.map(({ key }) => [key, 0.5])),
  };
});

/** The same of what a type judges; `shown` is a list of doubles to copy. */
const judgedPlanOf = lazyFor(({ judged }: TypeRules) => ({
  coefficientsOf: columnsOf(judged.map(({ param }) => param)),
  sums: new Float64Array(2 * judged.length),
  shown: columnOf(judged, () => 0),
}));

function columnsOf(params: readonly Param[]): Plan['coefficientsOf'] {
  return lazyOf((ingredient: Ingredient) =>
    Float64Array.from(flatMap(params, ({ num, den }) => [num(ingredient), den(ingredient)])),
  );
}

function solutionOf({ ingredient }: Part) {
  return ingredient.solution;
}
