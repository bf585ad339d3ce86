import { etiqueta } from '@obrador/engine/etiqueta';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { CALCULATION_ERRORS, calculation } from './calculation.ts';
import { strictFields } from './strict.ts';

/** A bonbon: a shell and a ganache, which is a recipe. */
const EXAMPLE = {
  nombre: 'Bombón de ganache',
  craft: 'cacao',
  type: 'bombon',
  porcion: 12,
  ingredients: [
    { name: 'Chocolate negro 70 %', grams: 400 },
    {
      name: 'Ganache',
      grams: 600,
      receta: {
        ingredients: [
          { name: 'Nata 35%', grams: 250 },
          { name: 'Chocolate negro 60 %', grams: 300 },
          { name: 'Azúcar invertido', grams: 50 },
        ],
      },
    },
  ],
};

/** The draft of the label of a formula of any craft. */
export function etiquetaRoute(app: FastifyInstance, guards: readonly onRequestHookHandler[]): void {
  calculation(app, guards, {
    path: '/api/etiqueta',
    run: etiqueta,
    check: strictFields(({ EtiquetaRequestSchema }) => EtiquetaRequestSchema),
    operation: {
      id: 'etiqueta',
      tag: 'Etiqueta',
      summary: 'Etiqueta: lista de ingredientes, alérgenos y tabla nutricional',
      description:
        'Borrador de la etiqueta de una fórmula de cualquier oficio según el Reglamento (UE) 1169/2011. Un ingrediente puede ser otra receta, con su propia pérdida de peso.',
      request: { schema: ({ EtiquetaRequestSchema }) => EtiquetaRequestSchema, example: EXAMPLE },
      response: {
        description: 'Borrador de la etiqueta.',
        schema: ({ EtiquetaSchema }) => EtiquetaSchema,
        example: () => etiqueta(EXAMPLE),
      },
      errors: CALCULATION_ERRORS,
    },
  });
}
