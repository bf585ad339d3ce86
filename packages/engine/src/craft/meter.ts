import type { Meter, MeterState } from './analysis.ts';
import type { Core, Limit } from './limit.ts';
import type { ParamInfo } from './param.ts';

/** The narrowest range of several limits on a value; null on an open side. */
export function narrowest(limits: readonly Pick<Limit, 'min' | 'max'>[]): Pick<Meter, 'min' | 'max'> {
  let min: number | null = null;
  let max: number | null = null;
  for (const one of limits) {
    if (one.min !== null && (min === null || one.min > min)) min = one.min;
    if (one.max !== null && (max === null || one.max < max)) max = one.max;
  }
  return { min, max };
}

/** Judged as shown, ends inside; in range but unusual is «at the limit». */
export function stateOf(
  value: number,
  { min, max, core, band = core }: Pick<Limit, 'min' | 'max' | 'core' | 'band'>,
): MeterState {
  if (min !== null && value < min) return 'bajo';
  if (max !== null && value > max) return 'alto';
  return band !== undefined && isBeyond(value, band) ? 'al_limite' : 'dentro';
}

function isBeyond(value: number, usual: Core): boolean {
  // By place: taking a list apart goes through its iterator.
  const min = usual[0];
  const max = usual[1];
  return (min !== null && value < min) || (max !== null && value > max);
}

/** Distance to the limit missed; 0 inside. */
export function missOf({ value, min, max, state }: Meter): number {
  if (state === 'bajo') return min! - value;
  return state === 'alto' ? value - max! : 0;
}

/** A value against the limit of its type. */
export function meterOf(info: ParamInfo, value: number, limit: Limit, judged = true): Meter {
  const { key, label, unit } = info;
  const { min, max } = limit;
  const state = judged ? stateOf(value, limit) : 'sin_juicio';
  return { key, label, unit, value, min, max, state, limits: [limit], mark: null, info };
}

/** Values that have limits; those not `isJudged` get no verdict. */
export function metersOf<L extends Limit>(
  limits: readonly L[],
  values: Readonly<Record<string, number>>,
  isJudged: (limit: L) => boolean = () => true,
): readonly Meter[] {
  return limits.map((limit) => meterOf(limit.param, values[limit.param.key]!, limit, isJudged(limit)));
}

/** Whether a value has left its range. */
export function isOut({ state }: Pick<Meter, 'state'>): boolean {
  return state === 'bajo' || state === 'alto';
}
