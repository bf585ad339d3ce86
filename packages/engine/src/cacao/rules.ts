import { type Authority, accepted, type Limit } from '../craft/limit.ts';
import { type Over, type Part, type Quantity, quantityOf } from './params.ts';

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

type Limits = readonly (readonly [part: Part, min: number | null, max: number | null])[];

/** Writes rules of one level, source by source: `[part, min, max]`, null for an open end. */
export function writer(level: Level, authority: Authority) {
  return (source: string, over: Over, limits: Limits): readonly Rule[] =>
    limits.map(([part, min, max]) => ({ param: quantityOf(part, over), min, max, level, authority, source }));
}

/** What composition does not resolve, in points: liquor of 50 to 56 % of fat moves the fat of a bar by as much. */
export const UNSURE = 0.5;

/** As `writer`, for ranges of the trade: accepted as far as composition cannot tell, with the range itself as core. */
export function tradeWriter(level: Level, authority: Authority) {
  return (source: string, over: Over, limits: Limits): readonly Rule[] =>
    writer(level, authority)(source, over, limits).map((rule) => ({ ...rule, ...opened(rule.min, rule.max) }));
}

function opened(min: number | null, max: number | null): Pick<Rule, 'min' | 'max'> & Required<Pick<Rule, 'core'>> {
  if (min !== null && max !== null) return accepted(min, max, UNSURE);
  return {
    min: min === null ? null : Math.max(0, min - UNSURE),
    max: max === null || max === 0 ? max : max + UNSURE,
    core: [min, max],
  };
}
