import { CRAFT_IDS, CRAFTS } from '@obrador/engine';
import { type LeyAnswer, leyEn } from '@obrador/engine/ley';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { HttpError } from '../errors.ts';
import { createDocument, JSON_TYPE, sendDocument } from '../infrastructure/document.ts';
import { createDocumentCache } from '../infrastructure/document-cache.ts';
import { texts } from '../texts.ts';
import { calculateFor } from './calculation.ts';
import { LIST_CACHE } from './consult.ts';
import type { Operation } from './operation.ts';
import { queryOf } from './query.ts';

const EXAMPLE = { craft: 'panaderia', type: 'baguette', fecha: '2020-06-01' } as const;

function answerOf(craft: string, type: string, fecha: unknown): LeyAnswer | undefined {
  const known = CRAFTS.find(({ id }) => id === craft);
  return known && leyEn(known, type, fecha);
}

const OPERATION: Operation = {
  id: 'ley',
  tag: 'Consulta',
  summary: 'La ley de un tipo en una fecha',
  description:
    'Lo que la ley y los nombres protegidos piden a un tipo, de qué norma sale, y si esa norma regía ya, aún no o ya no el día que se pregunta. Donde no consta desde cuándo rige, lo dice.',
  path: [
    { name: 'craft', description: 'Oficio.', schema: { type: 'string', enum: CRAFT_IDS }, example: EXAMPLE.craft },
    { name: 'type', description: 'Tipo del oficio.', schema: { type: 'string' }, example: EXAMPLE.type },
  ],
  query: [
    {
      name: 'fecha',
      description: 'Día por el que se pregunta, año-mes-día.',
      schema: { type: 'string', format: 'date' },
      example: EXAMPLE.fecha,
      required: true,
    },
  ],
  response: {
    description: 'Lo que pide la ley y si regía ese día.',
    schema: ({ LeySchema }) => LeySchema,
    example: () => answerOf(EXAMPLE.craft, EXAMPLE.type, EXAMPLE.fecha)!,
  },
  errors: ['400', '404', '429', '500', '503'],
};

/** What the law asks of each type, held against a date. */
export function ley(app: FastifyInstance, guards: readonly onRequestHookHandler[]): void {
  const kept = createDocumentCache();
  app.get(
    '/api/tipos/:craft/:type/ley',
    { onRequest: [...guards], config: { operation: OPERATION } },
    async (request, reply) => {
      const { craft, type } = request.params as Readonly<Record<'craft' | 'type', string>>;
      const fecha = queryOf(request.query).text('fecha');
      const make = () => {
        const found = answerOf(craft, type, fecha);
        if (found === undefined) throw new HttpError(404, texts.noType(craft, type));
        return createDocument(JSON_TYPE, JSON.stringify(found), 'quick');
      };
      const document = await calculateFor(app, request)(() => kept(`${craft} ${type} ${fecha}`, make));
      sendDocument(request, reply, document, LIST_CACHE);
      return reply;
    },
  );
}
