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
  const { suggestions, warnings } = toldOf(analysis);
  const verdict = outcome.good ? 'equilibrada' : 'revisar';
  const { id, label: typeLabel, ranges } = rules;
  const { medal: trophy } = outcome;
  // Written out twice: spreading takes several times as long.
  return trophy === null
    ? {
        status: 'ok',
        verdict,
        type: id,
        typeLabel,
        params: values,
        ranges,
        inRange,
        suggestions,
        warnings,
        poweredBy: POWERED_BY,
      }
    : {
        status: 'ok',
        verdict,
        type: id,
        typeLabel,
        params: values,
        ranges,
        inRange,
        trophy,
        suggestions,
        warnings,
        poweredBy: POWERED_BY,
      };
}
