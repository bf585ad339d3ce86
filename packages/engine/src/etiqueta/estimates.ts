import type { Food } from '../despensa/food.ts';
import { qualityOf, type Rated } from '../despensa/sources.ts';

/** Whether a figure of a food is estimated by its family; what a person tells is not. */
export function estimated(food: Food, figure: Rated): boolean {
  return food.id !== '' && qualityOf(food, figure) === 'e';
}
