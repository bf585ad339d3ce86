import type { Limit } from '../craft/limit.ts';
import type { Quantity } from './params.ts';

/** What meeting a rule gives; `familia` tells what a formula is and is told to nobody. */
export type Level = 'legal' | 'oficio' | 'calidad superior' | 'objetivo' | 'familia';

/** A limit on a quantity of a formula. */
export interface Rule extends Limit {
  readonly param: Quantity;
  readonly level: Level;
}

/** A rule that does not hold: the value as shown, the side on which it fails and the figure missed. */
export interface Finding {
  readonly rule: Rule;
  readonly value: number;
  readonly side: 'low' | 'high';
  readonly limit: number;
}

/** Both ends are inside. */
export function findingOf(rule: Rule, value: number): Finding | undefined {
  const { min, max } = rule;
  if (min !== null && value < min) return { rule, value, side: 'low', limit: min };
  if (max !== null && value > max) return { rule, value, side: 'high', limit: max };
  return undefined;
}

/** What composition does not resolve, in points: liquor of 50 to 56 % of fat moves the fat of a bar by as much. */
export const UNSURE = 0.5;
