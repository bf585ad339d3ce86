import { POWERED_BY } from '../craft/brand.ts';
import { InputError } from '../craft/errors.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { shares } from '../craft/weights.ts';
import { type Judged, motivos } from './advise.ts';
import { ALMONDS, categoryOf, honeyWaived } from './judge.ts';
import { finishedWeight, measure, paramsOf } from './measure.ts';
import { total } from './quantities.ts';
import { type Ingredient, isBase, notAdmitted, resolve } from './resolve.ts';
import type { TurronResponse } from './schema.ts';
import { SHAPE } from './shape.ts';
import { NO_BASE } from './texts.ts';
import { DEFAULT_TYPE, findType, rulesOf, type TypeRules } from './types.ts';

/** Composition on finished product, category and reasons of a formula of turrón or almond confectionery. */
export function balanceTurron(body: unknown): TurronResponse {
  const request = readBody(body);
  const items = readItems(request, SHAPE);
  const asked = readType(request.type, findType, DEFAULT_TYPE);
  const type = rulesOf(asked.type);
  const ingredients = items.filter((item) => item.grams > 0).map((item) => resolve(item, type));
  if (!ingredients.some(isBase)) throw new InputError(NO_BASE);
  const judged = judge(ingredients, type, asked.unknown);
  return {
    status: 'ok',
    craft: 'turron',
    type: type.id,
    typeLabel: type.label,
    params: paramsOf(judged.m, judged.q),
    score: {
      tipo: type.id,
      almendras: ALMONDS[judged.category],
      categoria: judged.category,
      motivos: motivos(judged),
    },
    poweredBy: POWERED_BY,
  };
}

function judge(ingredients: readonly Ingredient[], type: TypeRules, unknownType: string | undefined): Judged {
  const weights = shares(ingredients.map(({ grams }) => grams))!;
  const q = total(
    ingredients.map(({ perGram }) => perGram),
    weights.shares,
  );
  const finished = finishedWeight(q, type.moisture);
  const m = measure(q, finished);
  const excluded = notAdmitted(ingredients);
  const waived = honeyWaived(type, q);
  const category = categoryOf(type, m, excluded.length === 0, waived);
  const grams = Math.min(weights.largest / Math.max(...weights.shares), Number.MAX_VALUE);
  return { type, ingredients, q, finished, grams, m, category, excluded, waived, unknownType };
}
