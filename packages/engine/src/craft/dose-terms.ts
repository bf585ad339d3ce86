import type { Food } from '../despensa/food.ts';
import type { IngredientRules } from './examine.ts';
import type { LinearTerm } from './linear.ts';

/** Doses are judged as shown, with two decimals. */
const SHOWN = 0.0049;

/** What keeps the ingredients under the doses of their type; `flour` is what a gram of each counts as flour. */
export function doseTerms(
  { doses }: Pick<IngredientRules, 'doses'>,
  foods: readonly (Food | undefined)[],
  flour?: readonly number[],
): LinearTerm[] {
  return doses.flatMap(({ what, of, per, stop }): LinearTerm[] => {
    const den = per === 'harina' ? flour : foods.map(() => 1);
    const num = foods.map((food) => (food === undefined ? 0 : 100 * of(food)));
    if (stop === null || den === undefined || !num.some((each) => each > 0)) return [];
    return [{ key: `dosis: ${what}`, label: what, unit: '%', num, den, range: [0, stop + SHOWN], hidden: true }];
  });
}
