import { type Examination, examine, type Matter, withLacks } from '../craft/examine.ts';
import { type IngredientRules, isForbidden } from '../craft/ingredient-rules.ts';
import type { Food } from '../despensa/food.ts';
import { addMatters } from '../despensa/understand.ts';
import { shelf } from './catalogue.ts';
import { lacksOf } from './conditions.ts';
import { ingredientRulesOf } from './ingredient-rules.gen.ts';
import type { JudgedFormula } from './judge.ts';
import type { Ingredient } from './resolve.ts';

/** What a dough carries that its type does not admit, or not so much of, and what its name asks for and it lacks. */
export function examineDough(formula: JudgedFormula): Examination {
  const { type, ingredients, dough } = formula;
  const rules = ingredientRulesOf(type.id);
  const found = examine(mattersIn(ingredients, rules), rules, dough.flour * dough.grams, 'harina');
  return withLacks(found, lacksOf(formula));
}

/** What a dough is made of, without what only goes on the piece. */
export function portionsIn(ingredients: readonly Ingredient[]): readonly Matter[] {
  return allMatters(ingredients).filter(({ index }) => !ingredients[index]!.finishing);
}

function allMatters(ingredients: readonly Ingredient[]): readonly Matter[] {
  const matters: Matter[] = [];
  for (let index = 0; index < ingredients.length; index++) {
    const one = ingredients[index]!;
    const { item, own, recipe } = one.understood;
    addMatters(matters, shelf, { item, own, food: foodOf(one), recipe }, index);
  }
  return matters;
}

/** What only goes on the piece has no dose, but gluten is gluten. */
function mattersIn(ingredients: readonly Ingredient[], rules: IngredientRules): readonly Matter[] {
  const matters = allMatters(ingredients);
  if (!ingredients.some(({ finishing }) => finishing)) return matters;
  return matters.filter(
    ({ index, food }) => !ingredients[index]!.finishing || (food !== undefined && isForbidden(rules, food)),
  );
}

/**
 * What a name means stays what it is whatever role is sent with it; a role alone tells enough of a stranger. A label or
 * a recipe says more than the name.
 */
function foodOf({ understood: { food, own, reading, item, recipe } }: Ingredient): Food | undefined {
  const told = recipe !== undefined || (item.raw.etiqueta !== undefined && item.raw.etiqueta !== null);
  return own && !told ? (reading.food ?? food) : food;
}
