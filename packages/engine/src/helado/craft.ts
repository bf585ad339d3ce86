import type { Craft } from '../craft/craft.ts';
import { balanceHelado } from './balance.ts';
import { catalogue } from './catalogue.ts';
import { additionsHelado, leversHelado } from './levers.ts';
import { linearHelado } from './linear.ts';
import { example } from './manifest.ts';
import { PARAM_INFOS } from './params.ts';
import { SHAPE } from './read.ts';
import type { BalanceResponse } from './schema.ts';
import { DEFAULT_TYPE, TYPE_INFOS } from './types.ts';

export { balanceHelado } from './balance.ts';
export { freezingCurve, frozenAt, type Solution } from './curve.ts';
export { manifest } from './manifest.ts';
export type { BalanceManifest, BalanceRequest, BalanceResponse, CurveResponse } from './schema.ts';

/** Ice cream. */
export const helado: Craft<BalanceResponse> = {
  id: 'helado',
  label: 'Helado',
  shape: SHAPE,
  defaultType: DEFAULT_TYPE,
  types: TYPE_INFOS,
  params: PARAM_INFOS,
  catalogue,
  example,
  balance: balanceHelado,
  linear: linearHelado,
  levers: leversHelado,
  additions: additionsHelado,
};
