import type { Medal } from '../craft/analysis.ts';
import type { Examination } from '../craft/examine.ts';
import { misses, inRangeOf as rangesMet, valueIn } from '../craft/judge.ts';
import { stateOf } from '../craft/meter.ts';
import type { Range } from '../craft/ranges.ts';
import type { InRange, Params } from './schema.ts';
import type { TypeRules } from './types.ts';

/** Figures that gold may have beyond what is usual of its type. */
export const UNUSUAL_IN_GOLD = 1;
/** How far out a single parameter may be for bronze. */
const BRONZE_DISTANCE = 1.5;
/** Distance from a range that is one single value. */
const OFF_POINT = 9;

/** Null where the type sets no range. */
export function inRangeOf({ blank, judged }: TypeRules, params: Params): InRange {
  const inRange = rangesMet(blank, judged, valueIn(params)) as InRange;
  return params.awEstimada === undefined ? inRange : { ...inRange, awEstimada: null };
}

/** Distance to the centre in half widths: 0 at the centre, 1 at the limits. */
export function distance(value: number, [min, max]: Range, legal: boolean): number {
  if (min === max) return value === min ? 0 : OFF_POINT;
  if (legal) return 2 * (Math.max(min - value, value - max, 0) / (max - min)) + (value < min || value > max ? 1 : 0);
  return Math.abs(value - (min + max) / 2) / ((max - min) / 2);
}

/** Judged figures inside their range, and beyond what is usual of the type. */
export function unusualOf({ judged }: TypeRules, params: Params): number {
  return judged.filter((rule) => stateOf(params[rule.param.key]!, rule) === 'al_limite').length;
}

/** Null where the recipe earns none. */
export function trophyOf(type: TypeRules, params: Params, { faulty, provisional }: Examination): Medal | null {
  if (faulty) return null;
  const reached = medalOf(type, params);
  return reached === 'gold' && provisional ? 'silver' : reached;
}

function medalOf(type: TypeRules, params: Params): Medal | null {
  const out = misses(type.judged, valueIn(params));
  if (out.length === 0) return unusualOf(type, params) <= UNUSUAL_IN_GOLD ? 'gold' : 'silver';
  const { rule, value } = out[0]!;
  return out.length === 1 && distance(value, rule.range, type.isLegal) <= BRONZE_DISTANCE ? 'bronze' : null;
}
