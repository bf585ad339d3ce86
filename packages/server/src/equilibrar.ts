import { type Craft, equilibrar } from '@obrador/engine';
import { EQUILIBRAR_SCHEMAS } from '@obrador/engine/schemas';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { OPERATION_NAMES } from './balance.ts';
import { CALCULATION_ERRORS, calculation } from './calculation.ts';

/** For each craft, the grams that make a formula good. */
export function equilibrarRoutes(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  crafts: readonly Craft[],
): void {
  for (const craft of crafts) {
    const { request, response } = EQUILIBRAR_SCHEMAS[craft.id];
    const run = (body: unknown) => equilibrar(craft, body);
    const example = outOfBalance(craft);
    calculation(app, guards, {
      path: `/api/equilibrar/${craft.id}`,
      run,
      operation: {
        id: `equilibrar${OPERATION_NAMES[craft.id]}`,
        tag: 'Equilibrado',
        summary: `${craft.label}: equilibrar una fórmula`,
        description:
          'Busca los gramos que equilibran la fórmula con el menor cambio, dentro de lo que permiten las opciones. Si no se puede, da la fórmula más cercana, lo que lo impide y lo que ayudaría.',
        request: { schema: request, example },
        response: { description: 'La fórmula nueva.', schema: response, example: () => run(example) },
        errors: CALCULATION_ERRORS,
      },
    });
  }
}

/** The balanced example of the craft with its first ingredient by half, so that there is something to do. */
function outOfBalance({ example, shape }: Craft): object {
  const [first, ...rest] = example.ingredients as Record<string, unknown>[];
  const halved = { ...first, [shape.weight]: Number(first?.[shape.weight]) / 2 };
  return { ...example, ingredients: [halved, ...rest], opciones: { paso: 1 } };
}
