import { type Analysis, toldOf } from '../craft/analysis.ts';
import { POWERED_BY } from '../craft/texts.ts';
import { inRangeOf } from './judge.ts';
import type { Params, PasteleriaResponse } from './schema.ts';
import { rulesOf } from './types.ts';

/** The response of the interface. */
export function respond(analysis: Analysis<Params>): PasteleriaResponse {
  const { type, values, outcome } = analysis;
  const rules = rulesOf(type);
  const inRange = inRangeOf(rules, values);
  return {
    status: 'ok',
    verdict: outcome.good ? 'equilibrada' : 'revisar',
    type: rules.id,
    typeLabel: rules.label,
    params: values,
    ranges: rules.ranges,
    inRange,
    ...(outcome.medal === null ? {} : { trophy: outcome.medal }),
    ...toldOf(analysis),
    poweredBy: POWERED_BY,
  };
}
