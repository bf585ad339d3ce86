import { round, round2 } from './round.ts';

/** [minimum, maximum], both inclusive. */
export type Range = readonly [number, number];

export type Verdict = 'equilibrada' | 'revisar';

/** Judges a value as shown, already rounded; null without a range. */
export function within(value: number, range: Range | null | undefined): boolean | null {
  return range ? value >= range[0] && value <= range[1] : null;
}

/** An end below one step is told finer: a little is not none. */
const FINER = 5;

/** The multiple of a step at or below a value, a master's number. */
export function stepBelow(value: number, step: number): number {
  const own = value < step ? step / FINER : step;
  return round2(Math.floor(round(value / own, 6)) * own);
}

/** The multiple of a step at or above a value. */
export function stepAbove(value: number, step: number): number {
  const own = value < step ? step / FINER : step;
  return round2(Math.ceil(round(value / own, 6)) * own);
}
