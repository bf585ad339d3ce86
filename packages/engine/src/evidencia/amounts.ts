/** How much of each ingredient the likest published formulas have, told by the rest of the formula. */
import type { Analysis } from '../craft/analysis.ts';
import type { CraftId } from '../craft/ids.ts';
import { lazyOf } from '../craft/lazy.ts';
import { flatMap, placesWhere } from '../craft/lists.ts';
import type { Amounts } from '../craft/precedent.ts';
import type { Food } from '../despensa/food.ts';
import { findFood } from '../despensa/names.ts';
import type { Evidence } from './evidence.ts';
import { FEATURES, type Figures, featuresOf } from './features.ts';
import type { Sample } from './measure.ts';
import { comparedOf } from './precedent.ts';

/** Formulas a formula is held against. */
const LIKEST = 5;
/** Of these, as many must have a family for it to be told. */
const LEAST_TOLD = 3;
/** No family counts for more in a likeness than this many times over. */
const MOST_APART = Math.log(4);
/** A line that has less than this (a logarithm) more or less is not out of proportion. */
const LEAST_OFF = 0.15;
/** Less than this of a formula, %, is no family of it. */
const LEAST_SHARE = 0.05;

const FAMILIES = FEATURES.flatMap(({ kind }, i) => (kind === 'familia' ? [i] : []));

/**
 * Lines of one family that nearly all of the likest formulas have more, or less, of. Each is brought to the size at which
 * most families agree, so that one line out of proportion moves no other.
 */
export function amountsIn(
  evidence: Evidence,
  craft: CraftId,
  { type, portions }: Analysis,
  lines: readonly string[],
): readonly Amounts[] {
  const broad = evidence(type);
  const is = broad && portions && comparedOf(broad)(portions);
  if (broad === undefined || is === undefined) return [];
  const { features } = is;
  const families = lines.map((name) => {
    const { food } = findFood(name, craft);
    return food ? familyOf(food) : NONE;
  });
  const own = FAMILIES.filter((i) => features[i]! > LEAST_SHARE);
  const likest = likestOf(broad.sample, features, own);
  return flatMap(own, (i, k): Amounts[] => {
    const places = placesWhere(families, (family) => family === i);
    const told = likest.map(({ times }) => times[k]!).filter((times) => times > 0);
    const [low = 1, times, high = 1] = quartersOf(told);
    const isOff = (low > 1 || high < 1) && Math.abs(Math.log(times)) >= LEAST_OFF;
    return isOff && places.length > 0 && told.length >= LEAST_TOLD ? [{ places, times }] : [];
  });
}

/** A published formula: how many times as much of each family it has, 0 where it has none, and how unlike it is. */
interface Likeness {
  readonly times: readonly number[];
  readonly apart: number;
}

function likestOf({ size, rows }: Sample, features: Figures, own: readonly number[]): readonly Likeness[] {
  const isForeign = (i: number) => features[i]! <= LEAST_SHARE;
  const likeness = (row: Float64Array): Likeness => {
    const logs = own.flatMap((i) => (row[i]! > 0 ? Math.log(row[i]! / features[i]!) : []));
    const [, middle] = quartersOf(logs, 0);
    const other = FAMILIES.filter((i) => row[i]! > LEAST_SHARE && isForeign(i)).length + own.length - logs.length;
    const apart = logs.reduce((sum, log) => sum + Math.min(Math.abs(log - middle), MOST_APART), other * MOST_APART);
    return { times: own.map((i) => row[i]! / features[i]! / Math.exp(middle)), apart };
  };
  return Array.from({ length: size }, (_, place) => likeness(rows.subarray(place * WIDTH, (place + 1) * WIDTH)))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, LIKEST);
}

const WIDTH = FEATURES.length;

/** The values a quarter, a half and three quarters of the way; 1 where there are none. */
function quartersOf(values: readonly number[], none = 1): readonly [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const last = sorted.length - 1;
  const quarter = Math.floor(sorted.length / 4);
  const half = ((sorted[last >> 1] ?? none) + (sorted[(last + 1) >> 1] ?? none)) / 2;
  return [sorted[quarter] ?? none, half, sorted[last - quarter] ?? none];
}

const NONE = -1;

/** The family a food is mostly of. */
const familyOf = lazyOf((food: Food) => {
  const shares = featuresOf([{ food, grams: 1 }], 'total');
  return shares ? FAMILIES.reduce((best, i) => (shares[i]! > shares[best]! ? i : best)) : NONE;
});
