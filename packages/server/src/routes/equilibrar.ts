import { type Craft, type CraftId, equilibrar } from '@obrador/engine';
import { EQUILIBRAR_SCHEMAS } from '@obrador/engine/schemas';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Balancer } from '../balancer/balancer.ts';
import { OPERATION_NAMES } from './balance.ts';
import { CALCULATION_ERRORS, delegation } from './calculation.ts';

/** For each craft, the grams that make a formula good. */
export function equilibrarRoutes(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  crafts: readonly Craft[],
  balancer: Balancer,
): void {
  for (const craft of crafts) {
    const { request, response } = EQUILIBRAR_SCHEMAS[craft.id];
    const example = outOfBalance(craft);
    delegation(app, guards, {
      path: `/api/equilibrar/${craft.id}`,
      run: (body) => balancer.balance(craft.id, body),
      operation: {
        id: `equilibrar${OPERATION_NAMES[craft.id]}`,
        tag: 'Equilibrado',
        summary: `${craft.label}: equilibrar una fórmula`,
        description:
          'Busca los gramos que equilibran la fórmula con el menor cambio, dentro de lo que permiten las opciones. Si no se puede, da la fórmula más cercana, lo que lo impide y lo que ayudaría.',
        request: { schema: request, example },
        response: { description: 'La fórmula nueva.', schema: response, example: () => equilibrar(craft, example) },
        errors: CALCULATION_ERRORS,
      },
    });
  }
}

/** How much of its first ingredient the example keeps, and what is asked for, so that there is something to do. */
const EXAMPLES: Readonly<Record<CraftId, { readonly keep: number; readonly opciones: object }>> = {
  helado: { keep: 0.8, opciones: { paso: 1 } },
  panaderia: { keep: 0.8, opciones: { paso: 1 } },
  pasteleria: { keep: 0.7, opciones: { paso: 1 } },
  turron: { keep: 0.6, opciones: { paso: 1, objetivo: 'suprema' } },
  cacao: { keep: 0.5, opciones: { paso: 1, objetivo: 'oro' } },
};

function outOfBalance({ id, example, shape }: Craft): object {
  const { keep, opciones } = EXAMPLES[id];
  const [first, ...rest] = example.ingredients as Record<string, unknown>[];
  const lessened = { ...first, [shape.weight]: Math.round(Number(first?.[shape.weight]) * keep) };
  return { ...example, ingredients: [lessened, ...rest], opciones };
}
