import { commonTo } from '../craft/common.ts';
import type { Answering, Craft } from '../craft/craft.ts';
import { HEATED_FIELDS } from '../craft/heated.ts';
import { balance } from '../craft/request.ts';
import { analyse, analyseInterface } from './analyse.ts';
import { shelf } from './catalogue.ts';
import { ingredientRulesOf } from './ingredient-rules.gen.ts';
import { labelling } from './labelling.ts';
import { levers } from './levers.ts';
import { linear } from './linear.ts';
import { PARAMS } from './params.ts';
import { respond } from './respond.ts';
import type { Params, PasteleriaRequest, PasteleriaResponse } from './schema.ts';
import { SHAPE } from './shape.ts';
import { MANIFEST } from './texts.ts';
import { DEFAULT_TYPE, EXAMPLE, TYPE_FILES } from './types.gen.ts';
import { findType, TYPE_INFOS } from './types.ts';

export { lossPasteleria } from './loss.ts';
export type { InRange, Params, PasteleriaRequest, PasteleriaResponse } from './schema.ts';
export type { TypeId } from './types.ts';

const answering: Answering<PasteleriaResponse, Params> = {
  id: 'pasteleria',
  label: 'Pastelería',
  shape: SHAPE,
  types: TYPE_INFOS,
  find: shelf.find,
  findType,
  respond,
  fields: HEATED_FIELDS,
  analyseInterface,
};

/** Pastry. */
export const pasteleria: Craft<PasteleriaResponse, Params> = /* @__PURE__ */ (() => ({
  ...answering,
  ...commonTo(answering, { files: TYPE_FILES, findType, defaultType: DEFAULT_TYPE, shelf, rulesOf: ingredientRulesOf }),
  manifest: MANIFEST,
  params: PARAMS,
  example: EXAMPLE satisfies PasteleriaRequest,
  analyse,
  scores: ['oro', 'plata'],
  lawful: false,
  chained: true,
  linear,
  levers,
  labelling,
}))();

/** Composition of a pastry recipe, judged for its type, with advice in grams. */
export function balancePasteleria(body: PasteleriaRequest): PasteleriaResponse {
  return balance(answering, body);
}
