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
import { type LinearTerm, termOf } from '../craft/linear.ts';
import { lowerFirst } from '../craft/spanish.ts';
import type { Food } from '../despensa/food.ts';
import { shelf } from './catalogue.ts';
import { ingredientRules, rulesAbout } from './ingredient-rules.ts';
import type { JudgedFormula } from './judge.ts';
import { percentOf } from './measure.ts';
import { RYE } from './params.ts';
import { readFormula } from './read.ts';
import type { Ingredient } from './resolve.ts';
import { conditions } from './rule-texts.ts';
import { FLOUR, heaviestOf } from './stock.ts';
import { NAMES } from './texts.ts';

const CLEAN: Examination = { objections: [], unknown: 0, faulty: false, provisional: false };

/** What a dough carries that its type does not admit, or not so much of, and what its name asks for and it lacks. */
export function examineDough(formula: JudgedFormula): Examination {
  const { type, ingredients } = formula;
  const { on } = ingredientRules(type.id);
  let spoken = false;
  for (const one of ingredients) {
    const food = foodOf(one);
    spoken ||= food === undefined || on(food) !== undefined;
  }
  const found = spoken ? examineFoods(formula) : CLEAN;
  const rye = lackOfRye(formula);
  if (rye === undefined) return found;
  return { ...found, objections: [...found.objections, rye], faulty: true };
}

function examineFoods({ type, ingredients, dough }: JudgedFormula): Examination {
  const rules = rulesAbout(
    type.id,
    ingredients.flatMap((one) => foodOf(one) ?? []),
  );
  return examine(mattersOf(ingredients, rules), rules, dough.flour * dough.grams, 'harina');
}

/** What only goes on the piece has no dose, but gluten is gluten. */
function mattersOf(ingredients: readonly Ingredient[], rules: IngredientRules): readonly Matter[] {
  return ingredients.flatMap((one) => {
    const { index, name: sent, grams, finishing, understood } = one;
    const food = foodOf(one);
    if (finishing && (food === undefined || !isForbidden(rules, food))) return [];
    const label = food === undefined || understood.own ? sent.trim() : shelf.label(food);
    return [{ index, sent, label, food, grams }];
  });
}

/** What a name means stays what it is whatever role is sent with it; a role alone tells enough of a stranger. */
function foodOf({ understood: { food, own, reading, item } }: Ingredient): Food | undefined {
  const labelled = item.raw.etiqueta !== undefined && item.raw.etiqueta !== null;
  return own && !labelled ? (reading.food ?? food) : food;
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

/** The rye a bread is named after, over the ingredients of a request. */
export function demands(body: unknown): readonly LinearTerm[] {
  const { type, ingredients } = readFormula(body);
  if (type.rye === undefined) return [];
  const term = termOf(RYE, ingredients, [type.rye, Number.POSITIVE_INFINITY]);
  return [{ ...term, label: lowerFirst(term.label) }];
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
