import { balanceCacao } from '../../src/cacao/balance.ts';
import type { CacaoResponse } from '../../src/cacao/schema.ts';

export interface Body {
  readonly type?: string;
  readonly ingredients: readonly { readonly ingrediente: string; readonly peso: number }[];
}

/** A request from «ingredient: grams» pairs. */
export function request(type: string | undefined, parts: Readonly<Record<string, number>>): Body {
  const ingredients = Object.entries(parts).map(([ingrediente, peso]) => ({ ingrediente, peso }));
  return type === undefined ? { ingredients } : { type, ingredients };
}

export function balance(type: string | undefined, parts: Readonly<Record<string, number>>): CacaoResponse {
  return balanceCacao(request(type, parts));
}
