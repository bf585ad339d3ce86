import { commonTo } from '../craft/common.ts';
import type { Answering, Craft } from '../craft/craft.ts';
import { infoOf } from '../craft/param.ts';
import { balance } from '../craft/request.ts';
import { analyse } from './analyse.ts';
import { shelf } from './catalogue.ts';
import { demands } from './conditions.ts';
import { ingredientRulesOf } from './ingredient-rules.gen.ts';
import { labelling } from './labelling.ts';
import { levers } from './levers.ts';
import { linear } from './linear.ts';
import { PARAMS, type Params } from './params.ts';
import { SHAPE } from './read.ts';
import { respond } from './respond.ts';
import type { PanaderiaRequest, PanaderiaResponse } from './schema.ts';
import { MANIFEST } from './texts.ts';
import { DEFAULT_TYPE, EXAMPLE, TYPE_FILES } from './types.gen.ts';
import { findType, TYPE_INFOS } from './types.ts';

export { type BakersTable, bakersTable, type Inside, type TableLine } from './bakers-table.ts';
export type { Composition } from './composition.ts';
export type { Params } from './params.ts';
export type { Process } from './process.ts';
export type { PanaderiaIngredient, PanaderiaRequest, PanaderiaResponse } from './schema.ts';
export { vatPanaderia } from './vat.ts';

const answering: Answering<PanaderiaResponse, Params> = {
  id: 'panaderia',
  label: 'Panadería y pizza',
  shape: SHAPE,
  types: TYPE_INFOS,
  find: shelf.find,
  findType,
  respond,
  analyseInterface: (body) => analyse(body),
};

/** Bread and pizza. */
export const panaderia: Craft<PanaderiaResponse, Params> = /* @__PURE__ */ (() => ({
  ...answering,
  ...commonTo(answering, { files: TYPE_FILES, findType, defaultType: DEFAULT_TYPE, shelf, rulesOf: ingredientRulesOf }),
  manifest: MANIFEST,
  params: PARAMS.map(infoOf),
  example: EXAMPLE satisfies PanaderiaRequest,
  analyse,
  scores: [],
  comparedOn: 'harina',
  lawful: false,
  chained: true,
  linear,
  demands,
  levers,
  labelling,
}))();

/** Baker's percentages of a dough, judged for its type, with advice in grams and warnings. */
export function balancePanaderia(body: PanaderiaRequest): PanaderiaResponse {
  return balance(answering, body);
}
