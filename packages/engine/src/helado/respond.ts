import type { Analysis } from '../craft/analysis.ts';
import { POWERED_BY } from '../craft/brand.ts';
import { CATALOGUE_SIZE } from './catalogue.ts';
import { judge, judgeClassic, verdictBy } from './judge.ts';
import type { Params } from './params.ts';
import type { BalanceResponse } from './schema.ts';
import { CLASSIC_INDEX, DISCLAIMER, PAC_SCALE } from './texts.ts';
import { DEFAULT_TYPE, findType, rulesOf, servedAt } from './types.ts';

/** The response of the interface; judged for the temperature asked for, where another operation admits one. */
export function respond({ type, values, advice, warnings, service }: Analysis<Params>): BalanceResponse {
  const known = rulesOf(findType(type) ?? DEFAULT_TYPE);
  const rules = service === undefined ? known : servedAt(known, service.pedida);
  const { ranges } = rules;
  const inRange = judge(values, rules);
  const texts = warnings.map(({ text }) => text);
  return {
    status: 'ok',
    verdict: verdictBy(inRange),
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
        en_rango: judgeClassic(values, rules),
      },
    },
    suggestions: advice.map(({ text }) => text),
    // An unknown ingredient weighed twice is told once.
    warnings: texts.length > 1 ? [...new Set(texts)] : texts,
    disclaimer: DISCLAIMER,
    catalogoIngredientes: CATALOGUE_SIZE,
    poweredBy: POWERED_BY,
  };
}
