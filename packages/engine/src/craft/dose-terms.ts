import type { Food } from '../despensa/food.ts';
import { lawTerms } from '../ley/law.ts';
import { heldOf, type IngredientRules } from './examine.ts';
import { judgedTerm, type LinearTerm } from './linear.ts';
import { flatMap } from './lists.ts';

/** Doses are judged as shown, with two decimals. */
const SHOWN = 0.0049;
const HIDDEN = { hidden: true };

/** What keeps the ingredients under the doses of their type and the limits of its law; `flour` is what a gram of each counts as flour. */
export function doseTerms(
  rules: IngredientRules,
  foods: readonly (Food | undefined)[],
  flour?: readonly number[],
): LinearTerm[] {
  const held = foods.map((food) => food && heldOf(rules, food));
  const whole = foods.map(() => 1);
  const doses = flatMap(rules.doses, ({ what, per, stop }, k): LinearTerm[] => {
    const den = per === 'harina' ? flour : whole;
    if (stop === null || den === undefined || !held.some((grams) => grams && grams[k]! > 0)) return [];
    const num = held.map((grams) => (grams ? 100 * grams[k]! : 0));
    return [judgedTerm({ key: `dosis: ${what}`, label: what, unit: '%', num, den }, [0, stop + SHOWN], HIDDEN)];
  });
  return [...doses, ...lawTerms(rules.law, foods)];
}
