import { shownAs } from '../craft/param.ts';
import { round2 } from '../craft/round.ts';
import { MEASURED, type MeasureKey, OPTIONAL, PARAMS, type ParamKey, type TurronParam } from './params.ts';
import type { Quantities } from './quantities.ts';

/** Values rounded as shown; every threshold is judged on them. */
export type Measures = Readonly<Record<MeasureKey, number>>;

/** The values of the response. */
export type TurronParams = Record<Exclude<ParamKey, typeof OPTIONAL>, number> & { [OPTIONAL]?: number };

const ALL: readonly TurronParam[] = Object.values(MEASURED);
/** Copied for every batch: a whole object is filled faster than a growing one. */
const UNMEASURED = Object.fromEntries(ALL.map(({ key }) => [key, 0])) as Measures;

/** Everything measured in a batch. */
export function measure(q: Quantities): Measures {
  const values: Record<MeasureKey, number> = { ...UNMEASURED };
  for (const param of ALL) values[param.key] = shownIn(param, q);
  values.almendraYema = bothShown(values.pctAlmendra, values.yema);
  return values;
}

/** One of the values measured. */
export function shownValue(key: MeasureKey, q: Quantities): number {
  const shown = (one: MeasureKey) => shownIn(MEASURED[one], q);
  return key === 'almendraYema' ? bothShown(shown('pctAlmendra'), shown('yema')) : shown(key);
}

/** 0 where there is nothing to divide by. */
function shownIn(param: TurronParam, q: Quantities): number {
  const below = param.den(q);
  return below > 0 ? shownAs(param, param.num(q) / below) : 0;
}

/** A reader adds up the two figures shown. */
function bothShown(almond: number, yolk: number): number {
  return round2(almond + yolk);
}

/** Filled in for every batch, with the ratio and without it. */
const BLANK = Object.fromEntries(PARAMS.map(({ key }) => [key, 0])) as TurronParams;
const { [OPTIONAL]: _, ...BLANK_WITHOUT_RATIO } = BLANK;

/** The public parameters; the ratio is left out of honey without sugar. */
export function paramsOf(m: Measures, q: Quantities): TurronParams {
  const values: TurronParams = { ...(q.honey === 0 || q.sugar > 0 ? BLANK : BLANK_WITHOUT_RATIO) };
  for (const key in values) values[key as ParamKey] = m[key as ParamKey];
  return values;
}
