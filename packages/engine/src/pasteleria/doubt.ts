import { UNKNOWN } from '../craft/examine.ts';
import { totals } from '../craft/param.ts';
import type { Part } from './ingredient.ts';
import { isOfRecipe, type Param } from './params.ts';
import type { TypeRules } from './types.ts';

const NONE: ReadonlySet<string> = new Set();

/** Parameters that `unknown` % of unidentified ingredients may push in or out of range. */
export function doubtfulKeys(type: TypeRules, parts: readonly Part[], unknown: number): ReadonlySet<string> {
  if (unknown < UNKNOWN.unjudged) return NONE;
  const open = type.judged.filter(({ param, range: [min, max] }) => {
    const [low, high] = spanOf(param, parts, unknown / 100);
    return unknown > UNKNOWN.blind || ((low < min || high > max) && high >= min && low <= max);
  });
  return new Set(open.map(({ param }) => param.key));
}

/** Extremes of a parameter: the unknown part counts wholly in it, or not at all. */
function spanOf(param: Param, parts: readonly Part[], share: number): readonly [low: number, high: number] {
  const { top, below } = totals(param, parts);
  const most = top + (param.unit === '%' ? 100 : 1) * share;
  const base = isOfRecipe(param) ? below : below + share;
  return [top / base, most / below];
}
