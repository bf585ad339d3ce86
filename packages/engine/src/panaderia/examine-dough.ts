import { type Advice, replace } from '../craft/advice.ts';
import {
  type Examination,
  examine,
  type IngredientRules,
  isForbidden,
  type Matter,
  OBJECTIONS,
  type Objection,
} from '../craft/examine.ts';
import type { Food } from '../despensa/food.ts';
import { mattersOf } from '../despensa/understand.ts';
import { shelf } from './catalogue.ts';
import { ingredientRules } from './ingredient-rules.ts';
import type { JudgedFormula } from './judge.ts';
import { percentOf } from './measure.ts';
import { RYE } from './params.ts';
import type { Ingredient } from './resolve.ts';
import { conditions } from './rule-texts.ts';
import { FLOUR, heaviestOf } from './stock.ts';
import { NAMES } from './texts.ts';

/** What a dough carries that its type does not admit, or not so much of, and what its name asks for and it lacks. */
export function examineDough(formula: JudgedFormula): Examination {
  const { type, ingredients, dough } = formula;
  const rules = ingredientRules(type.id);
  const found = examine(mattersIn(ingredients, rules), rules, dough.flour * dough.grams, 'harina');
  const rye = lackOfRye(formula);
  if (rye === undefined) return found;
  return { ...found, objections: [...found.objections, rye], faulty: true };
}

/** What only goes on the piece has no dose, but gluten is gluten. */
function mattersIn(ingredients: readonly Ingredient[], rules: IngredientRules): readonly Matter[] {
  const understood = ingredients.map((one) => ({ ...one.understood, food: foodOf(one) }));
  return mattersOf(shelf, understood).filter(
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

function lackOfRye(formula: JudgedFormula): Objection | undefined {
  const least = formula.type.rye;
  if (least === undefined) return undefined;
  const percent = percentOf(RYE, formula.dough);
  if (percent >= least) return undefined;
  const advice = moreRye(formula, percent, least);
  return {
    code: 'no_admitido',
    fault: true,
    text: conditions.rye(percent, least),
    indexes: [],
    ...(advice === undefined ? {} : { advice }),
  };
}

function moreRye(formula: JudgedFormula, percent: number, least: number): Advice | undefined {
  const { flour, grams: batch } = formula.dough;
  const grams = Math.ceil(((least - percent) / 100) * flour * batch);
  const wheat = heaviestOf(formula, { fits: (one) => FLOUR.fits(one) && one.row.clase !== 'centeno' });
  if (wheat === undefined || wheat.grams < grams) return undefined;
  const rye = heaviestOf(formula, { fits: (one) => FLOUR.fits(one) && one.row.clase === 'centeno' });
  return {
    text: conditions.moreRye(grams, percent, least),
    steps: [replace(wheat.name, rye?.name ?? NAMES.rye, grams)],
    mends: [OBJECTIONS.ban],
  };
}
