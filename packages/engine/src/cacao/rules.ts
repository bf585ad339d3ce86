import type { Finding as FindingOf, Requirement } from '../craft/judge.ts';
import type { Quantity } from './params.ts';

/** What meeting a rule gives; `familia` tells what a formula is and is told to nobody. */
export type Level = 'legal' | 'oficio' | 'calidad superior' | 'objetivo' | 'familia';

/** A limit on a quantity of a formula. */
export interface Rule extends Requirement {
  readonly param: Quantity;
  readonly level: Level;
}

export type Finding = FindingOf<Rule>;
