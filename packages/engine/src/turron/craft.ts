import type { Craft } from '../craft/craft.ts';
import { balanceTurron } from './balance.ts';
import { catalogue } from './catalogue.ts';
import { additionsTurron, leversTurron, nearTypesTurron } from './levers.ts';
import { linearTurron } from './linear.ts';
import { PARAMS } from './params.ts';
import type { TurronResponse } from './schema.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, TYPE_INFOS } from './types.ts';

export type { TurronResponse } from './schema.ts';
export type { TypeId } from './types.ts';
export { balanceTurron };

/** Turrón and almond sweets. */
export const turron: Craft<TurronResponse> = {
  id: 'turron',
  label: 'Turrón y dulces de almendra',
  shape: SHAPE,
  defaultType: DEFAULT_TYPE,
  types: TYPE_INFOS,
  params: PARAMS,
  catalogue,
  // diccionariodegastronomia.com, «turrón de Jijona»: 67/12/17/4.
  example: {
    type: 'jijona',
    ingredients: [
      { ingrediente: 'almendra_tostada', peso: 670 },
      { ingrediente: 'miel', peso: 120 },
      { ingrediente: 'azucar', peso: 170 },
      { ingrediente: 'clara', peso: 40 },
    ],
  },
  balance: balanceTurron,
  linear: linearTurron,
  levers: leversTurron,
  additions: additionsTurron,
  nearTypes: nearTypesTurron,
};
