import type { LinearModel, LinearTerm, WantedScore } from '../craft/linear.ts';
import type { Range } from '../craft/ranges.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { lowerFirst } from '../craft/spanish.ts';
import { type MeasureKey, QUOTIENTS, type Quotient } from './measure.ts';
import { infoOf, PARAMS } from './params.ts';
import type { Quantities } from './quantities.ts';
import { type Ingredient, resolve } from './resolve.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, findType, type Level, NOT_ADMITTED, type Rule, rulesOf, type TypeRules } from './types.ts';

/** Finished grams each gram weighed in becomes, in a batch that is cooked down or in one that is not. */
type Finished = (q: Quantities) => number;

/** Least share of sweetener, %, for a turrón «sin azúcares añadidos»: the smallest two decimals show. */
const SOME = 0.01;

/**
 * The rules of the wanted category (Extra unless Suprema or three almonds are asked for) as quotients of linear
 * functions. The finished weight is the lesser of two linear functions, hence two cases, told apart by the dry matter;
 * twice as many where a sweetener may waive the honey.
 */
export function linearTurron(body: unknown, wanted?: WantedScore): LinearModel {
  const request = readBody(body);
  const type = rulesOf(readType(request.type, findType, DEFAULT_TYPE).type);
  const ingredients = readItems(request, SHAPE).map((item) => resolve(item, type));
  const level: Level = wanted === 'suprema' || wanted === 'oro' ? 'Suprema' : 'Extra';
  const dryMatter = 1 - type.moisture / 100;
  const cookedDown: Finished = (q) => q.dry / dryMatter;
  const asWeighed: Finished = (q) => q.mass;
  const waivers = canWaive(type, ingredients) ? [false, true] : [false];
  const cases = waivers.flatMap((waived) => [
    [selector(ingredients, [0, dryMatter]), ...terms(type, ingredients, level, waived, cookedDown)],
    [selector(ingredients, [dryMatter, 1]), ...terms(type, ingredients, level, waived, asWeighed)],
  ]);
  return { cases, nonlinear: [] };
}

function canWaive(type: TypeRules, ingredients: readonly Ingredient[]): boolean {
  return type.rules.some((rule) => rule.waivable) && ingredients.some(({ perGram }) => perGram.sweetener > 0);
}

/** Dry matter of the mass: below what the residual moisture leaves, the batch is cooked down to it. */
function selector(ingredients: readonly Ingredient[], range: Range): LinearTerm {
  return {
    key: 'materiaSeca',
    label: 'materia seca de la masa',
    unit: '',
    num: ingredients.map(({ perGram }) => perGram.dry),
    den: ingredients.map(({ perGram }) => perGram.mass),
    range,
    hidden: true,
  };
}

function terms(
  type: TypeRules,
  ingredients: readonly Ingredient[],
  level: Level,
  waived: boolean,
  finished: Finished,
): LinearTerm[] {
  const judged = new Map(type.rules.map((rule) => [rule.key, waived && rule.waivable ? null : rangeOf(rule, level)]));
  if (waived) judged.set('pctAzucar', [0, 0]);
  const keys = new Set<MeasureKey>([...PARAMS.map(({ key }) => key), ...judged.keys()]);
  const all = [...keys].map((key) => termOf(key, judged.get(key) ?? null, ingredients, finished));
  if (waived) all.push(sweetenerTerm(ingredients, finished));
  if (ingredients.some(({ admitted }) => !admitted)) all.push(notAdmittedTerm(ingredients, finished));
  return all;
}

function rangeOf(rule: Rule, level: Level): Range | null {
  const figure = rule[level];
  if (figure === null) return null;
  return rule.side === 'min' ? [figure, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, figure];
}

function termOf(
  key: MeasureKey,
  range: Range | null,
  ingredients: readonly Ingredient[],
  finished: Finished,
): LinearTerm {
  const { num, den, most }: Quotient = QUOTIENTS[key];
  const { label, unit } = infoOf(key);
  return {
    key,
    label: lowerFirst(label),
    unit,
    num: ingredients.map(({ perGram }) => num(perGram, finished(perGram))),
    den: ingredients.map(({ perGram }) => den(perGram, finished(perGram))),
    range,
    shown: (ratio) => Math.min(ratio, most),
  };
}

function sweetenerTerm(ingredients: readonly Ingredient[], finished: Finished): LinearTerm {
  return {
    key: 'edulcorante',
    label: 'edulcorante',
    unit: '%',
    num: ingredients.map(({ perGram }) => 100 * perGram.sweetener),
    den: ingredients.map(({ perGram }) => finished(perGram)),
    range: [SOME, Number.POSITIVE_INFINITY],
    hidden: true,
  };
}

/** What the IGP does not admit can only go. */
function notAdmittedTerm(ingredients: readonly Ingredient[], finished: Finished): LinearTerm {
  return {
    key: NOT_ADMITTED.key,
    label: lowerFirst(NOT_ADMITTED.label),
    unit: NOT_ADMITTED.unit,
    num: ingredients.map(({ perGram, admitted }) => (admitted ? 0 : 100 * perGram.mass)),
    den: ingredients.map(({ perGram }) => finished(perGram)),
    range: [0, 0],
  };
}
