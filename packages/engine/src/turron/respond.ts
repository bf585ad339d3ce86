import { POWERED_BY } from '../craft/brand.ts';
import type { TurronAnalysis } from './analyse.ts';
import { ALMONDS } from './judge.ts';
import type { TurronResponse } from './schema.ts';

/** The response of the interface: reasons, advice and warnings are all `motivos`. */
export function respond({ type, typeLabel, values, category, advice, warnings }: TurronAnalysis): TurronResponse {
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
      motivos: [...advice, ...warnings].map(({ text }) => text),
    },
    poweredBy: POWERED_BY,
  };
}
