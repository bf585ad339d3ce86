import type { Craft } from '../common/craft.ts';
import { balanceHelado } from './balance.ts';
import { catalogue } from './catalogue.ts';
import { additions, levers } from './levers.ts';
import { linearHelado } from './linear.ts';
import { example } from './manifest.ts';
import { params } from './params.ts';
import { shape } from './read.ts';
import type { BalanceResponse } from './schema.ts';
import { DEFAULT_TYPE, types } from './types.ts';

export { balanceHelado } from './balance.ts';
export { freezingCurve, frozenAt, type Solution } from './curve.ts';
export { manifest } from './manifest.ts';
export type { BalanceManifest, BalanceRequest, BalanceResponse, CurveResponse } from './schema.ts';

/** Ice cream. */
export const helado: Craft<BalanceResponse> = {
  id: 'helado',
  label: 'Helado',
  shape,
  defaultType: DEFAULT_TYPE,
  types,
  params,
  catalogue,
  example,
  balance: balanceHelado,
  linear: linearHelado,
  levers,
  additions,
};
