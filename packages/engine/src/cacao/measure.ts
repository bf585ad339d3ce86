import { lazyOf } from '../craft/lazy.ts';
import { flatMap } from '../craft/lists.ts';
import { round2 } from '../craft/round.ts';
import { mixed, type Solution, solutionIn, waterActivity } from '../craft/water-activity.ts';
import { type Portion, portionsOf, type Row } from './catalogue.ts';
import { coefficientsOf, NONE, PARAMS, type ParamKey, type Part, type Quantity, quantityOf } from './params.ts';

/** A weighed ingredient and its share of the product; shares add up to 1. */
export type Ingredient = Portion;

/** Ingredients, recipes taken apart, and what they add up to, coefficient by coefficient. */
export interface Mixture {
  readonly ingredients: readonly Ingredient[];
  readonly sums: readonly number[];
  /** The recipes inside, each apart: ganache and shell do not mix. */
  readonly inside: readonly Mixture[];
}

const NOTHING_INSIDE: readonly Mixture[] = [];

export function mix(sent: readonly Ingredient[]): Mixture {
  const nested = sent.some(({ row }) => row.made);
  const ingredients = nested ? flatMap(sent, ({ row, share }) => portionsOf(row, share)) : sent;
  const sums = NONE.slice();
  for (const { row, share } of ingredients) {
    const { places, parts } = coefficientsOf(row);
    for (let k = 0; k < places.length; k++) sums[places[k]!]! += share * parts[k]!;
  }
  const inside = nested ? flatMap(sent, ({ row: { made } }) => (made ? [mix(made)] : [])) : NOTHING_INSIDE;
  return { ingredients, sums, inside };
}

/** A base under 0.005 % of the product is no base: its percentages are 0. */
const SMALLEST_BASE = 5e-5;

/** The value of a quantity as shown and judged. */
export function measure({ top, below, needs }: Quantity, { sums }: Mixture): number {
  return shownOf(sums[top]!, sums[below]!, sums[needs]!);
}

/** The same from its sums; `needed` is a share of the product. */
export function shownOf(part: number, whole: number, needed: number): number {
  return whole === 0 || needed <= SMALLEST_BASE ? 0 : round2(part / whole);
}

/** The value of a part as a percentage of the product, water included. */
export function inProduct(part: Part, mixture: Mixture): number {
  return measure(quantityOf(part), mixture);
}

/** The parameters of the response. */
export type CacaoParams = Record<ParamKey, number>;

/** Copied for every formula: a whole object is filled faster than a growing one. */
const UNMEASURED = Object.fromEntries(PARAMS.map(({ part }) => [part, 0.5])) as CacaoParams;

export function valuesOf(mixture: Mixture): CacaoParams {
  const values: CacaoParams = { ...UNMEASURED };
  for (const param of PARAMS) values[param.part] = measure(param, mixture);
  return values;
}

/** Estimated water activity as shown. */
export function awOf(mixture: Mixture): number {
  const own = round2(waterActivity(solutionOf(mixture.ingredients), inProduct('agua', mixture)));
  // The wettest part decides: the filling of a bonbon.
  return Math.max(own, ...mixture.inside.filter(isWet).map(awOf));
}

/** A row and grams of it; less than nothing goes out. */
type Weighed = Pick<Portion, 'row'> & { readonly grams: number };

/** Under so much water, %, the model bends by the water as shown. */
const LITTLE_WATER = 8.1;

/** What grams of some rows dissolve. */
export function dissolvedIn(weighed: readonly Weighed[]): Solution {
  return mixed(
    weighed.map(({ row, grams }) => ({ row, share: grams })),
    ({ row }) => solutionOfRow(row),
  );
}

/** Water activity of grams of two solutions, which weigh `total` together; undefined of what has little water. */
export function activityWith(one: Solution, other: Solution, grams: number, total: number): number | undefined {
  const parts = [
    { share: 1 / total, of: one },
    { share: grams / total, of: other },
  ];
  const solution = mixed(parts, ({ of }) => of);
  return solution.agua < LITTLE_WATER ? undefined : waterActivity(solution, solution.agua);
}

/** Below this, %, it is chocolate or praliné, not a filling. */
const DRY = 2;

function isWet(mixture: Mixture): boolean {
  return inProduct('agua', mixture) > DRY;
}

export const solutionOfRow = lazyOf((row: Row): Solution => solutionIn(row, row.cacao_seco_desgrasado));

/** Grams per 100 g of product of everything that acts on its water. */
function solutionOf(ingredients: readonly Ingredient[]): Solution {
  return mixed(ingredients, ({ row }) => solutionOfRow(row));
}
