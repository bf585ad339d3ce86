import { commonTo } from '../craft/common.ts';
import type { Answering, Craft } from '../craft/craft.ts';
import { balance } from '../craft/request.ts';
import { analyse, analyseInterface } from './analyse.ts';
import { shelf } from './catalogue.ts';
import { demands } from './examination.ts';
import { ingredientRulesOf } from './ingredient-rules.ts';
import { labelling } from './labelling.ts';
import { levers } from './levers.ts';
import { linear } from './linear.ts';
import { INFOS, type Params } from './params.ts';
import { SERVICE, SERVICE_FIELDS, SHAPE } from './read.ts';
import { respond } from './respond.ts';
import type { BalanceRequest, BalanceResponse } from './schema.ts';
import { MANIFEST } from './texts.ts';
import { DEFAULT_TYPE, EXAMPLE, TYPE_FILES } from './types.gen.ts';
import { findType, nearTypes, TYPE_INFOS } from './types.ts';

export { physicsTexts } from '../craft/physics.ts';
export { freezingCurve, frozenAt, type IceWithin, iceWithin, type Solution } from './curve.ts';
export type { Params } from './params.ts';
export { thermometerText } from './physics.ts';
export type { BalanceManifest, BalanceRequest, BalanceResponse, CurveResponse, HeladoIngredient } from './schema.ts';

const answering: Answering<BalanceResponse, Params> = {
  id: 'helado',
  label: 'Helado',
  shape: SHAPE,
  fields: SERVICE_FIELDS,
  onlyTold: true,
  types: TYPE_INFOS,
  find: shelf.find,
  findType,
  respond,
  analyseInterface,
};

/** Ice cream. */
export const helado: Craft<BalanceResponse, Params> = /* @__PURE__ */ (() => ({
  ...answering,
  ...commonTo(answering, { files: TYPE_FILES, findType, defaultType: DEFAULT_TYPE, shelf, rulesOf: ingredientRulesOf }),
  path: '/api/balance',
  manifest: MANIFEST,
  params: Object.values(INFOS),
  example: { craft: 'helado', ...EXAMPLE } satisfies BalanceRequest,
  analyse,
  scores: [],
  lawful: false,
  served: SERVICE,
  chained: true,
  blends: true,
  linear,
  demands,
  levers,
  labelling,
  nearTypes,
}))();

/** Analyses an ice cream formula: the response of the interface, or an InputError. */
export function balanceHelado(body: BalanceRequest): BalanceResponse {
  return balance(answering, body);
}
