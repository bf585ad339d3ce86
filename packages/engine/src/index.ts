/** The library: what a program needs to balance formulas, look ingredients up and show the results. */
export { POWERED_BY } from './common/brand.ts';
export {
  type CatalogueEntry,
  CRAFT_IDS,
  type Craft,
  type CraftId,
  type Limit,
  type ParamInfo,
  type TypeInfo,
} from './common/craft.ts';
export { InputError } from './common/errors.ts';
export { type Outcome, outcomeOf } from './common/outcome.ts';
export { type ParsedRecipe, parseRecipe } from './common/recipe-text.ts';
export { fixed, trimmed } from './common/spanish.ts';
export { type CatalogueAnswer, consultCatalogue, consultTypes, type TypesAnswer } from './consult.ts';
export { CRAFTS, craftOf } from './crafts.ts';
export { type EquilibrarResponse, equilibrar } from './equilibrar/equilibrar.ts';
export { freezingCurve } from './helado/craft.ts';
