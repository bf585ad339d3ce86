import { UNKNOWN } from '../craft/examine.ts';
import { pacScale } from './freezing.ts';
import { belowOf, type Mix, PLACES, topOf } from './measure.ts';
import { JUDGED, type JudgedKey } from './params.ts';
import type { Rules } from './types.ts';

const NONE: ReadonlySet<JudgedKey> = new Set();
const ALL: ReadonlySet<JudgedKey> = new Set(JUDGED);

/** The most 100 g of an unknown may bring: dextrose freezes like 190 g of sucrose, fructose sweetens like 130. */
const MOST_PAC = 1.9;
const MOST_POD = 1.3;

/** Parameters that `unknown` % of unidentified ingredients may push in or out of range. */
export function doubtfulKeys(mix: Mix, unknown: number, rules: Rules): ReadonlySet<JudgedKey> {
  if (unknown < UNKNOWN.unjudged) return NONE;
  if (unknown > UNKNOWN.blind) return ALL;
  return new Set(JUDGED.filter((key) => isOpen(key, mix, unknown, rules)));
}

function isOpen(key: JudgedKey, mix: Mix, unknown: number, { ranges }: Rules): boolean {
  const [low, high] = spanOf(key, mix, unknown);
  const [min, max] = ranges[key];
  const inside = low >= min && high <= max;
  return !inside && high >= min && low <= max;
}

/** From nothing of what the parameter counts to nothing else. */
function spanOf(key: JudgedKey, mix: Mix, unknown: number): readonly [number, number] {
  const at = PLACES[key];
  if (key === 'PAC') {
    const top = topOf(mix, at);
    const water = belowOf(mix, at);
    return [pacScale(top + MOST_PAC * unknown, water - unknown), pacScale(top, water)];
  }
  const value = topOf(mix, at);
  return [value, value + (key === 'POD' ? MOST_POD : 1) * unknown];
}
