import type { Authority, Limit } from '../craft/limit.ts';
import type { ParamInfo } from '../craft/param.ts';
import { ACTIVE_SOURDOUGH, BREAD_SALT, type JudgedParam, PARAMS, STRENGTH, YEAST_AS_FRESH } from './params.ts';

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

/** By chlorides, g per 100 g of bread. */
export const LEGAL_SALT = atMost(BREAD_SALT, 1.31, 'RD 308/2019', 'ley');
/** By total sodium, g per 100 g of bread: the law lets either be measured, and beyond this one no analysis finds it lawful. */
export const LEGAL_SALT_BY_SODIUM = atMost(BREAD_SALT, 1.66, 'RD 308/2019, por sodio total', 'ley');

const AVPN_SOURDOUGH = {
  ...atMost(ACTIVE_SOURDOUGH, 20, 'AVPN: masa madre 5 a 20 % de la harina', 'denominacion'),
  min: 5,
};

/** What the association of Neapolitan pizza asks beyond the ranges of the verdict. */
export const AVPN = {
  /** Above this the dough is contemporary rather than classic. */
  hydration: atMost(PARAMS[0], 62.5, 'AVPN: 55,5 a 62,5 %', 'denominacion'),
  /** Where its range begins; less is a dry dough, not another pizza. */
  hydrationFrom: 55.5,
  /** Up to 3 g of fresh yeast per litre, and present practice of 3 g per kg of flour. */
  yeast: atMost(YEAST_AS_FRESH, 0.3, 'AVPN: hasta 3 g de fresca por litro de agua', 'denominacion'),
  sourdough: AVPN_SOURDOUGH,
};

/** Least of what a classic panettone is named after, % of the whole dough (decreto italiano de 22 de julio de 2005). */
export const CLASSIC_PANETTONE = { mantequilla: 16, yema: 4, fruta: 20 };
