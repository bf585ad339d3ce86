import type { Warning } from '../craft/analysis.ts';
import { POWERED_BY } from '../craft/texts.ts';
import type { TurronAnalysis } from './analyse.ts';
import { ALMONDS } from './judge.ts';
import type { TurronResponse } from './schema.ts';

/** The response of the interface: reasons, advice and warnings are all `motivos`. */
export function respond({ type, typeLabel, values, category, advice, warnings }: TurronAnalysis): TurronResponse {
  // The advice on a dose says what its warning says, and the grams.
  const isTold = ({ code }: Warning) => code === 'dosis' && advice.some(({ mends }) => mends.includes('dosis'));
  const said = warnings.filter((warning) => !isTold(warning));
  return {
    status: 'ok',
    craft: 'turron',
    type,
    typeLabel,
    params: values,
    score: {
      tipo: type,
      almendras: ALMONDS[category],
      categoria: category,
      motivos: [...advice, ...said].map(({ text }) => text),
    },
    poweredBy: POWERED_BY,
  };
}
