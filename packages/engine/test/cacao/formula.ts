import { analyse } from '../../src/cacao/analyse.ts';
import { balanceCacao, respond } from '../../src/cacao/respond.ts';
import type { CacaoRequest, CacaoResponse } from '../../src/cacao/schema.ts';

export interface Body extends CacaoRequest {
  readonly type?: string;
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
