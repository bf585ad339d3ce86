import '../../src/despensa/learn.ts';
import { balancePasteleria } from '../../src/pasteleria/respond.ts';
import type { PasteleriaResponse } from '../../src/pasteleria/schema.ts';

export interface Ingredient {
  readonly name: string;
  readonly grams: number;
  readonly [key: string]: unknown;
}

export interface Formula {
  readonly type: string;
  readonly ingredients: readonly Ingredient[];
}

/** «Huevo entero 200, Azúcar 125»: the last word of each part is the weight. */
export function formula(type: string, recipe: string, ...more: readonly Ingredient[]): Formula {
  const ingredients = recipe.split(', ').map((part) => {
    const space = part.lastIndexOf(' ');
    return { name: part.slice(0, space), grams: Number(part.slice(space + 1)) };
  });
  return { type, ingredients: [...ingredients, ...more] };
}

export function balance(type: string, recipe: string, ...more: readonly Ingredient[]): PasteleriaResponse {
  return balancePasteleria(formula(type, recipe, ...more));
}

/** Keys out of range, in the order in which the type judges them. */
export function outOf({ ranges, inRange }: PasteleriaResponse): string[] {
  return Object.keys(ranges).filter((key) => inRange[key] === false);
}
