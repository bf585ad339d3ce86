import { type Craft, equilibrar } from '@obrador/engine';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Balancer } from '../balancer/balancer.ts';
import type { Charge } from '../guards/guard.ts';
import { CALCULATION_ERRORS, COUNTED_BY_WORK, delegation } from './calculation.ts';
import type { Schemas } from './operation.ts';
import { isTraced, tracing } from './query.ts';
import { strictCheck } from './strict.ts';

const TRAZA = tracing(
  'Con 1, la respuesta dice por qué etapas ha pasado la búsqueda, qué dio cada una y lo que costó.',
);

/** For each craft, the grams that make a formula good. */
export function equilibrarRoutes(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  crafts: readonly Craft[],
  balancer: Balancer,
  charge: Charge,
): void {
  for (const craft of crafts) {
    const schemas = ({ schemasOf }: Schemas) => schemasOf(craft).equilibrar;
    const example = outOfBalance(craft);
    delegation(app, guards, charge, {
      path: `/api/equilibrar/${craft.id}`,
      check: strictCheck(craft, (all) => schemas(all).request),
      run: (body, asker, query) => balancer.balance(craft.id, body, asker, isTraced(query) ? 'trazar' : 'equilibrar'),
      operation: {
        id: `equilibrar${craft.operation}`,
        tag: 'Equilibrado',
        summary: `${craft.label}: equilibrar una fórmula`,
        description: `Busca los gramos que equilibran la fórmula con el menor cambio, dentro de lo que permiten las opciones. Si no se puede, da la fórmula más cercana, lo que lo impide y lo que ayudaría. ${COUNTED_BY_WORK}`,
        request: {
          schema: (all) => schemas(all).request,
          example,
        },
        response: {
          description: 'La fórmula nueva.',
          schema: (all) => schemas(all).response,
          example: () => equilibrar(craft, example),
        },
        query: [TRAZA],
        errors: CALCULATION_ERRORS,
      },
    });
  }
}

/** What the example keeps of its first ingredient, so that there is something to do; a score stands more. */
const KEPT = { verdict: 0.75, score: 0.5 };

/** The example of the craft out of balance; where the law gives a score, the best is asked for. */
function outOfBalance({ example, shape, lawful, scores }: Craft): object {
  const [first, ...rest] = example.ingredients as Record<string, unknown>[];
  const lessened = {
    ...first,
    [shape.weight]: Math.round(Number(first?.[shape.weight]) * (lawful ? KEPT.score : KEPT.verdict)),
  };
  const opciones = lawful ? { paso: 1, objetivo: scores[0] } : { paso: 1 };
  return { ...example, ingredients: [lessened, ...rest], opciones };
}
