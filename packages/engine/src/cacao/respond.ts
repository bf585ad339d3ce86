import { textsOf } from '../craft/analysis.ts';
import { POWERED_BY } from '../craft/texts.ts';
import type { CacaoAnalysis } from './analyse.ts';
import type { CacaoResponse } from './schema.ts';

/** The response of the interface. */
export function respond(analysis: CacaoAnalysis): CacaoResponse {
  const { type, typeLabel, values, outcome, tempering, waterActivity, advice, warnings } = analysis;
  const { denomination: tipo, medal: medalla } = outcome;
  const motivos = textsOf([...advice, ...warnings]);
  // Written out twice: spreading takes several times as long.
  const score =
    waterActivity === undefined
      ? { tipo, medalla, temple: tempering, motivos }
      : { tipo, medalla, temple: tempering, aw: waterActivity, motivos };
  return { status: 'ok', craft: 'cacao', type, typeLabel, params: values, score, poweredBy: POWERED_BY };
}
