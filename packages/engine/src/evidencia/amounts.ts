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
/**
 * A formula is the published one but for some lines where so many families, and such a share of them, are alike. Fewer
 * than `sure` are chance where another is this much apart, or only one of the two has it.
 */
const SAME = { apart: 0.01, families: 2, sure: 3, share: 0.4, mostApart: Math.log(2) };
/** What that formula has this much (a logarithm) more or less of is out. */
const LEAST_OFF_SAME = 0.1;
/** Less than this of a formula, %, is no family of it. */
const LEAST_SHARE = 0.05;

const FAMILIES = FEATURES.flatMap(({ kind }, i) => (kind === 'familia' ? [i] : []));

/**
 * Lines of one family that the formula this one is, but for some lines, has more or less of; or else nearly all of the
 * likest. Each is brought to the size at which most families agree, so that one line out of proportion moves no other.
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
  const all = likenessesTo(broad.sample, features, own);
  const same = sameOf(all);
  const likest = all.sort((a, b) => a.apart - b.apart).slice(0, LIKEST);
  return flatMap(own, (i, k): Amounts[] => {
    const places = placesWhere(families, (family) => family === i);
    if (places.length === 0) return [];
    if (same !== undefined) {
      const times = same[k]!;
      return times > 0 && Math.abs(Math.log(times)) >= LEAST_OFF_SAME ? [{ places, times, isSame: true }] : [];
    }
    const told = likest.map(({ times }) => times[k]!).filter((times) => times > 0);
    const [low = 1, times, high = 1] = quartersOf(told);
    const isOff = (low > 1 || high < 1) && Math.abs(Math.log(times)) >= LEAST_OFF;
    return isOff && told.length >= LEAST_TOLD ? [{ places, times, isSame: false }] : [];
  });
}

/** How many times as much of each family the formula has that this one is, but for some lines; undefined for none. */
function sameOf(all: readonly Likeness[]): readonly number[] | undefined {
  let same: readonly number[] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { times, others } of all) {
    for (const size of times) {
      if (size === 0) continue;
      const logs = times.flatMap((one) => (one > 0 ? Math.log(one / size) : []));
      const alike = logs.filter((log) => Math.abs(log) < SAME.apart).length;
      if (alike < SAME.families || alike < SAME.share * times.length) continue;
      if (alike < SAME.sure && (others > 0 || logs.some((log) => Math.abs(log) > SAME.mostApart))) continue;
      const like = alike - others - apartOf(logs);
      if (like <= most) continue;
      most = like;
      same = times.map((one) => one / size);
    }
  }
  return same;
}

/** A published formula: how many times as much of each family it has, 0 where it has none, and how unlike it is. */
interface Likeness {
  readonly times: readonly number[];
  /** Families that only one of the two has. */
  readonly others: number;
  readonly apart: number;
}

function likenessesTo({ size, rows }: Sample, features: Figures, own: readonly number[]): Likeness[] {
  const isForeign = (i: number) => features[i]! <= LEAST_SHARE;
  const likeness = (row: Float64Array): Likeness => {
    const logs = own.flatMap((i) => (row[i]! > 0 ? Math.log(row[i]! / features[i]!) : []));
    const [, middle] = quartersOf(logs, 0);
    const others = FAMILIES.filter((i) => row[i]! > LEAST_SHARE && isForeign(i)).length + own.length - logs.length;
    const apart = apartOf(logs.map((log) => log - middle)) + others * MOST_APART;
    return { times: own.map((i) => row[i]! / features[i]! / Math.exp(middle)), others, apart };
  };
  return Array.from({ length: size }, (_, place) => likeness(rows.subarray(place * WIDTH, (place + 1) * WIDTH)));
}

function apartOf(logs: readonly number[]): number {
  return logs.reduce((sum, log) => sum + Math.min(Math.abs(log), MOST_APART), 0);
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
