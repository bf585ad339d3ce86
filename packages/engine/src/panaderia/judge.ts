import { type Range, within } from '../craft/ranges.ts';
import { round2 } from '../craft/round.ts';
import type { Dough } from './measure.ts';
import type { ParamKey, Params } from './params.ts';
import type { DoughType, Ranges } from './types.ts';

export type InRange = Record<ParamKey, boolean | null>;

export function rangesOf({ ranges, yeastByForm }: DoughType, dough: Dough): Ranges {
  return { ...ranges, levadura: yeastRange(ranges.levadura, yeastByForm ? dough.yeastPower : 1, dough.live) };
}

/** In the form of yeast used, so that value and range share a unit; a live pre-ferment leavens by itself. */
export function yeastRange([min, max]: Range, power: number, live: boolean): Range {
  return [live ? 0 : round2(min / power), round2(max / power)];
}

export function judge(params: Params, ranges: Ranges): InRange {
  return {
    hidratacion: within(params.hidratacion, ranges.hidratacion),
    sal: within(params.sal, ranges.sal),
    levadura: within(params.levadura, ranges.levadura),
    prefermento: within(params.prefermento, ranges.prefermento),
    grasa: within(params.grasa, ranges.grasa),
    azucar: within(params.azucar, ranges.azucar),
  };
}
