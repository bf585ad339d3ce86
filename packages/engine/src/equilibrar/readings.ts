import { massOf, ratioOf } from '../craft/linear.ts';
import { flatMap } from '../craft/lists.ts';
import type { Range } from '../craft/ranges.ts';
import { round2 } from '../craft/round.ts';
import { type Case, type Problem, widthOf } from './model.ts';
import { worth } from './solve.ts';
import { CURVE_FELT, FELT } from './tuning.ts';

/** A judged parameter as a person reads it. */
export interface Reading {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly range: Range;
  /** Nearer to an end of the range than this, a person would not call it inside. */
  readonly felt: number;
}

/** The case a formula falls in: its conditions hold, and of several it misses that case's ranges least. */
export function caseAt({ cases }: Problem, grams: readonly number[]): Case {
  let best = cases[0]!;
  if (cases.length === 1) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const one of cases) {
    let miss = 0;
    for (const row of one.loose) {
      const value = worth(row, grams);
      if (value >= 0) continue;
      const mass = massOf(row.term, grams);
      miss -= (value / (row.width * (mass || 1))) * (row.term.hidden ? 1e6 : 1);
    }
    if (miss < least) {
      least = miss;
      best = one;
    }
  }
  return best;
}

/** Every judged parameter of the formula, each key once with all its limits together. */
export function readingsOf(problem: Problem, grams: readonly number[]): readonly Reading[] {
  const readings = new Map<string, Reading>();
  const add = (reading: Reading) => {
    const { key, range } = reading;
    const known = readings.get(key)?.range;
    const both: Range | undefined = known && [Math.max(known[0], range[0]), Math.min(known[1], range[1])];
    readings.set(key, both === undefined ? reading : { ...reading, range: both, felt: FELT * widthOf(both) });
  };
  for (const term of caseAt(problem, grams).terms) {
    const { key, label, unit, range, shownRange, shown, hidden } = term;
    if (range === null || hidden) continue;
    const ratio = ratioOf(term, grams);
    const told = shownRange ?? range;
    add({ key, label, unit, value: round2(shown ? shown(ratio) : ratio), range: told, felt: FELT * widthOf(told) });
  }
  for (const { key, label, unit, range, value } of problem.model.nonlinear) {
    add({ key, label, unit, range, value: round2(value(grams)), felt: CURVE_FELT });
  }
  return [...readings.values()];
}

/** A judged parameter before and after; `was` is missing where only the new formula is judged by it. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly was: Reading | undefined;
  readonly is: Reading;
}

/** What the new formula is judged by, and what the one sent had of it. */
export function figuresOf(problem: Problem, sent: readonly number[], grams: readonly number[]): readonly Figure[] {
  const before = new Map(readingsOf(problem, sent).map((reading) => [reading.key, reading]));
  return readingsOf(problem, grams).map((is) => ({ key: is.key, label: is.label, was: before.get(is.key), is }));
}

/** A parameter of the model by its key, as shown; undefined when it has none of that key. */
export function readingOf(problem: Problem, grams: readonly number[], key: string): number | undefined {
  const terms = flatMap([caseAt(problem, grams), ...problem.cases], (one) => one.terms);
  const term = terms.find((one) => one.key === key);
  if (term === undefined) return undefined;
  const ratio = ratioOf(term, grams);
  return round2(term.shown ? term.shown(ratio) : ratio);
}

/** How far out of its range a reading is. */
export function missOf({ value, range: [min, max] }: Reading): number {
  return Math.max(0, min - value, value - max);
}

export function isOut(reading: Reading): boolean {
  return missOf(reading) > 0;
}

/** Whether a reading is inside its range, but nearer to an end than a person can feel. */
export function isAtLimit({ value, range: [min, max], felt }: Reading): boolean {
  // What may not be there at all has no inside, nor is anything less than none of it.
  if (max === 0 || value < min || value > max) return false;
  return (min !== 0 && value - min < felt) || max - value < felt;
}
