import type { Authority, Limit } from '../craft/limit.ts';
import type { ParamInfo } from '../craft/param.ts';
import { type JudgedParam, STRENGTH } from './params.ts';

/** A range on total flour, closed on both sides. */
export interface BakersLimit extends Limit {
  readonly param: JudgedParam;
  readonly min: number;
  readonly max: number;
}

export type UpperLimit = Limit & { readonly max: number };
export type StrengthLimit = UpperLimit & { readonly min: number };

export const strength = ([min, max]: readonly [number, number]): StrengthLimit => ({
  param: STRENGTH,
  min,
  max,
  authority: 'oficio',
  source: 'Uso del oficio',
});

export const atMost = (param: ParamInfo, max: number, source: string, authority: Authority): UpperLimit => ({
  param,
  min: null,
  max,
  authority,
  source,
});
