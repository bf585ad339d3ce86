import { POWERED_BY } from '../craft/brand.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { motivosOf, tipoOf } from './advise.ts';
import { judge } from './judge.ts';
import { paramsOf } from './measure.ts';
import { resolve } from './resolve.ts';
import type { CacaoResponse } from './schema.ts';
import { SHAPE } from './shape.ts';
import { temperingOf } from './tempering.ts';
import { DEFAULT_TYPE, findType, TYPE_LABELS } from './types.ts';

/** Composition, legal denomination, medal, tempering and reasons of a formula of chocolate or of a filling. */
export function balanceCacao(body: unknown): CacaoResponse {
  const request = readBody(body);
  const items = readItems(request, SHAPE);
  const { type, unknown } = readType(request.type, findType, DEFAULT_TYPE);
  const formula = resolve(items);
  const judgement = judge(type, formula.ingredients);
  return {
    status: 'ok',
    craft: 'cacao',
    type,
    typeLabel: TYPE_LABELS[type],
    params: paramsOf(formula.ingredients),
    score: {
      tipo: tipoOf(type, judgement, formula.ingredients),
      medalla: judgement.medal,
      temple: temperingOf(type, judgement.profile.family, formula.ingredients),
      ...(judgement.aw === undefined ? {} : { aw: judgement.aw }),
      motivos: motivosOf(type, judgement, formula, unknown),
    },
    poweredBy: POWERED_BY,
  };
}
