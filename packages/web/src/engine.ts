/** The one door through which the app reaches the engine's common room; crafts are loaded lazily in crafts.ts. */
export {
  type CatalogueEntry,
  CRAFT_IDS,
  type Craft,
  type CraftId,
  type Limit,
  type ParamInfo,
  type TypeInfo,
} from '../../engine/src/common/craft.ts';
export { InputError } from '../../engine/src/common/errors.ts';
export { type Judged, judgedBy } from '../../engine/src/common/judged.ts';
export { type LinearModel, type LinearTerm, ratioOf } from '../../engine/src/common/linear.ts';
export { fold, MAX_NAME_LENGTH } from '../../engine/src/common/names.ts';
export { type Outcome, outcomeOf } from '../../engine/src/common/outcome.ts';
export { parseNumber } from '../../engine/src/common/quantity.ts';
export { within } from '../../engine/src/common/ranges.ts';
export { type ItemShape, isObject, MAX_INGREDIENTS } from '../../engine/src/common/read.ts';
export { type ParsedRecipe, parseRecipe } from '../../engine/src/common/recipe-text.ts';
export { round2 } from '../../engine/src/common/round.ts';
export { catalogueIndex, searchCatalogue } from '../../engine/src/common/search.ts';
export { lowerFirst, upperFirst } from '../../engine/src/common/spanish.ts';
