import { commonTo } from '../craft/common.ts';
import type { Answering, Craft } from '../craft/craft.ts';
import { HEATED_FIELDS } from '../craft/heated.ts';
import { KEEPING_BANDS, shelfLife } from '../craft/keeping.ts';
import { balance } from '../craft/request.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import { analyse, analyseInterface } from './analyse.ts';
import { shelf } from './catalogue.ts';
import { ingredientRulesOf } from './ingredient-rules.gen.ts';
import { isBarred } from './judge.ts';
import { labelling } from './labelling.ts';
import { levers } from './levers.ts';
import { linear, rescore } from './linear.ts';
import type { CacaoParams } from './measure.ts';
import { PARAM_INFOS } from './params.ts';
import { respond } from './respond.ts';
import type { CacaoRequest, CacaoResponse } from './schema.ts';
import { CURVES } from './tempering.ts';
import { MANIFEST } from './texts.ts';
import { DEFAULT_TYPE, EXAMPLE, TYPE_FILES } from './types.gen.ts';
import { findType, TYPE_INFOS } from './types.ts';

export type { KeepingBand } from '../craft/keeping.ts';
export type { CacaoAnalysis } from './analyse.ts';
export { wholeBeanShare } from './beans.ts';
export type { CacaoParams } from './measure.ts';
export type { CacaoRequest, CacaoResponse } from './schema.ts';
export { CURVES, KEEPING_BANDS, shelfLife };

const answering: Answering<CacaoResponse, CacaoParams> = {
  id: 'cacao',
  label: 'Chocolate y cacao',
  shape: SHAPE,
  types: TYPE_INFOS,
  find: shelf.find,
  findType,
  respond,
  fields: HEATED_FIELDS,
  analyseInterface,
};

/** Chocolate. */
export const cacao: Craft<CacaoResponse, CacaoParams> = /* @__PURE__ */ (() => ({
  ...answering,
  ...commonTo(
    answering,
    { files: TYPE_FILES, findType, defaultType: DEFAULT_TYPE, shelf, rulesOf: ingredientRulesOf },
    isBarred,
  ),
  families: (type) => TYPE_FILES[findType(type) ?? DEFAULT_TYPE].variants.map(({ family }) => family),
  manifest: MANIFEST,
  params: PARAM_INFOS,
  example: EXAMPLE satisfies CacaoRequest,
  analyse,
  scores: ['oro', 'plata'],
  lawful: true,
  chained: true,
  linear,
  rescore,
  levers,
  labelling,
}))();

/** Composition, legal denomination, medal, tempering and reasons of a formula of chocolate or of a filling. */
export function balanceCacao(body: CacaoRequest): CacaoResponse {
  return balance(answering, body);
}
