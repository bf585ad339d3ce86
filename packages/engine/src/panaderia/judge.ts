import type { Meter } from '../craft/analysis.ts';
import { lazyOf } from '../craft/lazy.ts';
import type { Core } from '../craft/limit.ts';
import { metersOf } from '../craft/meter.ts';
import { stepAbove, stepBelow } from '../craft/ranges.ts';
import { round2 } from '../craft/round.ts';
import { type Dough, measure, valuesOf } from './measure.ts';
import type { Params } from './params.ts';
import type { Formula } from './read.ts';
import type { BakersLimit, DoughType } from './types.ts';

/** A formula measured, with what is asked of it. */
export interface MeasuredFormula extends Formula {
  /** What counts of `ingredients`. */
  readonly dough: Dough;
  readonly values: Params;
  /** Those of the type, for the yeast used. */
  readonly limits: readonly BakersLimit[];
}

/** A formula measured and judged: what advice, warnings and details start from. */
export interface JudgedFormula extends MeasuredFormula {
  readonly meters: readonly Meter[];
}

export function measured({ type, unknownType, ingredients, byChlorides }: Formula): MeasuredFormula {
  const dough = measure(ingredients);
  const values = valuesOf(dough);
  const limits = limitsFor(type, dough.yeastPower, dough.live);
  return { type, unknownType, ingredients, byChlorides, dough, values, limits };
}

export function judge(formula: Formula): JudgedFormula {
  const { type, unknownType, ingredients, byChlorides, dough, values, limits } = measured(formula);
  return { type, unknownType, ingredients, byChlorides, dough, values, limits, meters: metersOf(limits, values) };
}

/** The forms of yeast are few; a mixture may have any power, and its limits are not kept. */
const formsOf = lazyOf((_limits: readonly BakersLimit[]) => new Map<number, readonly BakersLimit[]>());
const MAX_KNOWN = 32;

/**
 * Yeast is asked for in the form used, so that value and range share a unit; a live pre-ferment leavens by itself.
 * `power` is the fresh yeast that one gram of it replaces.
 */
export function limitsFor({ limits, yeastByForm }: DoughType, power: number, live: boolean): readonly BakersLimit[] {
  const divisor = yeastByForm ? power : 1;
  if (divisor === 1 && !live) return limits;
  const forms = formsOf(limits);
  const form = live ? -divisor : divisor;
  let found = forms.get(form);
  if (found === undefined) {
    found = limits.map((limit) => (limit.param.key === 'levadura' ? inForm(limit, divisor, live) : limit));
    if (forms.size < MAX_KNOWN) forms.set(form, found);
  }
  return found;
}

/** Dried yeast is told in steps of this, % of the flour. */
const FORM_STEP = 0.05;

function inForm({ min, max, core, band, aim, ...limit }: BakersLimit, divisor: number, live: boolean): BakersLimit {
  const least = (value: number) => (live ? 0 : stepBelow(value / divisor, FORM_STEP));
  const most = (value: number) => stepAbove(value / divisor, FORM_STEP);
  const formed = ([low, high]: Core): Core => [least(low!), most(high!)];
  return {
    ...limit,
    min: least(min),
    max: most(max),
    ...(core === undefined ? {} : { core: formed(core) }),
    ...(band === undefined ? {} : { band: formed(band) }),
    ...(aim === undefined ? {} : { aim: round2(aim / divisor) }),
  };
}
