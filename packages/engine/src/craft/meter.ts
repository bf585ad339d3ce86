import type { Meter, MeterState } from './analysis.ts';
import type { Limit } from './limit.ts';
import type { ParamInfo } from './param.ts';

/** The narrowest of the ranges of several limits on one value; null on an open side. */
function narrowest(limits: readonly Pick<Limit, 'min' | 'max'>[]): Pick<Meter, 'min' | 'max'> {
  let min: number | null = null;
  let max: number | null = null;
  for (const one of limits) {
    if (one.min !== null && (min === null || one.min > min)) min = one.min;
    if (one.max !== null && (max === null || one.max < max)) max = one.max;
  }
  return { min, max };
}

/** Judged as shown; both ends are inside. */
export function stateOf(value: number, { min, max }: Pick<Meter, 'min' | 'max'>): MeterState {
  if (min !== null && value < min) return 'bajo';
  return max !== null && value > max ? 'alto' : 'dentro';
}

/** Distance to the limit missed; 0 inside. */
export function missOf({ value, min, max, state }: Meter): number {
  if (state === 'bajo') return min! - value;
  return state === 'alto' ? value - max! : 0;
}

/** A value against the limits of its type. */
export function meterOf(info: ParamInfo, value: number, limits: readonly Limit[], judged = true): Meter {
  const { min, max } = narrowest(limits);
  const state = judged ? stateOf(value, { min, max }) : 'sin_juicio';
  return { key: info.key, label: info.label, unit: info.unit, value, min, max, state, limits, mark: null, info };
}

/** Whether a value has left its range. */
export function isOut({ state }: Pick<Meter, 'state'>): boolean {
  return state === 'bajo' || state === 'alto';
}
