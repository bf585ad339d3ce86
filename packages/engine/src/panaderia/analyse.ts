import { type InRange, judge, rangesOf } from './judge.ts';
import { type Dough, measure, paramsOf } from './measure.ts';
import type { Params } from './params.ts';
import { readFormula } from './read.ts';
import { type Ingredient, resolve } from './resolve.ts';
import type { DoughType, Ranges } from './types.ts';

/** A formula read, measured and judged: what advice, warnings and details start from. */
export interface Analysis {
  readonly type: DoughType;
  readonly unknownType: string | undefined;
  /** All that were sent, in order; `dough.ingredients` are those that count. */
  readonly ingredients: readonly Ingredient[];
  readonly dough: Dough;
  readonly params: Params;
  readonly ranges: Ranges;
  readonly inRange: InRange;
}

export function analyse(body: unknown): Analysis {
  const { type, unknownType, items } = readFormula(body);
  const ingredients = items.map(resolve);
  const dough = measure(ingredients);
  const params = paramsOf(dough);
  const ranges = rangesOf(type, dough);
  return { type, unknownType, ingredients, dough, params, ranges, inRange: judge(params, ranges) };
}
