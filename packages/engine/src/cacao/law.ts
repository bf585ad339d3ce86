import type { Finding as FindingOf, Requirement } from '../craft/judge.ts';
import { AW_SAFE } from '../craft/keeping.ts';
import type { Limit } from '../craft/limit.ts';
import { AW, type Quantity } from './params.ts';

/** What meeting a rule gives; `familia` tells what a formula is, unseen. */
export type Level = 'legal' | 'oficio' | 'calidad superior' | 'objetivo' | 'familia';

/** A limit on a quantity of a formula. */
export interface Rule extends Requirement {
  readonly param: Quantity;
  readonly level: Level;
}

export type Finding = FindingOf<Rule>;

/** % of the fats of annex II the law allows. */
export const MOST_VEGETABLE_FAT = 5;

/** A ganache keeps well up to 0.85, where pathogens stop; over 0.90 it is a fresh product (New Food 2009). */
export const AW_TARGET = {
  param: AW,
  min: null,
  max: AW_SAFE,
  level: 'objetivo',
  authority: 'oficio',
  source: 'Escuelas francesas: 0,70-0,85; los patógenos se detienen en 0,85 (New Food 2009)',
} as const satisfies Limit;
