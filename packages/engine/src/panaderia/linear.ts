import { doseTerms } from '../craft/dose-terms.ts';
import { judgedTerm, type LinearModel, type LinearTerm, namedTerm } from '../craft/linear.ts';
import { columnOf, flatMap } from '../craft/lists.ts';
import type { Range } from '../craft/ranges.ts';
import { ingredientRulesOf } from './ingredient-rules.gen.ts';
import { limitsFor } from './judge.ts';
import { lawfulDose, legalSaltOf } from './law.ts';
import { type Dough, measure, valuesOf } from './measure.ts';
import { LIVE_PREFERMENT, PARAMS, saltOf, YEAST_AS_FRESH } from './params.ts';
import { readFormula } from './read.ts';
import { type Ingredient, isLive, isYeast, partsIn, through } from './resolve.ts';
import { type DoughType, limitOf, typeWith } from './types.ts';

/** Least pre-ferment, % of flour, that leavens a dough by itself: the least of a sourdough bread. */
const LEAVENING: Range = [limitOf(typeWith('de_masa_madre'), 'prefermento')!.min, Number.POSITIVE_INFINITY];

/**
 * The six percentages over total flour. Yeast is held to its range in the form used; several forms among the
 * candidates are held to it as the fresh yeast they replace, in a term of their own. A pre-ferment that may be added
 * leavens the dough: a case of its own, without a least yeast.
 */
export function linear(body: unknown): LinearModel {
  const { type, ingredients } = readFormula(body);
  const dough = measure(ingredients);
  const { live } = dough;
  const doses = [...dosesOf(type, ingredients), ...lawfulSalt(type, ingredients, dough)];
  const cases = [[...termsOf(type, ingredients, live), ...doses]];
  if (!live && ingredients.some(isLive)) {
    const leavening = namedTerm(LIVE_PREFERMENT, ingredients, LEAVENING, { hidden: true });
    cases.push([...termsOf(type, ingredients, true), leavening, ...doses]);
  }
  return { cases, nonlinear: [], aims: lawfulAims(type, dough) };
}

/** Salt that has to be dosed stops where the law does. */
function lawfulAims(type: DoughType, dough: Dough): ReadonlyMap<string, number> {
  const { aim } = limitOf(type, 'sal')!;
  return new Map(aim === undefined ? [] : [['sal', lawfulDose({ type, dough }, aim)]]);
}

const SALT_IN_BREAD = { key: 'sal', label: 'sal por 100 g de pan', unit: 'g' };

/** Salt in the bread up to the lower of its two legal limits, kept while another change allows it. */
function lawfulSalt(type: DoughType, ingredients: readonly Ingredient[], dough: Dough): LinearTerm[] {
  const legal = legalSaltOf({ type, values: valuesOf(dough), dough });
  if (legal === undefined) return [];
  const num = columnOf(ingredients, (one) => (one.finishing ? 0 : through(saltOf)(one)));
  const den = columnOf(ingredients, ({ finishing }) => (finishing ? 0 : 1));
  const range: Range = [0, legal.byChlorides * (1 - type.bakingLoss / 100)];
  return [judgedTerm({ ...SALT_IN_BREAD, num, den, shown: undefined }, range, { hidden: true, wish: 'law' })];
}

/** What only goes on the piece has no dose. */
function dosesOf(type: DoughType, ingredients: readonly Ingredient[]): LinearTerm[] {
  return doseTerms(
    ingredientRulesOf(type.id),
    ingredients.map(({ finishing, understood }) => (finishing ? undefined : understood.food)),
    columnOf(ingredients, ({ parts }) => parts.harina / 100),
  );
}

function termsOf(type: DoughType, ingredients: readonly Ingredient[], live: boolean): LinearTerm[] {
  const yeasts = flatMap(ingredients, partsIn).filter(isYeast);
  const powers = new Set(yeasts.map(({ row }) => row.k_levadura!));
  const oneForm = !type.yeastByForm || powers.size <= 1;
  const [power = 1] = oneForm ? powers : [];
  const limits = limitsFor(type, power, live);
  const rangeOf = (key: string): Range | null => {
    const limit = limits.find(({ param }) => param.key === key);
    return limit === undefined ? null : [limit.min, limit.max];
  };
  const terms = PARAMS.map((param) => {
    const range = param.key === 'levadura' && !oneForm ? null : rangeOf(param.key);
    return namedTerm(param, ingredients, range);
  });
  return oneForm ? terms : [...terms, namedTerm(YEAST_AS_FRESH, ingredients, rangeOf('levadura'))];
}
