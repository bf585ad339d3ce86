import { POWERED_BY } from '../craft/brand.ts';
import { verdictOf } from '../craft/ranges.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { advise } from './advise.ts';
import { inRangeOf, trophyOf } from './judge.ts';
import { paramsOf } from './measure.ts';
import { formulaOf } from './resolve.ts';
import type { PasteleriaResponse } from './schema.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, findType, rulesFor } from './types.ts';
import { warningsOf } from './warn.ts';

/** Composition of a pastry recipe, judged for its type, with a medal, advice in grams and warnings. */
export function balancePasteleria(body: unknown): PasteleriaResponse {
  const request = readBody(body);
  const items = readItems(request, SHAPE);
  const asked = readType(request.type, findType, DEFAULT_TYPE);
  const type = rulesFor(asked.type);
  const formula = formulaOf(items, type);
  const params = paramsOf(type, formula.parts);
  const inRange = inRangeOf(type, params);
  const trophy = trophyOf(type, params);
  return {
    status: 'ok',
    verdict: verdictOf(inRange),
    type: type.id,
    typeLabel: type.label,
    params,
    ranges: type.ranges,
    inRange,
    ...(trophy === undefined ? {} : { trophy }),
    suggestions: advise(type, formula, params),
    warnings: warningsOf(asked.unknown, formula, type, params),
    poweredBy: POWERED_BY,
  };
}
