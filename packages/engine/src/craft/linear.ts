import { columnOf } from './lists.ts';
import type { Param } from './param.ts';
import type { Range } from './ranges.ts';
import { lowerFirst } from './spanish.ts';

/** Scores a person may ask for beyond a plain verdict. */
export type WantedScore = 'suprema' | 'extra' | 'oro' | 'plata';

/**
 * A judged quantity as a ratio of two linear functions of the grams: value = Σ num·g / Σ den·g. Asking
 * `range[0] <= value <= range[1]` is then two linear constraints. Open sides are ±Infinity.
 */
export interface LinearTerm {
  /** Key of the parameter in the response, or of the internal value a rule tests. */
  readonly key: string;
  /** Spanish label for explanations: «materia grasa». */
  readonly label: string;
  readonly unit: string;
  readonly num: readonly number[];
  readonly den: readonly number[];
  /** Exact limits on the ratio; null when the type does not judge it. */
  readonly range: Range | null;
  /** Turns the ratio into the number shown (PAC: sucrose to water → °C). */
  readonly shown?: ((ratio: number) => number) | undefined;
  /** Range as shown to people, when `range` is on another scale. */
  readonly shownRange?: Range | undefined;
  /** True for the conditions that select a case and are no parameter a person knows. */
  readonly hidden?: boolean | undefined;
  /** True for what tells the product: a formula that meets it stays so. */
  readonly nature?: boolean | undefined;
  /** A preference without verdict, kept while it costs little else; for the law's sake a good formula changes too. */
  readonly wish?: 'use' | 'law' | undefined;
  /** True for a target that may be missed, of which a few are allowed. */
  readonly target?: boolean | undefined;
}

/** A judged quantity that is not a ratio of linear functions (water activity). */
export interface NonlinearTerm {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly range: Range;
  /** Unrounded value for the grams given, in the order of the ingredients. */
  readonly value: (grams: readonly number[]) => number;
  readonly target?: boolean;
  /** True when it is judged as it is, not rounded to two decimals first. */
  readonly exact?: boolean;
}

/**
 * The formula is good when all terms of at least one case, and every nonlinear term, lie in range, save for up to
 * `misses` of the terms marked as targets.
 */
export interface LinearModel {
  readonly cases: readonly (readonly LinearTerm[])[];
  readonly nonlinear: readonly NonlinearTerm[];
  /** Targets that may be out: silver in chocolate stands two. 0 when absent. */
  readonly misses?: number;
  /** Where a master aims in this formula, by key, instead of the type's point. */
  readonly aims?: ReadonlyMap<string, number>;
}

/** Key of the cost per finished kilo, which a balance at the least cost minimises. */
export const COST_PER_KILO = 'coste_kg_eur';

export function ratioOf(term: LinearTerm, grams: readonly number[]): number {
  let num = 0;
  let den = 0;
  for (let i = 0; i < grams.length; i++) {
    num += term.num[i]! * grams[i]!;
    den += term.den[i]! * grams[i]!;
  }
  return den === 0 ? 0 : num / den;
}

/** What a ratio is taken over: Σ den·g. */
export function massOf({ den }: Pick<LinearTerm, 'den'>, grams: readonly number[]): number {
  let mass = 0;
  for (let i = 0; i < den.length; i++) mass += den[i]! * grams[i]!;
  return mass;
}

/** Whether grams keep to a term's limits exactly, without what rounding lets through. */
export function isWithin(term: LinearTerm, grams: readonly number[]): boolean {
  if (term.range === null) return true;
  const [least, most] = term.range;
  return (
    (!Number.isFinite(least) || beyond(term, least, grams) >= 0) &&
    (!Number.isFinite(most) || beyond(term, most, grams) <= 0)
  );
}

/** Excess over a limit times the denominator, so that a denominator of 0 works. */
function beyond({ num, den }: LinearTerm, limit: number, grams: readonly number[]): number {
  let far = 0;
  for (let i = 0; i < num.length; i++) far += (num[i]! - limit * den[i]!) * grams[i]!;
  return far;
}

/** Roles of a term in the balancer beyond a plain range. */
export type TermRole = Pick<LinearTerm, 'hidden' | 'nature' | 'wish' | 'target'>;

const PLAIN: TermRole = {};

const ONE = () => 1;

/** A parameter of a formula as a linear term; `range` is on the ratio's scale. */
export function termOf<Ingredient>(
  { key, label, unit, num, den, shown }: Param<Ingredient>,
  ingredients: readonly Ingredient[],
  range: Range | null,
  shownRange?: Range,
): LinearTerm {
  const quantity = { key, label, unit, num: columnOf(ingredients, num), den: columnOf(ingredients, den ?? ONE), shown };
  return judgedTerm(quantity, range, PLAIN, shownRange);
}

/** As `termOf`, named as inside a sentence. */
export function namedTerm<Ingredient>(
  param: Param<Ingredient>,
  ingredients: readonly Ingredient[],
  range: Range | null,
  role?: TermRole,
): LinearTerm {
  const { key, unit, num, den, shown } = param;
  const label = lowerFirst(param.label);
  const quantity = { key, label, unit, num: columnOf(ingredients, num), den: columnOf(ingredients, den ?? ONE), shown };
  return judgedTerm(quantity, range, role);
}

/** A quantity held to a range. All properties are written out: an object that gains some later is slow to make and to read. */
export function judgedTerm(
  { key, label, unit, num, den, shown }: Pick<LinearTerm, 'key' | 'label' | 'unit' | 'num' | 'den' | 'shown'>,
  range: Range | null,
  { hidden, nature, wish, target }: TermRole = PLAIN,
  shownRange?: Range,
): LinearTerm {
  return { key, label, unit, num, den, range, shown, shownRange, hidden, nature, wish, target };
}
