/** What brings an answer of the balancer back to the formulas published of its type. */
import type { Analysis } from '../craft/analysis.ts';
import type { CraftId } from '../craft/ids.ts';
import type { LinearTerm } from '../craft/linear.ts';
import type { Range } from '../craft/ranges.ts';
import { findFood } from '../despensa/names.ts';
import type { Evidence } from './evidence.ts';
import { FEATURES, featuresOf, flourIn } from './features.ts';
import { excessOf, type Sample, standingOf } from './measure.ts';
import { ENOUGH, precedentIn, TOGETHER, TOLD } from './precedent.ts';

/**
 * Terms over the ingredients `names`. Shares that a change carries beyond all that is published stay where it is, or as
 * far out as they were sent; without any, what sets an unusual answer apart comes half way to the likest formulas.
 */
export function towardsIn(
  evidence: Evidence,
  craft: CraftId,
  before: Analysis,
  after: Analysis,
  names: readonly string[],
): readonly LinearTerm[] {
  const sample = evidence(after.type)?.sample;
  if (sample === undefined || sample.size < ENOUGH.refuse) return [];
  const { base } = sample;
  const was = before.portions && featuresOf(before.portions(), base);
  const is = after.portions && featuresOf(after.portions(), base);
  if (was === undefined || is === undefined) return [];
  const strays = straysOf(sample, was, is);
  if (strays.size === 0 && precedentIn(evidence, after)?.objection === undefined) return [];
  const shares = names.map((name) => {
    const { food } = findFood(name, craft);
    return (food && featuresOf([{ food, grams: 1 }], 'total')) ?? new Float64Array(FEATURES.length);
  });
  const whole = shares.map(() => 1);
  const flour = shares.map((share) => flourIn(share) / 100);
  return [...(strays.size > 0 ? strays : halfway(sample, is, shares))].map(([i, range]): LinearTerm => {
    const { id, name, kind } = FEATURES[i]!;
    const den = base === 'total' || kind === 'composicion' ? whole : flour;
    return { key: id, label: name, unit: '%', num: shares.map((share) => share[i]!), den, range, hidden: true };
  });
}

/** Ranges by place of a feature. */
type Ranges = ReadonlyMap<number, Range>;

function straysOf(sample: Sample, was: Float64Array, is: Float64Array): Ranges {
  const ranges = new Map<number, Range>();
  FEATURES.forEach(({ kind }, i) => {
    const excess = kind === 'grupo' ? 0 : excessOf(sample, is, i);
    if (excess <= TOLD || excess <= excessOf(sample, was, i)) return;
    ranges.set(i, [Math.min(sample.low[i]!, was[i]!), Math.max(sample.high[i]!, was[i]!)]);
  });
  return ranges;
}

/** Half as far as it is from the mean of the likest formulas made of the same families. */
function halfway(sample: Sample, is: Float64Array, shares: readonly Float64Array[]): Ranges {
  const { base, rows, units } = sample;
  const at = (place: number, i: number) => rows[place * FEATURES.length + i]!;
  const absent = FEATURES.flatMap(({ kind }, i) =>
    kind === 'familia' && shares.every((share) => share[i] === 0) ? [i] : [],
  );
  const isOther = (place: number) => absent.some((i) => at(place, i) > FEATURES[i]!.resolution[base]);
  const { nearest } = standingOf(sample, is, isOther);
  if (nearest.length === 0) return new Map();
  const centre = FEATURES.map((_, i) => nearest.reduce((sum, place) => sum + at(place, i), 0) / nearest.length);
  const apart = centre.map((value, i) => Math.abs(is[i]! - value) * units[i]!);
  const most = apart.map((_, i) => i).sort((a, b) => apart[b]! - apart[a]!);
  return new Map(
    most.slice(0, TOGETHER).map((i) => {
      const half = Math.abs(is[i]! - centre[i]!) / 2;
      return [i, [Math.max(0, centre[i]! - half), centre[i]! + half]];
    }),
  );
}
