import { toldOf } from '../craft/analysis.ts';
import { isOut } from '../craft/meter.ts';
import type { Range } from '../craft/ranges.ts';
import { POWERED_BY } from '../craft/texts.ts';
import type { PanaderiaAnalysis } from './analyse.ts';
import { byParam, type ParamKey } from './params.ts';
import type { PanaderiaResponse } from './schema.ts';

/** The response of the interface. */
export function respond(analysis: PanaderiaAnalysis): PanaderiaResponse {
  const { type, typeLabel, values, meters, outcome } = analysis;
  const ranges = {} as Record<ParamKey, Range>;
  const inRange = byParam(({ key }) => {
    const meter = meters.find((one) => one.key === key);
    if (meter === undefined) return null;
    ranges[key] = [meter.min!, meter.max!];
    return !isOut(meter);
  });
  const { suggestions, warnings } = toldOf(analysis);
  return {
    status: 'ok',
    verdict: outcome.good ? 'equilibrada' : 'revisar',
    type,
    typeLabel,
    params: values,
    ranges,
    inRange,
    suggestions,
    warnings,
    poweredBy: POWERED_BY,
  };
}
