import type { Food } from '../despensa/food.ts';
import { lawTerms } from '../ley/law.ts';
import { compiledFor } from './examine.ts';
import type { IngredientRules } from './ingredient-rules.ts';
import { judgedTerm, type LinearTerm } from './linear.ts';
import { columnOf, flatMap } from './lists.ts';

/** Doses are judged as shown, with two decimals. */
const SHOWN = 0.0049;
const HIDDEN = { hidden: true };

/** Keeps ingredients under doses and limits of law; `flour` is each one's share of flour. */
export function doseTerms(
  rules: IngredientRules,
  foods: readonly (Food | undefined)[],
  flour?: readonly number[],
): LinearTerm[] {
  const { asked, law } = rules;
  const { places } = compiledFor(rules);
  const whole = columnOf(foods, () => 1);
  const columns = sharesIn(rules, foods);
  const doses = flatMap(asked, ({ param: { per, key, label, unit }, max, level, says }, k): LinearTerm[] => {
    const num = columns.get(places[k]!);
    const den = per === 'harina' ? flour : whole;
    if (num === undefined || level !== 'falta' || says !== undefined || den === undefined) return [];
    return [judgedTerm({ key, label, unit, num, den }, [0, max + SHOWN], HIDDEN)];
  });
  return [...doses, ...lawTerms(law, foods)];
}

/** % of each class in each food, of the classes some food has. */
function sharesIn(rules: IngredientRules, foods: readonly (Food | undefined)[]): ReadonlyMap<number, number[]> {
  const { cellsOf } = compiledFor(rules);
  const columns = new Map<number, number[]>();
  foods.forEach((food, i) => {
    const cells = food && cellsOf(food);
    cells?.places.forEach((place, k) => {
      const column = columns.get(place) ?? columnOf(foods, () => 0);
      columns.set(place, column);
      column[i] = 100 * cells.parts[k]!;
    });
  });
  return columns;
}
