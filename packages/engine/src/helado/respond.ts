import { type Analysis, textsOf } from '../craft/analysis.ts';
import { inRangeOf, meets, valueIn } from '../craft/judge.ts';
import { POWERED_BY } from '../craft/texts.ts';
import { nearLimits } from './bounds.ts';
import { CATALOGUE_SIZE } from './catalogue.ts';
import { isBalanced } from './judge.ts';
import { byKey, JUDGED, type Params } from './params.ts';
import type { BalanceResponse } from './schema.ts';
import { CLASSIC_INDEX, DISCLAIMER, PAC_SCALE, suggestions } from './texts.ts';
import { DEFAULT_TYPE, findType, rulesOf, servedAt } from './types.ts';

const UNJUDGED = byKey(JUDGED, () => null);

/**
 * The response of the interface: its ranges alone make the verdict, and what else there is to say stands in the
 * warnings. Judged for the temperature asked for, where another operation admits one.
 */
export function respond(analysis: Analysis<Params>): BalanceResponse {
  const { type, values, warnings, service } = analysis;
  const known = rulesOf(findType(type) ?? DEFAULT_TYPE);
  const rules = service === undefined ? known : servedAt(known, service.pedida);
  const { ranges, judged, limits, pacApplies } = rules;
  const inRange = inRangeOf(UNJUDGED, judged, valueIn(values));
  const verdict = isBalanced(values, rules) ? 'equilibrada' : 'revisar';
  const texts = [...textsOf(warnings), ...nearLimits(values, rules)];
  return {
    status: 'ok',
    verdict,
    craft: 'helado',
    type: rules.id,
    typeLabel: rules.label,
    params: values,
    ranges,
    inRange,
    pac_info: {
      escala: PAC_SCALE,
      valor: values.PAC,
      rango_trabajo: ranges.PAC,
      en_rango: inRange.PAC,
      indice_clasico: {
        descripcion: CLASSIC_INDEX,
        valor: values.PAC_indice_clasico,
        rango_por_tipo: ranges.PAC_indice_clasico,
        // Informative: it never makes the verdict.
        en_rango: pacApplies ? meets(limits.PAC_indice_clasico, values.PAC_indice_clasico) : null,
      },
    },
    suggestions: verdict === 'equilibrada' ? [suggestions.balanced(rules.label)] : textsOf(analysis.advice),
    // An unknown ingredient weighed twice is told once.
    warnings: texts.length > 1 ? [...new Set(texts)] : texts,
    disclaimer: DISCLAIMER,
    catalogoIngredientes: CATALOGUE_SIZE,
    poweredBy: POWERED_BY,
  };
}
