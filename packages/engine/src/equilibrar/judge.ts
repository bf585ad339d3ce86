import type { Analysis } from '../craft/analysis.ts';
import type { Craft } from '../craft/craft.ts';
import { isOut } from '../craft/meter.ts';
import { within } from '../craft/ranges.ts';
import type { Options } from './options.ts';

/** Whether a formula is what the person asked for. */
export function isGood(
  { lawful }: Pick<Craft, 'lawful'>,
  { values, meters, outcome }: Pick<Analysis, 'values' | 'meters' | 'outcome'>,
  { wanted, ranges }: Pick<Options, 'wanted' | 'ranges'>,
): boolean {
  if (ranges.size === 0) return hasScore(outcome, wanted);
  for (const [key, range] of ranges) {
    const value = values[key];
    if (value !== undefined && within(value, range) === false) return false;
  }
  return lawful ? hasScore(outcome, wanted) : meters.every((meter) => !isOut(meter) || ranges.has(meter.key));
}

/** The two best scores are asked for by name; silver and Extra are what being good means. */
function hasScore({ good, scores }: Analysis['outcome'], wanted: Options['wanted']): boolean {
  return wanted === 'suprema' || wanted === 'oro' ? scores.includes(wanted) : good;
}
