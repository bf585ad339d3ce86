import { analyse } from '../../src/cacao/analyse.ts';
import { shelf } from '../../src/cacao/catalogue.ts';
import { balanceCacao } from '../../src/cacao/craft.ts';
import { ingredientRulesOf } from '../../src/cacao/ingredient-rules.gen.ts';
import { type Judgement, judge } from '../../src/cacao/judge.ts';
import { resolve } from '../../src/cacao/resolve.ts';
import { respond } from '../../src/cacao/respond.ts';
import type { CacaoRequest, CacaoResponse } from '../../src/cacao/schema.ts';
import { DEFAULT_TYPE, findType } from '../../src/cacao/types.ts';
import { examine } from '../../src/craft/examine.ts';
import { readItems, readType } from '../../src/craft/read.ts';
import { IN_SPANISH as SHAPE } from '../../src/craft/shape.ts';
import { mattersOf, understoodIn } from '../../src/despensa/understand.ts';

export interface Body extends CacaoRequest {
  readonly type?: string;
}

/** How a formula is judged, with everything said against its ingredients. */
export function judged(body: Body): Judgement {
  const items = readItems({ ...body }, SHAPE);
  const { type } = readType(body.type, findType, DEFAULT_TYPE);
  const formula = resolve(items);
  return judge(type, formula, examine(mattersOf(shelf, understoodIn(formula.lines)), ingredientRulesOf(type)));
}

/** The answer to any JSON at all. */
export function answer(body: unknown): CacaoResponse {
  return respond(analyse(body));
}

/** A request from «ingredient: grams» pairs. */
export function request(type: string | undefined, parts: Readonly<Record<string, number>>): Body {
  const ingredients = Object.entries(parts).map(([ingrediente, peso]) => ({ ingrediente, peso }));
  return type === undefined ? { ingredients } : { type, ingredients };
}

export function balance(type: string | undefined, parts: Readonly<Record<string, number>>): CacaoResponse {
  return balanceCacao(request(type, parts));
}
