/** The library: what a program needs to balance formulas, look ingredients up and show the results. */

export { type Analisis, analizar, type Parametro } from './analizar.ts';
export type { CacaoRequest, CacaoResponse } from './cacao/craft.ts';
export {
  type CatalogueAnswer,
  consultCatalogue,
  consultTypes,
  MAX_FOUND,
  type Manifest,
  manifestOf,
  prepareCatalogue,
  type ShownBan,
  type ShownDose,
  type ShownIngredient,
  type ShownLimit,
  type ShownParam,
  type ShownType,
  type TypesAnswer,
} from './consult.ts';
export { type Advice, applySteps, type Followed, type Step } from './craft/advice.ts';
export type {
  Analysis,
  Certainty,
  Medal,
  Meter,
  MeterState,
  Objection,
  Outcome,
  ReadIngredient,
  Service,
  Tempering,
  Values,
  Warning,
} from './craft/analysis.ts';
export type { Aviso } from './craft/aviso.ts';
export type { Answering, CatalogueEntry, Craft, ManifestTexts, TypeInfo } from './craft/craft.ts';
export { type Fault, InputError, type ToldFault } from './craft/errors.ts';
export { FAULTS, type FaultCode } from './craft/fault-texts.ts';
export { identity } from './craft/identity.ts';
export { CRAFT_IDS, CRAFT_PAGES, type CraftId } from './craft/ids.ts';
export { checkFormula, namesMeant } from './craft/known-fields.ts';
export { type Authority, type Core, type Limit, type LimitInfo, rangeOf } from './craft/limit.ts';
export type { WantedScore } from './craft/linear.ts';
export { isOut, missOf, stateOf } from './craft/meter.ts';
export { fold, MAX_NAME_LENGTH } from './craft/names.ts';
export type { MedalOutcome } from './craft/outcome.ts';
export type { ParamInfo } from './craft/param.ts';
export {
  type Cooking,
  type Frozen,
  type IceCreamPhysics,
  type Physics,
  physicsTexts,
  type SyrupPhysics,
} from './craft/physics.ts';
export type { Parecida } from './craft/precedent.ts';
export type { Range } from './craft/ranges.ts';
export { analyseAs, balance } from './craft/request.ts';
export { round2 } from './craft/round.ts';
export { type ItemShape, isObject, MAX_INGREDIENTS, type NumberField } from './craft/shape.ts';
export { solubleSolids } from './craft/soluble.ts';
export { fixed, lowerFirst, shortened, trimmed, upperFirst } from './craft/spanish.ts';
export { didYouMean, POWERED_BY } from './craft/texts.ts';
export { type UnjudgedValue, unjudgedValues } from './craft/unjudged-values.ts';
export { usualIn } from './craft/unusual.ts';
export { CRAFTS, craftOf } from './crafts.ts';
export { curva } from './curva.ts';
export type { Declaration } from './despensa/declaration.ts';
export { createReadingBudget, type ReadingBudget, withinBudget } from './despensa/reading-budget.ts';
export { type EquilibrarResponse, equilibrar, type Phase, trazar, type Work } from './equilibrar/equilibrar.ts';
export { checkAllFields, checkStrictly, checkType, type FieldShape, StrictError } from './estricto.ts';
export {
  type BalanceRequest,
  type BalanceResponse,
  type CurveResponse,
  frozenAt,
  type IceWithin,
  iceWithin,
} from './helado/craft.ts';
export { decodeText } from './intake/decode.ts';
export type { ParsedRecipe, RecipeFault, RecipeItem, RecipeProse } from './intake/draft.ts';
export { isJson, jsonFault, type Place } from './intake/json.ts';
export { parseRecipes } from './intake/many.ts';
export { parseNumber } from './intake/number.ts';
export { quantityAtStart } from './intake/quantity.ts';
export { parseRecipe } from './intake/text.ts';
export { weigh as weighLine } from './intake/weigh.ts';
export type { TrazaLectura } from './lectura/trace.ts';
export {
  balanceCacao,
  balanceHelado,
  balancePanaderia,
  balancePasteleria,
  balanceTurron,
  cacao,
  freezingCurve,
  helado,
  panaderia,
  pasteleria,
  turron,
} from './literate.ts';
export {
  analizarFormula,
  type ErrorDeFormula,
  MAX_FORMULAS,
  readFormulas,
  type WireFault,
  wireFaults,
} from './lote.ts';
export type { PanaderiaRequest, PanaderiaResponse } from './panaderia/craft.ts';
export type { PasteleriaRequest, PasteleriaResponse } from './pasteleria/craft.ts';
export { type CatalogueIndex, catalogueIndex, searchCatalogue, type Wordings } from './search/search.ts';
export { type Choice, suggest } from './search/suggest.ts';
export { analizarTrazado } from './trazar-lectura.ts';
export type { TurronRequest, TurronResponse } from './turron/craft.ts';
export { VERSION } from './version.gen.ts';
