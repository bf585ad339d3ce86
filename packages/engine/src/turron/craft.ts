import { commonTo } from '../craft/common.ts';
import type { Answering, Craft } from '../craft/craft.ts';
import { HEATED_FIELDS } from '../craft/heated.ts';
import { infoOf } from '../craft/param.ts';
import { balance } from '../craft/request.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import { analyse, analyseInterface, lowest } from './analyse.ts';
import { rowOf, shelf } from './catalogue.ts';
import { ingredientRulesOf } from './ingredient-rules.gen.ts';
import { SCORES } from './judge.ts';
import { labelling } from './labelling.ts';
import { levers } from './levers.ts';
import { linear } from './linear.ts';
import type { TurronParams } from './measure.ts';
import { PARAMS } from './params.ts';
import { isAdmitted } from './resolve.ts';
import { respond } from './respond.ts';
import type { TurronRequest, TurronResponse } from './schema.ts';
import { LABEL, MANIFEST } from './texts.ts';
import { asWeighed } from './toasting.ts';
import { DEFAULT_TYPE, EXAMPLE, TYPE_FILES } from './types.gen.ts';
import { findType, rulesOf, TYPE_INFOS } from './types.ts';

export type { TurronAnalysis } from './analyse.ts';
export { lossTurron } from './loss.ts';
export type { TurronParams } from './measure.ts';
export type { TurronRequest, TurronResponse } from './schema.ts';
export type { Category, TypeId } from './types.ts';

const answering: Answering<TurronResponse, TurronParams> = {
  id: 'turron',
  label: LABEL,
  shape: SHAPE,
  types: TYPE_INFOS,
  find: shelf.find,
  findType,
  respond,
  refused: (type) => lowest(findType(type) ?? DEFAULT_TYPE),
  fields: HEATED_FIELDS,
  analyseInterface,
};

/** Turrón and almond sweets. */
export const turron: Craft<TurronResponse, TurronParams> = /* @__PURE__ */ (() => ({
  ...answering,
  ...commonTo(
    answering,
    { files: TYPE_FILES, findType, defaultType: DEFAULT_TYPE, shelf, rulesOf: ingredientRulesOf },
    (type, food) => !isAdmitted(rowOf(food), rulesOf(type)),
  ),
  manifest: MANIFEST,
  params: PARAMS.map(infoOf),
  example: EXAMPLE satisfies TurronRequest,
  analyse,
  scores: SCORES,
  lawful: true,
  chained: false,
  linear,
  levers,
  aspires: (type) => (rulesOf(findType(type) ?? DEFAULT_TYPE).standard ? 'extra' : undefined),
  labelling,
  asWeighed,
}))();

/** Composition on finished product, category and reasons of a formula of turrón or almond confectionery. */
export function balanceTurron(body: TurronRequest): TurronResponse {
  return balance(answering, body);
}
