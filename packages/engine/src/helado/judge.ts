import type { Meter } from '../craft/analysis.ts';
import { doubtfulKeys, holds, valueIn } from '../craft/judge.ts';
import { metersOf as metersOn } from '../craft/meter.ts';
import { type Mix, spanOf } from './measure.ts';
import { type JudgedKey, type Params, RANGED } from './params.ts';
import type { Rules } from './types.ts';

/** Whether all that the type judges is in its range. */
export function isBalanced(params: Params, { judged }: Rules): boolean {
  return holds(judged, valueIn(params));
}

/** Parameters that `unknown` % of unidentified ingredients may push in or out of range. */
export function doubtfulIn(mix: Mix, unknown: number, { judged }: Rules): ReadonlySet<JudgedKey> {
  return doubtfulKeys(judged, unknown, ({ key }) => spanOf(key, mix, unknown));
}

/** What hangs on an unknown ingredient is not judged, nor is the classic index. */
export function metersOf(params: Params, { limits, judged }: Rules, doubtful: ReadonlySet<string>): readonly Meter[] {
  const ranged = RANGED.map((key) => limits[key]);
  return metersOn(ranged, params, (limit) => judged.some((one) => one === limit) && !doubtful.has(limit.param.key));
}
