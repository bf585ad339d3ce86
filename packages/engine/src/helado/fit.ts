import { within } from '../craft/ranges.ts';
import { round2 } from '../craft/round.ts';
import { sideIn } from './bounds.ts';
import { type Known, mustFind } from './catalogue.ts';
import { type Copy, gramsOf, shownOf } from './copy.ts';
import { belowOf, PLACES, type Places, topOf } from './measure.ts';
import type { JudgedKey } from './params.ts';
import type { Side } from './texts.ts';
import type { Rules, TypeId } from './types.ts';

const INULIN = mustFind('inulina');

export const MOST_GRAMS = 150;
const MOST_INULIN = 50;
/** Grams a person weighs. */
export const STEP = 5;

/** What shares lose in floating point: 10 g are not to be 9.999999999999998. */
export const NOISE = 1e-9;

/** What a person swaps: at least 10 g/kg of something is worth taking out. */
const WORTH_TAKING = 10;

/** State of the correction being sought. */
export interface Context {
  readonly rules: Rules;
  readonly copy: Copy;
  readonly liquid: Known;
  /** Where the parameter is read off a mix. */
  readonly places: Places;
  /** Value to reach: the limit broken moved inwards by a quarter of the range. */
  readonly aim: number;
  /** The same on the scale of its ratio. */
  readonly ratio: number;
}

/** A change of grams per kg that fits the copy. */
export interface Swap {
  readonly take: Known | undefined;
  readonly put: Known;
  readonly grams: number;
  readonly again: boolean;
  /** Another type the formula would fit. */
  readonly otherType: TypeId | undefined;
}

/** The side of its range a parameter is on; null inside or unjudged. */
export function sideOf(value: number, { judges, ranges }: Rules, key: JudgedKey): Side | null {
  return judges[key] ? sideIn(value, ranges[key][0], ranges[key][1]) : null;
}

/** Grams per kg of `put` for `take` (or on top) that bring the key to its aim; unrounded, may be negative. */
export function gramsNeeded(c: Context, take: Known | undefined, put: Known): number {
  const { ratio, places, copy } = c;
  const missing = ratio * belowOf(copy.mix, places) - topOf(copy.mix, places);
  return (1000 * missing) / (effectOf(c, put) - (take ? effectOf(c, take) : 0));
}

/** What 100 g bring above the line beyond what their part below it asks for. */
function effectOf({ ratio, places }: Context, { contents }: Known): number {
  return topOf(contents, places) - ratio * belowOf(contents, places);
}

/** The swap in grams one can weigh, or null when it does not fit. */
export function fit(
  c: Context,
  take: Known | undefined,
  put: Known,
  most = put === INULIN ? MOST_INULIN : MOST_GRAMS,
): Swap | null {
  let needed = gramsNeeded(c, take, put);
  if (!(needed > 0) || !Number.isFinite(needed)) return null;
  let again = false;
  if (take !== undefined) {
    const present = gramsOf(c.copy, take);
    if (present < needed) {
      if (take === c.liquid) return fit(c, undefined, put, most);
      if (present < STEP / 2 - NOISE) return null;
      needed = present;
      again = true;
    }
  }
  const grams = Math.max(STEP, STEP * Math.round(needed / STEP + 1e-9));
  if (grams <= most) return { take, put, grams, again, otherType: undefined };
  return { take, put, grams: STEP * Math.floor(most / STEP), again: true, otherType: undefined };
}

/** Whether the copy has enough of a row to begin with it. */
export function has(c: Context, row: Known, grams = WORTH_TAKING): boolean {
  return gramsOf(c.copy, row) >= grams - NOISE;
}

/** The state of the copy: low, high or within; for PAC, soft, hard or neither. */
export function side({ copy, rules }: Context, key: JudgedKey): Side | null {
  return sideOf(shownOf(copy, key), rules, key);
}

/** A parameter that is a mean, unrounded. */
export function contentOf({ copy: { mix } }: Context, key: JudgedKey): number {
  return topOf(mix, PLACES[key]);
}

/** Whether a parameter would stay in range if it moved by `change`. */
export function stays(c: Context, key: JudgedKey, change: number): boolean {
  return within(round2(contentOf(c, key) + change), c.rules.ranges[key]) === true;
}

/** Whether a parameter would go above its range if it moved by `change`. */
export function exceeds(c: Context, key: JudgedKey, change: number): boolean {
  return round2(contentOf(c, key) + change) > c.rules.ranges[key][1];
}
