import type { Craft } from '../craft/craft.ts';
import { balancePasteleria } from './balance.ts';
import { catalogue } from './catalogue.ts';
import { additionsPasteleria, leversPasteleria } from './levers.ts';
import { linearPasteleria } from './linear.ts';
import { PARAMS } from './params.ts';
import type { PasteleriaResponse } from './schema.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, TYPE_INFOS } from './types.ts';

export { balancePasteleria } from './balance.ts';
export type { InRange, Params, PasteleriaRequest, PasteleriaResponse } from './schema.ts';
export type { TypeId } from './types.ts';

/** Pastry. */
export const pasteleria: Craft<PasteleriaResponse> = {
  id: 'pasteleria',
  label: 'Pastelería',
  shape: SHAPE,
  defaultType: DEFAULT_TYPE,
  types: TYPE_INFOS,
  params: PARAMS,
  catalogue,
  // Michel et Augustin, Passez votre CAP pâtisserie: génoise.
  example: {
    type: 'genoise',
    ingredients: [
      { name: 'Huevo entero', grams: 200 },
      { name: 'Azúcar', grams: 125 },
      { name: 'Harina', grams: 125 },
    ],
  },
  balance: balancePasteleria,
  linear: linearPasteleria,
  levers: leversPasteleria,
  additions: additionsPasteleria,
};
