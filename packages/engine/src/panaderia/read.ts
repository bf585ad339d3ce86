import { type ItemShape, readBody, readItems, readType } from '../craft/read.ts';
import { type Ingredient, resolve } from './resolve.ts';
import { ROLES } from './roles.gen.ts';
import { DEFAULT_TYPE, type DoughType, findType, rulesOf } from './types.ts';

/** A dough's ingredient on the wire; `role` and `hidratacion` are read where used. */
export const SHAPE: ItemShape = { name: 'name', weight: 'grams', words: { role: ROLES }, others: ['hidratacion'] };

export interface Formula {
  readonly type: DoughType;
  /** The type asked for, when it is not one of the eight. */
  readonly unknownType: string | undefined;
  /** All that were sent, in order. */
  readonly ingredients: readonly Ingredient[];
  /** Salt of bread is judged by its chlorides, which is what added salt is (RD 308/2019, art. 11.2 c). */
  readonly byChlorides: boolean;
}

/** Any JSON in; a formula of this craft out, or the refusal to tell. */
export function readFormula(json: unknown, byChlorides = false): Formula {
  const body = readBody(json);
  const ingredients = readItems(body, SHAPE).map(resolve);
  const { type, unknown } = readType(body.type, findType, DEFAULT_TYPE);
  return { type: rulesOf(type), unknownType: unknown, ingredients, byChlorides };
}
