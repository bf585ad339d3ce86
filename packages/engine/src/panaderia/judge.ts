import type { Meter } from '../craft/analysis.ts';
import { meterOf } from '../craft/meter.ts';
import { round2 } from '../craft/round.ts';
import { type Dough, measure, valuesOf } from './measure.ts';
import type { Params } from './params.ts';
import type { Formula } from './read.ts';
import type { BakersLimit, DoughType } from './types.ts';

/** A formula measured and judged: what advice, warnings and details start from. */
export interface JudgedFormula extends Formula {
  /** What counts of `ingredients`. */
  readonly dough: Dough;
  readonly values: Params;
  /** Those of the type, for the yeast used. */
  readonly limits: readonly BakersLimit[];
  readonly meters: readonly Meter[];
}

export function judge({ type, unknownType, ingredients }: Formula): JudgedFormula {
  const dough = measure(ingredients);
  const values = valuesOf(dough);
  const limits = limitsFor(type, dough.yeastPower, dough.live);
  const meters = limits.map((limit) => meterOf(limit.param, values[limit.param.key], [limit]));
  return { type, unknownType, ingredients, dough, values, limits, meters };
}

/**
 * Yeast is asked for in the form used, so that value and range share a unit; a live pre-ferment leavens by itself.
 * `power` is the fresh yeast that one gram of it replaces.
 */
export function limitsFor({ limits, yeastByForm }: DoughType, power: number, live: boolean): readonly BakersLimit[] {
  const divisor = yeastByForm ? power : 1;
  if (divisor === 1 && !live) return limits;
  return limits.map((limit) => {
    const { param, min, max, authority, source } = limit;
    if (param.key !== 'levadura') return limit;
    return { param, min: live ? 0 : round2(min / divisor), max: round2(max / divisor), authority, source };
  });
}
