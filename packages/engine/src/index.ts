/** The library: what a program needs to balance formulas, look ingredients up and show the results. */
export { balanceCacao, type CacaoResponse, cacao } from './cacao/craft.ts';
export { type CatalogueAnswer, consultCatalogue, consultTypes, MAX_FOUND, type TypesAnswer } from './consult.ts';
export { POWERED_BY } from './craft/brand.ts';
export {
  type CatalogueEntry,
  CRAFT_IDS,
  type Craft,
  type CraftId,
  type Limit,
  type ParamInfo,
  type TypeInfo,
} from './craft/craft.ts';
export { InputError } from './craft/errors.ts';
export { type Outcome, outcomeOf } from './craft/outcome.ts';
export type { Range } from './craft/ranges.ts';
export type { ItemShape, NumberField } from './craft/read.ts';
export { fixed, trimmed } from './craft/spanish.ts';
export { CRAFTS, craftOf } from './crafts.ts';
export { type EquilibrarResponse, equilibrar } from './equilibrar/equilibrar.ts';
export {
  type BalanceResponse,
  balanceHelado,
  type CurveResponse,
  freezingCurve,
  frozenAt,
  helado,
} from './helado/craft.ts';
export { type ParsedRecipe, parseRecipe, type RecipeFault, type RecipeItem } from './intake/text.ts';
export { balancePanaderia, type PanaderiaResponse, panaderia } from './panaderia/craft.ts';
export { balancePasteleria, type PasteleriaResponse, pasteleria } from './pasteleria/craft.ts';
export { balanceTurron, type TurronResponse, turron } from './turron/craft.ts';
