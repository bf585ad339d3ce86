import type { Param as PlainParam } from '../craft/param.ts';
import type { Ingredient } from './ingredient.ts';
import type { REMEDIES } from './remedies.gen.ts';
import type { Role } from './roles.gen.ts';

/** Which ingredient to advise when the formula has none that would correct a parameter. */
export type Remedy = keyof typeof REMEDIES;

/** A parameter of pastry, and what corrects it. */
export interface Param extends PlainParam<Ingredient> {
  readonly den: (ingredient: Ingredient) => number;
  /** Ingredients whose weight corrects it; absent where any that holds enough of it does. */
  readonly touches?: (ingredient: Ingredient) => boolean;
  /** Absent where nothing is added or reduced: what does not belong is taken away. */
  readonly remedy?: Remedy;
  /** What a ratio is held against. */
  readonly over?: string;
}

/** What is seen when a parameter is out, by families and traits of types. */
export interface Effect {
  readonly keys: readonly string[];
  readonly within: readonly string[];
  readonly without: readonly string[];
  /** Absent where the range begins at nothing. */
  readonly low?: string;
  readonly high: string;
}

/** A sum of ingredient weights by role, and how a professional calls it. */
export interface RoleSum {
  readonly text: string;
  /** How many grams each gram of a role counts for. */
  readonly weights: Readonly<Partial<Record<Role, number>>>;
}

export const whole = () => 1;

/** Whether a parameter is over the whole recipe, not over some ingredients. */
export function isOfRecipe({ den }: Pick<Param, 'den'>): boolean {
  return den === whole;
}

/** Grams of a role sum in each gram of an ingredient. */
export function weigh({ weights }: RoleSum): (ingredient: Ingredient) => number {
  return ({ role, equiv }) => (weights[role] ?? 0) * equiv;
}

export function percentWeigh(sum: RoleSum): (ingredient: Ingredient) => number {
  const grams = weigh(sum);
  return (ingredient) => 100 * grams(ingredient);
}

export function belongs({ weights }: RoleSum): (ingredient: Ingredient) => boolean {
  return ({ role }) => weights[role] !== undefined;
}
