/** The one door through which the app reaches the engine's common room; crafts are loaded lazily in crafts.ts. */
export {
  type CatalogueEntry,
  CRAFT_IDS,
  type Craft,
  type CraftId,
  type Limit,
  type ParamInfo,
  type TypeInfo,
} from '../../engine/src/craft/craft.ts';
export { InputError } from '../../engine/src/craft/errors.ts';
export { type Judged, judgedBy } from '../../engine/src/craft/judged.ts';
export { type LinearModel, type LinearTerm, ratioOf } from '../../engine/src/craft/linear.ts';
export { fold, MAX_NAME_LENGTH } from '../../engine/src/craft/names.ts';
export { type Outcome, outcomeOf } from '../../engine/src/craft/outcome.ts';
export { within } from '../../engine/src/craft/ranges.ts';
export { type ItemShape, isObject, MAX_INGREDIENTS } from '../../engine/src/craft/read.ts';
export { round2 } from '../../engine/src/craft/round.ts';
export { lowerFirst, upperFirst } from '../../engine/src/craft/spanish.ts';
export { parseNumber } from '../../engine/src/intake/quantity.ts';
export { type ParsedRecipe, parseRecipe } from '../../engine/src/intake/text.ts';
export { catalogueIndex, searchCatalogue } from '../../engine/src/search/search.ts';
