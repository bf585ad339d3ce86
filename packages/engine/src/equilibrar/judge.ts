import type { Analysis } from '../craft/analysis.ts';
import type { Craft } from '../craft/craft.ts';
import { isOut } from '../craft/meter.ts';
import { within } from '../craft/ranges.ts';
import { faultsIn } from './objections.ts';
import type { Options } from './options.ts';

/** What the type does not judge of this formula, by key, as it would be shown; undefined when nobody can tell. */
export type Measured = (key: string) => number | undefined;

const UNMEASURED: Measured = () => undefined;

/** Whether a formula is what the person asked for. A wish that cannot be measured is not met. */
export function isGood(
  { lawful }: Pick<Craft, 'lawful'>,
  analysis: Pick<Analysis, 'values' | 'meters' | 'outcome' | 'objections'>,
  { wanted, ranges }: Pick<Options, 'wanted' | 'ranges'>,
  measured: Measured = UNMEASURED,
): boolean {
  const { outcome } = analysis;
  // Meters are worked out when they are looked at: not for most formulas.
  if (ranges.size === 0) return hasScore(outcome, wanted);
  const { values, meters } = analysis;
  for (const [key, range] of ranges) {
    const value = values[key] ?? meters.find((meter) => meter.key === key)?.value ?? measured(key);
    if (value === undefined || within(value, range) !== true) return false;
  }
  if (lawful) return hasScore(outcome, wanted);
  // A person may set a range aside, but not what the type does not admit.
  return faultsIn(analysis).length === 0 && meters.every((meter) => !isOut(meter) || ranges.has(meter.key));
}

/** Silver is what being good means; the others are asked for by name. */
function hasScore({ good, scores }: Analysis['outcome'], wanted: Options['wanted']): boolean {
  return wanted === undefined || wanted === 'plata' ? good : scores.includes(wanted);
}
