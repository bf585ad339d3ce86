import { analizar, analizarTrazado, type Craft, type FieldShape } from '@obrador/engine';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { CALCULATION_ERRORS, calculation } from './calculation.ts';
import type { Schemas } from './operation.ts';
import { isTraced, tracing } from './query.ts';
import { strictCheck } from './strict.ts';

const TRAZA = tracing(
  'Con 1, cada ingrediente dice por qué se ha leído así, qué nombre se ha reconocido y qué palabras han quedado aparte.',
);

/** For each craft the whole analysis of a formula, in one shape for all of them. */
export function analizarRoutes(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  crafts: readonly Craft[],
): void {
  for (const craft of crafts) {
    const schemas = ({ schemasOf }: Schemas) => schemasOf(craft).analizar;
    calculation(app, guards, {
      path: `/api/analizar/${craft.id}`,
      run: (body, query) => (isTraced(query) ? analizarTrazado : analizar)(craft, body),
      check: strictCheck(craft, (all) => schemas(all).request, true),
      fields: (all) => schemas(all).response as FieldShape,
      operation: {
        id: `analisis${craft.operation}`,
        tag: 'Equilibrado',
        summary: `${craft.label}: análisis completo`,
        description:
          'Cómo se ha entendido cada ingrediente, cada cifra con su rango y su fuente, el resultado, los consejos en palabras y en pasos, y los avisos. La misma forma en todos los oficios.',
        request: {
          schema: (all) => schemas(all).request,
          example: craft.example,
        },
        response: {
          description: 'Análisis de la fórmula.',
          schema: (all) => schemas(all).response,
          example: () => analizar(craft, craft.example),
        },
        query: [TRAZA],
        errors: CALCULATION_ERRORS,
      },
    });
  }
}
