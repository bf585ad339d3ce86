import type { LinearModel, LinearTerm } from '../common/linear.ts';
import { lowerFirst } from '../common/spanish.ts';
import { rangesOf } from './judge.ts';
import { measure } from './measure.ts';
import { PARAM_KEYS, type ParamKey, paramInfo } from './params.ts';
import { readFormula } from './read.ts';
import { type Ingredient, resolve } from './resolve.ts';

/** What 100 g of an ingredient bring to each percentage. */
const CONTENT: Readonly<Record<ParamKey, (ingredient: Ingredient) => number>> = {
  hidratacion: ({ parts }) => parts.agua,
  sal: ({ parts }) => parts.sal,
  levadura: ({ row }) => (row.rol === 'levadura' ? 100 : 0),
  prefermento: ({ preferment }) => (preferment === undefined ? 0 : 100),
  grasa: ({ parts }) => parts.grasa,
  azucar: ({ parts }) => parts.azucar,
};

/**
 * The six percentages over total flour. The range of yeast is that of the forms the formula has now: moving one form
 * among several shifts it.
 */
export function linearPanaderia(body: unknown): LinearModel {
  const { type, items } = readFormula(body);
  const ingredients = items.map(resolve);
  const ranges = rangesOf(type, measure(ingredients));
  const flour = ingredients.map(({ finishing, parts }) => (finishing ? 0 : parts.harina / 100));
  const terms = PARAM_KEYS.map(
    (key): LinearTerm => ({
      key,
      label: lowerFirst(paramInfo(key).label),
      unit: paramInfo(key).unit,
      num: ingredients.map((ingredient) => (ingredient.finishing ? 0 : CONTENT[key](ingredient))),
      den: flour,
      range: ranges[key] ?? null,
    }),
  );
  return { cases: [terms], nonlinear: [] };
}
