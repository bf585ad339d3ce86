import { doseTerms } from '../craft/dose-terms.ts';
import {
  COST_PER_KILO,
  judgedTerm,
  type LinearModel,
  type LinearTerm,
  type NonlinearTerm,
  ratioOf,
  type WantedScore,
} from '../craft/linear.ts';
import type { Range } from '../craft/ranges.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { lowerFirst } from '../craft/spanish.ts';
import { ingredientRulesOf } from './ingredient-rules.ts';
import { GOLD_DISTANCE, meanDistance } from './judge.ts';
import { COMMON, type Param, weigh } from './params.ts';
import { type Resolved, resolve } from './resolve.ts';
import { SHAPE } from './shape.ts';
import { BASE_SECA } from './sums.ts';
import { DEFAULT_TYPE, findType, rulesOf, type TypeRules } from './types.ts';

/**
 * Every parameter as a quotient of linear functions of the grams; all ranges met is a balanced recipe, which earns at
 * least silver. Gold also asks for a small mean distance to the centre of the ranges, which is not linear.
 */
export function linearPasteleria(body: unknown, wanted?: WantedScore, unjudged = true): LinearModel {
  const request = readBody(body);
  const items = readItems(request, SHAPE).map(resolve);
  const type = rulesOf(readType(request.type, findType, DEFAULT_TYPE).type);
  const judged = type.judged.map(({ param, range }) => termOf(param, items, range));
  const shown = COMMON.filter(({ key }) => type.ranges[key] === undefined && (unjudged || key === COST_PER_KILO)).map(
    (param) => termOf(param, items, null),
  );
  const foods = items.map(({ understood }) => understood.food);
  const flour = items.map((item) => perGram(item, weigh(BASE_SECA)));
  const doses = doseTerms(ingredientRulesOf(type), foods, flour);
  return { cases: [[...judged, ...shown, ...doses]], nonlinear: wanted === 'oro' ? [goldTerm(type, judged)] : [] };
}

function termOf(param: Param, items: readonly Resolved[], range: Range | null): LinearTerm {
  const { key, unit } = param;
  const num = items.map((item) => perGram(item, param.num));
  const den = items.map((item) => perGram(item, param.den));
  return judgedTerm({ key, label: lowerFirst(param.label), unit, num, den }, range);
}

/** What one gram of an item counts for: the parts of a preparation together. */
function perGram({ parts }: Resolved, count: Param['num']): number {
  let sum = 0;
  for (const { ingredient, share } of parts) sum += share * count(ingredient);
  return sum;
}

function goldTerm(type: TypeRules, judged: readonly LinearTerm[]): NonlinearTerm {
  return {
    key: 'trophy',
    label: 'distancia media al centro de los rangos',
    unit: '',
    range: [0, GOLD_DISTANCE],
    exact: true,
    value: (grams) => meanDistance(type, (i) => ratioOf(judged[i]!, grams)),
  };
}
