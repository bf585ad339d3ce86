import type { CraftId } from '../craft/ids.ts';
import { ruleOf } from './categories.ts';
import { CELLS as gathered } from './cells.gen.ts';
import { ownFoodOf } from './declaration.ts';
import type { Food } from './food.ts';
import { usualLoss } from './losses.ts';
import { foodOfRecipe, placeOf, type ReadName, type RecipeFood, ROOT } from './receta.ts';
import type { CellsByRule } from './rules.ts';

const CELLS: Readonly<Record<CraftId, CellsByRule>> = gathered;

/** How to read what a person tells of an ingredient: its label, or the recipe it is. */
export interface Told {
  readonly ownFoodOf: typeof ownFoodOf;
  /** The food a recipe makes, that of the ingredient of that place and name. */
  readonly recipeOf: (sent: unknown, readName: ReadName, name: string, index: number) => RecipeFood;
}

export const TOLD: Told = {
  ownFoodOf,
  recipeOf: (sent, readName, name, index) =>
    foodOfRecipe(sent, readName, { name, place: placeOf(ROOT, index) }, usualLoss),
};

/** Cells of knowledge a craft has of a food that is not of the pantry, by its category. */
export function cellsOf(craft: CraftId, food: Food): readonly string[] {
  return CELLS[craft](ruleOf(food).words, food);
}
