import { analyse } from '../../src/pasteleria/analyse.ts';
import { balancePasteleria } from '../../src/pasteleria/craft.ts';
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

/** Codes of what takes the good outcome whatever the ranges say. */
const FAULTS = new Set(['dosis', 'no_admitido']);

/** Whether something a formula carries forbids a good outcome; of what nobody identified, from 5 % on. */
export function isFaulty(body: Formula): boolean {
  return analyse(body).warnings.some(
    ({ code, text }) => FAULTS.has(code) || (code === 'sin_identificar' && text.startsWith('Falta saber')),
  );
}

/** Keys out of range, in the order in which the type judges them. */
export function outOf({ ranges, inRange }: PasteleriaResponse): string[] {
  return Object.keys(ranges).filter((key) => inRange[key] === false);
}

/** Codes of the warnings, whatever the order of the request. */
export function codesOf(body: Formula): readonly string[] {
  return analyse(body)
    .warnings.map(({ code }) => code)
    .sort();
}
