import { POWERED_BY } from '../craft/brand.ts';
import { verdictOf } from '../craft/ranges.ts';
import { suggestions } from './advise.ts';
import { analyse } from './analyse.ts';
import type { PanaderiaResponse } from './schema.ts';
import { warnings } from './warn.ts';

/** Baker's percentages of a dough, judged for its type, with advice in grams and warnings. */
export function balancePanaderia(body: unknown): PanaderiaResponse {
  const analysis = analyse(body);
  const { type, params, ranges, inRange } = analysis;
  return {
    status: 'ok',
    verdict: verdictOf(inRange),
    type: type.id,
    typeLabel: type.label,
    params,
    ranges,
    inRange,
    suggestions: suggestions(analysis),
    warnings: warnings(analysis),
    poweredBy: POWERED_BY,
  };
}
