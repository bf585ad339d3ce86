import type { Food } from '../despensa/food.ts';
import type { Craft } from './craft.ts';
import { type IngredientRules, isForbidden } from './ingredient-rules.ts';

/** What a craft says of ingredients by type and name; `isRefused` tells what more than its rules keeps out. */
export function ingredientRuling<Type extends string>(
  { findType, defaultType }: { readonly findType: (text: string) => Type | undefined; readonly defaultType: Type },
  read: (name: string) => { readonly food?: Food | undefined },
  rulesOf: (type: Type) => IngredientRules,
  isRefused?: (type: Type, food: Food) => boolean,
): Required<Pick<Craft, 'ingredientRules' | 'forbids'>> {
  const meant = (type: string) => findType(type) ?? defaultType;
  return {
    ingredientRules: (type) => rulesOf(meant(type)),
    // What nobody knows is not forbidden.
    forbids: (type, name) => {
      const { food } = read(name);
      return food !== undefined && (isForbidden(rulesOf(meant(type)), food) || isRefused?.(meant(type), food) === true);
    },
  };
}
