import type { Food } from '../despensa/food.ts';
import { lawOf } from '../ley/law.ts';
import type { Ban, Dose, IngredientRules } from './examine.ts';
import { lazyFor } from './lazy.ts';

/** What of a gram of a food is of a class: all of it, or nothing. */
export const wholly =
  (isOf: (food: Food) => boolean) =>
  (food: Food): number =>
    isOf(food) ? 1 : 0;

type Places = readonly [doses: readonly number[], bans: readonly number[]];

/** The rules of each type, by the places of its doses and bans, with its law; a dose of the rest counts what no other names. */
export function ingredientRulesFrom<Id extends string>(
  doses: readonly Dose[],
  bans: readonly Ban[],
  lists: Readonly<Record<Id, Places>>,
  craft: string,
): (id: Id) => IngredientRules {
  return lazyFor((id: Id) => {
    const [dosed, banned] = lists[id];
    const own = dosed.map((place) => doses[place]!);
    const named = own.filter(({ rest }) => !rest);
    const isNamed = (food: Food) => named.some(({ of }) => of(food) > 0);
    return {
      doses: own.map((dose) => (dose.rest ? { ...dose, of: (food) => (isNamed(food) ? 0 : dose.of(food)) } : dose)),
      bans: banned.map((place) => bans[place]!),
      law: lawOf(craft, id),
    };
  });
}
