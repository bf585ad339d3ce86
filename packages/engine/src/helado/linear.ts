import { doseTerms } from '../craft/dose-terms.ts';
import { type LinearModel, termOf } from '../craft/linear.ts';
import type { Range } from '../craft/ranges.ts';
import { ratioAt } from './freezing.ts';
import { ingredientRulesOf } from './ingredient-rules.ts';
import { milkFatTerms } from './law.ts';
import { mixFormula } from './mixture.ts';
import { JUDGED, PARAM_KEYS, PARAMS } from './params.ts';
import { readFormula } from './read.ts';
import { resolve, understandAll } from './resolve.ts';

/** PAC inside [-12.5, -10.6] is R(-10.6)·W ≤ S ≤ R(-12.5)·W: sucrose equivalents over water, both linear. */
function ratiosOf([softest, hardest]: Range): Range {
  return [ratioAt(hardest), ratioAt(softest)];
}

/** Every parameter as a ratio of linear functions of the grams; those the type does not judge have no range. */
export function linear(body: unknown): LinearModel {
  const formula = readFormula(body);
  const { items, rules } = formula;
  const { id, judges, ranges } = rules;
  const compositions = resolve(items, []).map(({ composition }) => composition);
  const terms = PARAM_KEYS.map((key) => {
    if (key === 'PAC') return termOf(PARAMS.PAC, compositions, judges.PAC ? ratiosOf(ranges.PAC) : null, ranges.PAC);
    const judged = JUDGED.find((name) => name === key);
    return termOf(PARAMS[key], compositions, judged === undefined || !judges[judged] ? null : ranges[judged]);
  });
  const weighed = items.some(({ grams }) => grams > 0);
  const legal = milkFatTerms(weighed ? mixFormula(formula, []) : undefined, rules);
  const foods = understandAll(items).map(({ food }) => food);
  return { cases: [[...terms, ...doseTerms(ingredientRulesOf(id), foods), ...legal]], nonlinear: [] };
}
