import { doseTerms } from '../craft/dose-terms.ts';
import { judgedTerm, type LinearModel, type LinearTerm, termOf, type WantedScore } from '../craft/linear.ts';
import type { Range } from '../craft/ranges.ts';
import { rememberList } from '../craft/remember.ts';
import type { Food } from '../despensa/food.ts';
import type { Ingredient } from './catalogue.ts';
import type { Composition } from './composition.ts';
import { FIGURES } from './figures.gen.ts';
import { COLDEST, ratioAt } from './freezing.ts';
import { ingredientRulesOf } from './ingredient-rules.ts';
import { leastMilkFat, milkFatTerms } from './law.ts';
import { mixFormula } from './mixture.ts';
import { JUDGED, PARAM_KEYS, PARAMS, QUANTITIES } from './params.ts';
import { readFormula } from './read.ts';
import { resolve } from './resolve.ts';
import { type Rules, rulesOf, type TypeId } from './types.ts';

/** PAC inside [-12.5, -10.6] is R(-10.6)·W ≤ S ≤ R(-12.5)·W: sucrose equivalents over water, both linear. */
function ratiosOf([softest, hardest]: Range): Range {
  // As cold as the scale goes is no end.
  return [ratioAt(hardest), softest <= COLDEST ? Number.POSITIVE_INFINITY : ratioAt(softest)];
}

/** Every parameter as a ratio of linear functions of grams; unjudged, without range. */
export function linear(body: unknown, _wanted?: WantedScore, unjudged = true): LinearModel {
  const formula = readFormula(body);
  const { items, rules } = formula;
  const mixture = items.some(({ grams }) => grams > 0) ? mixFormula(formula, []) : undefined;
  const ingredients = mixture?.ingredients ?? resolve(items, []);
  return modelOf(ingredients, rules, unjudged, mixture && leastMilkFat(mixture, rules));
}

/** Cached without the grams: only the legal milk fat depends on them. */
const modelOf = /* @__PURE__ */ rememberList(
  (ingredients: readonly Ingredient[], rules: Rules, unjudged: boolean, leastMilk: number | undefined): LinearModel => {
    const { id, judges, ranges } = rules;
    const compositions = ingredients.map(({ composition }) => composition);
    const foods = ingredients.map(({ known }) => known?.food);
    const terms = (unjudged ? PARAM_KEYS : JUDGED.filter((key) => judges[key])).map((key) => {
      if (key === 'PAC') return termOf(PARAMS.PAC, compositions, judges.PAC ? ratiosOf(ranges.PAC) : null, ranges.PAC);
      const judged = JUDGED.find((name) => name === key);
      return termOf(PARAMS[key], compositions, judged === undefined || !judges[judged] ? null : ranges[judged]);
    });
    const doses = doseTerms(ingredientRulesOf(id), foods);
    const legal = [...milkFatTerms(ingredients, leastMilk), ...milkFatTerms(ingredients, rules.milkFat?.least, 'law')];
    return { cases: [[...terms, ...doses, ...legal, ...dextroseTerms(id, compositions, foods)]], nonlinear: [] };
  },
);

/** Sucrose of a food that is plain sugar, %. */
const PLAIN_SUGAR = 90;

/** A preference: masters do not leave only dextrose while there is sugar to combine. */
function dextroseTerms(
  type: TypeId,
  compositions: readonly Composition[],
  foods: readonly (Food | undefined)[],
): LinearTerm[] {
  const combines = foods.some((food) => food !== undefined && food.sacarosa >= PLAIN_SUGAR);
  // A savoury mix is made with dextrose because it hardly sweetens.
  if (rulesOf(type).traits.includes('sin_dulzor') || !combines || !compositions.some(({ dextrosa }) => dextrosa > 0))
    return [];
  const range = [0, FIGURES.dextrosa_entre_azucares] as const;
  return [judgedTerm(termOf(QUANTITIES.dextrosaEnAzucares, compositions, null), range, { hidden: true, wish: 'use' })];
}
