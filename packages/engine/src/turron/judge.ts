import type { Measures } from './measure.ts';
import type { Quantities } from './quantities.ts';
import { type Category, LEVELS, type Level, type Rule, type TypeRules } from './types.ts';

/** Almonds of the score: gold, silver and bronze. */
export const ALMONDS: Readonly<Record<Category, number>> = { Suprema: 3, Extra: 2, 'Fuera de IGP': 1, Básico: 1 };

/** Turrón without added sugars (sweetener and no sugar) is not asked for honey (Alimarket, categories of both IGP). */
export function honeyWaived(type: TypeRules, q: Quantities): boolean {
  return type.rules.some((rule) => rule.waivable) && q.sweetener > 0 && q.sugar === 0;
}

export function meets(rule: Rule, level: Level, m: Measures): boolean {
  const figure = rule[level];
  if (figure === null) return true;
  return rule.side === 'min' ? m[rule.key] >= figure : m[rule.key] <= figure;
}

/** The best category whose rules all hold. `admitted`: no ingredient the IGP excludes; `waived`: the honey waiver. */
export function categoryOf(type: TypeRules, m: Measures, admitted: boolean, waived: boolean): Category {
  const reached = (level: Level) =>
    admitted && type.rules.every((rule) => (waived && rule.waivable) || meets(rule, level, m));
  return LEVELS.find(reached) ?? type.lowest;
}
