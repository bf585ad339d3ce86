import { aguaSola } from '../despensa/classes.gen.ts';
import type { Food } from '../despensa/food.ts';
import type { TypeRules } from './types.ts';

export { ingredientRulesOf } from './ingredient-rules.gen.ts';

/** Whether doses count a food: water boils off and would hide an overdose. */
export function isDosedOn(food: Food | undefined, { melted }: TypeRules): boolean {
  return melted === true || food === undefined || !aguaSola(food);
}
