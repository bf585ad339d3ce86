import { type Item, type ItemShape, readBody, readItems, readType } from '../craft/read.ts';
import { DEFAULT_TYPE, type DoughType, findType, typeOf } from './types.ts';

/** An ingredient of a dough on the wire; `role` and `hidratacion` are read where they are used. */
export const SHAPE: ItemShape = { name: 'name', weight: 'grams' };

export interface Formula {
  readonly type: DoughType;
  /** The type asked for, when it is not one of the eight. */
  readonly unknownType: string | undefined;
  readonly items: readonly Item[];
}

/** Any JSON in; a formula of this craft out, or the refusal to tell. */
export function readFormula(json: unknown): Formula {
  const body = readBody(json);
  const items = readItems(body, SHAPE);
  const { type, unknown } = readType(body.type, findType, DEFAULT_TYPE);
  return { type: typeOf(type), unknownType: unknown, items };
}
