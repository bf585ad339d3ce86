import type { Craft } from '../craft/craft.ts';
import { balancePanaderia } from './balance.ts';
import { catalogue } from './catalogue.ts';
import { additionsPanaderia, leversPanaderia } from './levers.ts';
import { linearPanaderia } from './linear.ts';
import { PARAMS } from './params.ts';
import { SHAPE } from './read.ts';
import type { PanaderiaResponse } from './schema.ts';
import { DEFAULT_TYPE, TYPE_INFOS } from './types.ts';

export { balancePanaderia } from './balance.ts';
export type { Composition } from './composition.ts';
export { detailPanaderia, type PanaderiaDetail, type TableLine } from './detail.ts';
export type { Process } from './process.ts';
export type { PanaderiaRequest, PanaderiaResponse } from './schema.ts';

/** Bread and pizza. */
export const panaderia: Craft<PanaderiaResponse> = {
  id: 'panaderia',
  label: 'Panadería y pizza',
  shape: SHAPE,
  defaultType: DEFAULT_TYPE,
  types: TYPE_INFOS,
  params: PARAMS,
  catalogue,
  // A bakery's plain loaf with the salt of the CEOPAN agreement, 18 g per kg of flour.
  example: {
    type: 'pan_comun',
    ingredients: [
      { name: 'Harina panadera', grams: 1000 },
      { name: 'Agua', grams: 650 },
      { name: 'Sal', grams: 18 },
      { name: 'Levadura fresca', grams: 20 },
    ],
  },
  balance: balancePanaderia,
  linear: linearPanaderia,
  levers: leversPanaderia,
  additions: additionsPanaderia,
};
