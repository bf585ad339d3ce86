import { POWERED_BY } from '../craft/brand.ts';
import { advise } from './advise.ts';
import { CATALOGUE_SIZE, mustFind } from './catalogue.ts';
import { judge, judgeClassic, verdict } from './judge.ts';
import { shown } from './measure.ts';
import { type Mixture, mixFormula } from './mixture.ts';
import { readFormula } from './read.ts';
import type { BalanceResponse } from './schema.ts';
import { CLASSIC_INDEX, DISCLAIMER, PAC_SCALE } from './texts.ts';
import { warnMix } from './warn.ts';

const DEXTROSE = mustFind('Dextrosa');

function dextroseOf({ ingredients, shares }: Mixture): number {
  let share = 0;
  for (let i = 0; i < ingredients.length; i++) if (ingredients[i]!.known === DEXTROSE) share += shares[i]!;
  return 100 * share;
}

/** Analyses an ice cream formula: any JSON in, the response of the interface out, or an InputError. */
export function balanceHelado(body: unknown): BalanceResponse {
  const formula = readFormula(body);
  const { type } = formula;
  const warnings: string[] = [];
  const mixture = mixFormula(formula, warnings);
  const params = shown(mixture.mix);
  warnMix(mixture.mix, params, dextroseOf(mixture), type, warnings);
  const inRange = judge(params, type);
  const { ranges } = type;
  return {
    status: 'ok',
    verdict: verdict(inRange),
    craft: 'helado',
    type: type.id,
    typeLabel: type.label,
    params,
    ranges,
    inRange,
    pac_info: {
      escala: PAC_SCALE,
      valor: params.PAC,
      rango_trabajo: ranges.PAC,
      en_rango: inRange.PAC,
      indice_clasico: {
        descripcion: CLASSIC_INDEX,
        valor: params.PAC_indice_clasico,
        rango_por_tipo: ranges.PAC_indice_clasico,
        en_rango: judgeClassic(params, type),
      },
    },
    suggestions: advise(mixture, params, inRange, type),
    warnings: warnings.length > 1 ? [...new Set(warnings)] : warnings,
    disclaimer: DISCLAIMER,
    catalogoIngredientes: CATALOGUE_SIZE,
    poweredBy: POWERED_BY,
  };
}
