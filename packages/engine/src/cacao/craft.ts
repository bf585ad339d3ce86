import type { Craft } from '../craft/craft.ts';
import { balanceCacao } from './balance.ts';
import { catalogue } from './catalogue.ts';
import { additionsCacao, leversCacao } from './levers.ts';
import { linearCacao } from './linear.ts';
import { PARAMS } from './params.ts';
import type { CacaoResponse } from './schema.ts';
import { SHAPE } from './shape.ts';
import { CURVES } from './tempering.ts';
import { shelfLife } from './texts.ts';
import { DEFAULT_TYPE, TYPE_INFOS } from './types.ts';

export type { CacaoResponse } from './schema.ts';
export { balanceCacao, CURVES, shelfLife };

/** Chocolate. */
export const cacao: Craft<CacaoResponse> = {
  id: 'cacao',
  label: 'Chocolate y cacao',
  shape: SHAPE,
  defaultType: DEFAULT_TYPE,
  types: TYPE_INFOS,
  params: PARAMS,
  catalogue,
  // kakaolate.com, chocolate bean to bar al 70 %.
  example: {
    type: 'bean_to_bar',
    ingredients: [
      { ingrediente: 'pasta_cacao', peso: 700 },
      { ingrediente: 'manteca_cacao', peso: 30 },
      { ingrediente: 'azucar', peso: 300 },
    ],
  },
  balance: balanceCacao,
  linear: linearCacao,
  levers: leversCacao,
  additions: additionsCacao,
};
