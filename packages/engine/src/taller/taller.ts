/** The workshop: what the day takes, what it costs and how much comes out. */
export { allergenNames } from '../despensa/allergen-texts.ts';
export { pourable } from '../intake/pourable.ts';
export {
  type BakersShares,
  type DoughLine,
  type DoughTable,
  keptShares,
  type Weighed,
  withShares,
} from './bakers-formula.ts';
export { type BonbonOrder, type BonbonWeights, bonbonWeights } from './bonbon.ts';
export { type Costing, type CostingInput, costing, FOOD_VAT } from './costing.ts';
export { type BoughtFood, boughtFood } from './foods.ts';
export {
  type Batch,
  type DayPlan,
  gather,
  type Order,
  type PlanLine,
  type PlanRecipe,
  type Purchase,
  type Station,
} from './gather.ts';
export { type PriceEffect, priceEffects } from './price-change.ts';
export {
  type ListedPrice,
  type PriceList,
  type PriceListFault,
  pricesOn,
  readDate,
  readPriceList,
} from './price-list.ts';
export {
  type Filled,
  fill,
  finishedOf,
  gramsForMoulds,
  litresOf,
  MIX_DENSITY,
  type Mould,
  mixFor,
  mouldFactor,
  mouldVolume,
  USUAL_OVERRUN,
  weighedFor,
} from './quantities.ts';
