import type { Analysis } from '../craft/analysis.ts';
import { InputError } from '../craft/errors.ts';
import { lazy } from '../craft/lazy.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { shares } from '../craft/weights.ts';
import { advise, type Judged, warn } from './advise.ts';
import { categoryOf, honeyWaived, metersOf, outcomeOf } from './judge.ts';
import { measure, paramsOf, type TurronParams } from './measure.ts';
import { total } from './quantities.ts';
import { asRead, type Ingredient, isBase, notAdmitted, resolve } from './resolve.ts';
import { SHAPE } from './shape.ts';
import { NO_BASE } from './texts.ts';
import { type Category, DEFAULT_TYPE, findType, rulesOf, type TypeId, type TypeRules } from './types.ts';

/** A formula of turrón read, measured and judged. */
export interface TurronAnalysis extends Analysis<TurronParams> {
  readonly type: TypeId;
  readonly category: Category;
}

/** Composition on finished product, category and reasons of a formula of turrón or almond confectionery. */
export function analyse(body: unknown, lenient = false): TurronAnalysis {
  const request = readBody(body);
  const items = readItems(request, SHAPE, lenient);
  const asked = readType(request.type, findType, DEFAULT_TYPE);
  const type = rulesOf(asked.type);
  const judged = judge(
    items.map((item, index) => resolve(item, index, type)),
    type,
    asked.unknown,
  );
  const { m, q, lines, excluded, waived, category } = judged;
  const meters = lazy(() => metersOf(type, m, excluded.length === 0, waived));
  const ingredients = lazy(() => {
    const parts = shares(lines.map(({ grams }) => grams))!.shares;
    return lines.map((line, i) => asRead(line, parts[i]!));
  });
  const values = paramsOf(m, q);
  return {
    type: type.id,
    typeLabel: type.label,
    category,
    values,
    cost: values.coste_kg_eur,
    outcome: outcomeOf(category),
    advice: advise(judged),
    warnings: warn(judged),
    get meters() {
      return meters();
    },
    get ingredients() {
      return ingredients();
    },
  };
}

function judge(lines: readonly Ingredient[], type: TypeRules, unknownType: string | undefined): Judged {
  const ingredients = lines.filter(({ grams }) => grams > 0);
  if (!ingredients.some(isBase)) throw new InputError(NO_BASE, { code: 'sin_base', field: 'ingredients' });
  const weights = shares(ingredients.map(({ grams }) => grams))!;
  const q = total(
    ingredients.map(({ perGram }) => perGram),
    weights.shares,
    type.moisture,
  );
  const m = measure(q);
  const excluded = notAdmitted(ingredients);
  const waived = honeyWaived(type, q);
  const category = categoryOf(type, m, excluded.length === 0, waived);
  const grams = Math.min(weights.largest / Math.max(...weights.shares), Number.MAX_VALUE);
  return { type, lines, ingredients, q, grams, m, category, excluded, waived, unknownType };
}
