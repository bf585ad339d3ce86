import type { Medal } from '../craft/analysis.ts';
import type { Examination } from '../craft/examine.ts';
import { misses, inRangeOf as rangesMet, valueIn } from '../craft/judge.ts';
import type { Range } from '../craft/ranges.ts';
import type { InRange, Params } from './schema.ts';
import type { TypeRules } from './types.ts';

/** Mean distance to the centre of ranges that still earns gold. */
export const GOLD_DISTANCE = 0.45;
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
  const centre = (min + max) / 2;
  // An optional ingredient left out is not a fault.
  if (min === 0 && value <= centre) return 0;
  return Math.abs(value - centre) / ((max - min) / 2);
}

/** Mean distance over the judged parameters; `valueAt` gives each by its place in `type.judged`. */
export function meanDistance(type: TypeRules, valueAt: (index: number) => number): number {
  let sum = 0;
  type.judged.forEach(({ core }, i) => {
    sum += distance(valueAt(i), core, type.isLegal);
  });
  return sum / type.judged.length;
}

/** Null where the recipe earns none. */
export function trophyOf(type: TypeRules, params: Params, { faulty, provisional }: Examination): Medal | null {
  if (faulty) return null;
  const reached = medalOf(type, params);
  return reached === 'gold' && provisional ? 'silver' : reached;
}

function medalOf(type: TypeRules, params: Params): Medal | null {
  const out = misses(type.judged, valueIn(params));
  if (out.length === 0) {
    return meanDistance(type, (i) => params[type.judged[i]!.param.key]!) <= GOLD_DISTANCE ? 'gold' : 'silver';
  }
  const { rule, value } = out[0]!;
  return out.length === 1 && distance(value, rule.range, type.isLegal) <= BRONZE_DISTANCE ? 'bronze' : null;
}
