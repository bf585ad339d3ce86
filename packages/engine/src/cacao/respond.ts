import { textsOf } from '../craft/analysis.ts';
import { POWERED_BY } from '../craft/texts.ts';
import type { CacaoAnalysis } from './analyse.ts';
import type { CacaoResponse } from './schema.ts';

/** The response of the interface. */
export function respond(analysis: CacaoAnalysis): CacaoResponse {
  const { type, typeLabel, values, outcome, tempering, waterActivity, advice, warnings } = analysis;
  return {
    status: 'ok',
    craft: 'cacao',
    type,
    typeLabel,
    params: values,
    score: {
      tipo: outcome.denomination,
      medalla: outcome.medal,
      temple: tempering,
      ...(waterActivity === undefined ? {} : { aw: waterActivity }),
      motivos: textsOf([...advice, ...warnings]),
    },
    poweredBy: POWERED_BY,
  };
}
