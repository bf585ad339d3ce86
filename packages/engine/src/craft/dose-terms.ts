import type { Food } from '../despensa/food.ts';
import { lawTerms } from '../ley/law.ts';
import type { IngredientRules } from './ingredient-rules.ts';
import { judgedTerm, type LinearTerm } from './linear.ts';
import { flatMap } from './lists.ts';

/** Doses are judged as shown, with two decimals. */
const SHOWN = 0.0049;
const HIDDEN = { hidden: true };

/** Keeps ingredients under doses and limits of law; `flour` is each one's share of flour. */
export function doseTerms(
  { asked, law }: IngredientRules,
  foods: readonly (Food | undefined)[],
  flour?: readonly number[],
): LinearTerm[] {
  const whole = foods.map(() => 1);
  const doses = flatMap(asked, ({ param: { of, per, key, label, unit }, max, level, says }): LinearTerm[] => {
    const den = per === 'harina' ? flour : whole;
    if (level !== 'falta' || says !== undefined || den === undefined) return [];
    const num = foods.map((food) => (food === undefined ? 0 : 100 * of(food)));
    if (!num.some((part) => part > 0)) return [];
    return [judgedTerm({ key, label, unit, num, den }, [0, max + SHOWN], HIDDEN)];
  });
  return [...doses, ...lawTerms(law, foods)];
}
