/** Shares of matter that a change carries beyond everything published of the type. */
import type { Analysis } from '../craft/analysis.ts';
import type { CraftId } from '../craft/ids.ts';
import type { LinearTerm } from '../craft/linear.ts';
import { findFood } from '../despensa/names.ts';
import type { Evidence } from './evidence.ts';
import { FEATURES, featuresOf, flourIn } from './features.ts';
import { excessOf } from './measure.ts';
import { ENOUGH, TOLD } from './precedent.ts';

/** Terms over the ingredients `names` that keep each share where it is published, or as far out as it was sent. */
export function straysIn(
  evidence: Evidence,
  craft: CraftId,
  before: Analysis,
  after: Analysis,
  names: readonly string[],
): readonly LinearTerm[] {
  const sample = evidence(after.type)?.sample;
  if (sample === undefined || sample.size < ENOUGH.refuse) return [];
  const { base, low, high } = sample;
  const was = before.portions && featuresOf(before.portions(), base);
  const is = after.portions && featuresOf(after.portions(), base);
  if (was === undefined || is === undefined) return [];
  const strays = FEATURES.flatMap(({ kind }, i) => {
    const excess = kind === 'grupo' ? 0 : excessOf(sample, is, i);
    return excess > TOLD && excess > excessOf(sample, was, i) ? [i] : [];
  });
  if (strays.length === 0) return [];
  const shares = names.map((name) => {
    const { food } = findFood(name, craft);
    return (food && featuresOf([{ food, grams: 1 }], 'total')) ?? new Float64Array(FEATURES.length);
  });
  const whole = shares.map(() => 1);
  const flour = shares.map((share) => flourIn(share) / 100);
  return strays.map((i): LinearTerm => {
    const range = [Math.min(low[i]!, was[i]!), Math.max(high[i]!, was[i]!)] as const;
    const { id, name, kind } = FEATURES[i]!;
    const den = base === 'total' || kind === 'composicion' ? whole : flour;
    return { key: id, label: name, unit: '%', num: shares.map((share) => share[i]!), den, range, hidden: true };
  });
}
