/** How far a formula is from those published of its type. */
import { columnOf } from '../craft/lists.ts';
import { type Base, FEATURES, type Figures } from './features.ts';

/** The published formulas of a type as numbers, and what they are measured with. */
export interface Sample {
  readonly base: Base;
  /** How many formulas. */
  readonly size: number;
  /** `size` rows of features, one after another. */
  readonly rows: Float64Array;
  /** What a feature differs by among formulas of the type. */
  readonly scales: Float64Array;
  /** Units of distance in a point of each feature. */
  readonly units: Float64Array;
  /** `rows` in units of distance, of the features some formula has. */
  readonly scaled: Float64Array;
  /** Places of the features some formula has, those that set most apart first: a far formula is soon too far. */
  readonly present: readonly number[];
  /** What each of them counts for at most, in units of distance. */
  readonly caps: readonly number[];
  /** Places of the features that none has. */
  readonly absent: readonly number[];
  /** The least and the most of each feature that is published. */
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** How a formula stands among those of its type. */
export interface Standing {
  /** Mean distance to the nearest three. */
  readonly distance: number;
  /** Places of the nearest formulas, nearest first. */
  readonly nearest: readonly number[];
  /** Distance to each of them. */
  readonly distances: readonly number[];
  /** How far the composition is beyond every published one, in spans of what is published. */
  readonly beyond: number;
}

/** How many formulas a distance is the mean of. */
const NEIGHBOURS = 3;
/** No single feature counts for more than so many scales. */
const MOST_APART = 8;
/** A sample of this size has seen half of what the type may be. */
const HALF_SEEN = 8;

const WIDTH = FEATURES.length;
const ROOTS = Float64Array.from(FEATURES, ({ weight }) => Math.sqrt(weight));
const CAPS = ROOTS.map((root) => root * MOST_APART);

export function sampleOf(base: Base, rows: Float64Array, scales: Float64Array): Sample {
  const size = rows.length / WIDTH;
  const low = new Float64Array(WIDTH).fill(Number.POSITIVE_INFINITY);
  const high = new Float64Array(WIDTH);
  rows.forEach((value, i) => {
    low[i % WIDTH] = Math.min(low[i % WIDTH]!, value);
    high[i % WIDTH] = Math.max(high[i % WIDTH]!, value);
  });
  const units = ROOTS.map((root, i) => root / scales[i]!);
  const spread = (i: number) => {
    const own = Float64Array.from({ length: size }, (_, place) => rows[place * WIDTH + i]! * units[i]!);
    const mean = own.reduce((sum, one) => sum + one, 0) / size;
    return own.reduce((sum, one) => sum + Math.min(Math.abs(one - mean), CAPS[i]!) ** 2, 0);
  };
  const spreads = FEATURES.map((_, i) => spread(i));
  const absent = FEATURES.flatMap((_, i) => (high[i]! > 0 ? [] : [i]));
  const present = FEATURES.flatMap((_, i) => (high[i]! > 0 ? [i] : [])).sort((a, b) => spreads[b]! - spreads[a]!);
  const caps = columnOf(present, (i) => CAPS[i]!);
  const scaled = new Float64Array(size * present.length);
  for (let place = 0; place < size; place++) {
    present.forEach((i, k) => {
      scaled[place * present.length + k] = rows[place * WIDTH + i]! * units[i]!;
    });
  }
  return { base, size, rows, scales, units, scaled, present, caps, absent, low, high };
}

/** Where a formula stands in a sample; `isOut` leaves formulas out of the neighbours. */
export function standingOf(sample: Sample, features: Figures, isOut?: (place: number) => boolean): Standing {
  const { size, scaled, present, caps, absent, units } = sample;
  const count = present.length;
  const own: number[] = caps.slice();
  for (let k = 0; k < count; k++) own[k] = features[present[k]!]! * units[present[k]!]!;
  // What no published formula has sets this one apart from all of them alike.
  let strange = 0;
  for (const i of absent) if (features[i]! > 0) strange += Math.min(features[i]! * units[i]!, CAPS[i]!) ** 2;
  const squares: number[] = [];
  const nearest: number[] = [];
  for (let place = 0; place < size; place++) {
    if (isOut?.(place)) continue;
    const farthest = squares.length < NEIGHBOURS ? Number.POSITIVE_INFINITY : squares[NEIGHBOURS - 1]!;
    const from = place * count;
    let sum = strange;
    for (let k = 0; k < count && sum < farthest; k++) {
      let apart = own[k]! - scaled[from + k]!;
      if (apart < 0) apart = -apart;
      const most = caps[k]!;
      if (apart > most) apart = most;
      sum += apart * apart;
    }
    if (sum < farthest) keep(squares, nearest, sum, place);
  }
  const distances: number[] = [];
  let together = 0;
  for (const square of squares) {
    const distance = Math.sqrt(square);
    distances.push(distance);
    together += distance;
  }
  return {
    distance: together / Math.max(distances.length, 1),
    nearest,
    distances,
    beyond: (beyondOf(sample, features) * size) / (size + HALF_SEEN),
  };
}

/** Puts a neighbour in its place, and the farthest out. */
function keep(squares: number[], nearest: number[], square: number, place: number): void {
  let at = Math.min(squares.length, NEIGHBOURS - 1);
  for (; at > 0 && squares[at - 1]! > square; at--) {
    squares[at] = squares[at - 1]!;
    nearest[at] = nearest[at - 1]!;
  }
  squares[at] = square;
  nearest[at] = place;
}

const COMPOSITION = FEATURES.flatMap(({ kind }, i) => (kind === 'composicion' ? [i] : []));

/** The worst excess of composition over every published one. */
function beyondOf(sample: Sample, features: Figures): number {
  let worst = 0;
  for (const i of COMPOSITION) worst = Math.max(worst, excessOf(sample, features, i));
  return worst;
}

/** How far a feature is beyond what is published: in spans of it and four times what a hand can tell. */
export function excessOf({ low, high, base }: Sample, features: Figures, i: number): number {
  const value = features[i]!;
  const excess = Math.max(low[i]! - value, value - high[i]!);
  return excess <= 0 ? 0 : excess / (high[i]! - low[i]! + 4 * FEATURES[i]!.resolution[base]);
}
