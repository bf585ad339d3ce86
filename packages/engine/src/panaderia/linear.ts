import type { LinearModel, LinearTerm } from '../craft/linear.ts';
import { lowerFirst } from '../craft/spanish.ts';
import { yeastRange } from './judge.ts';
import { isLive, measure } from './measure.ts';
import { PARAM_KEYS, type ParamKey, paramInfo } from './params.ts';
import { readFormula } from './read.ts';
import { type Ingredient, resolve } from './resolve.ts';
import type { DoughType, Ranges } from './types.ts';

const isYeast = ({ rol }: Ingredient['row']) => rol === 'levadura';

/** What 100 g of an ingredient bring to each percentage. */
const CONTENT: Readonly<Record<ParamKey, (ingredient: Ingredient) => number>> = {
  hidratacion: ({ parts }) => parts.agua,
  sal: ({ parts }) => parts.sal,
  levadura: ({ row }) => (isYeast(row) ? 100 : 0),
  prefermento: ({ preferment }) => (preferment === undefined ? 0 : 100),
  grasa: ({ parts }) => parts.grasa,
  azucar: ({ parts }) => parts.azucar,
};

/** Least pre-ferment, % of flour, that leavens a dough by itself (the least of a sourdough bread). */
const LEAVENING = 5;

/**
 * The six percentages over total flour. Yeast is held to its range in the form used; several forms among the
 * candidates are held to it as the fresh yeast they replace, in a term of their own. A pre-ferment that may be added
 * leavens the dough: a case of its own, without a least yeast.
 */
export function linearPanaderia(body: unknown): LinearModel {
  const { type, items } = readFormula(body);
  const ingredients = items.map(resolve);
  const { live } = measure(ingredients);
  const canBeLive = !live && ingredients.some(isLive);
  const cases = [termsOf(type, ingredients, live)];
  if (canBeLive) cases.push([...termsOf(type, ingredients, true), leavening(ingredients)]);
  return { cases, nonlinear: [] };
}

function termsOf(type: DoughType, ingredients: readonly Ingredient[], live: boolean): LinearTerm[] {
  const powers = ingredients.flatMap(({ row, finishing }) => (isYeast(row) && !finishing ? [row.k_levadura!] : []));
  const oneForm = !type.yeastByForm || new Set(powers).size <= 1;
  const yeast = yeastRange(type.ranges.levadura, type.yeastByForm ? (powers[0] ?? 1) : 1, live);
  const ranges: Ranges = { ...type.ranges, levadura: yeast };
  const terms = PARAM_KEYS.map((key): LinearTerm => {
    const { label, unit } = paramInfo(key);
    const range = key === 'levadura' && !oneForm ? null : (ranges[key] ?? null);
    return { key, label: lowerFirst(label), unit, ...overFlour(ingredients, CONTENT[key]), range };
  });
  if (!oneForm) terms.push(freshTerm(type, ingredients, live));
  return terms;
}

function freshTerm({ ranges }: DoughType, ingredients: readonly Ingredient[], live: boolean): LinearTerm {
  const content = ({ row }: Ingredient) => (isYeast(row) ? 100 * row.k_levadura! : 0);
  const range = yeastRange(ranges.levadura, 1, live);
  return {
    key: 'levaduraFresca',
    label: 'levadura, como fresca',
    unit: '%',
    ...overFlour(ingredients, content),
    range,
  };
}

/** Some pre-ferment, and enough of it. */
function leavening(ingredients: readonly Ingredient[]): LinearTerm {
  const content = (ingredient: Ingredient) => (isLive(ingredient) ? 100 : 0);
  const range = [LEAVENING, Number.POSITIVE_INFINITY] as const;
  return { key: 'fermento', label: 'prefermento', unit: '%', ...overFlour(ingredients, content), range, hidden: true };
}

function overFlour(
  ingredients: readonly Ingredient[],
  content: (ingredient: Ingredient) => number,
): Pick<LinearTerm, 'num' | 'den'> {
  const counted = (of: (ingredient: Ingredient) => number) =>
    ingredients.map((ingredient) => (ingredient.finishing ? 0 : of(ingredient)));
  return { num: counted(content), den: counted(({ parts }) => parts.harina / 100) };
}
