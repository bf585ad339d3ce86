import { CRAFT_IDS, CRAFTS } from '@obrador/engine';
import { consultEvidence } from '@obrador/engine/evidencia';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { HttpError } from '../errors.ts';
import { createDocument, JSON_TYPE, sendDocument } from '../infrastructure/document.ts';
import { createDocumentCache } from '../infrastructure/document-cache.ts';
import { texts } from '../texts.ts';
import { calculateFor } from './calculation.ts';
import { LIST_CACHE } from './consult.ts';
import type { Operation } from './operation.ts';
import { pageLinks, pageOf, pageParameters, queryOf, readPage } from './query.ts';

/** Most of a list that can be asked for. */
const MOST = 1_000;
const EXAMPLE = { craft: 'panaderia', type: 'brioche' } as const;

const answerOf = (craft: string, type: string) => {
  const known = CRAFTS.find(({ id }) => id === craft);
  return known && consultEvidence(known, type);
};

const OPERATION: Operation = {
  id: 'evidencia',
  tag: 'Consulta',
  summary: 'Fórmulas publicadas de un tipo',
  description:
    'Fórmulas firmadas con las que se compara una de ese tipo, con nombre, fuente, ingredientes y cifras, y los límites del tipo: lo que se acepta y lo habitual.',
  path: [
    { name: 'craft', description: 'Oficio.', schema: { type: 'string', enum: CRAFT_IDS }, example: EXAMPLE.craft },
    { name: 'type', description: 'Tipo del oficio.', schema: { type: 'string' }, example: EXAMPLE.type },
  ],
  query: pageParameters(MOST, 'todas'),
  response: {
    description: 'Fórmulas del tipo.',
    headers: { Link: 'LinkPages' },
    schema: ({ EvidenceSchema }) => EvidenceSchema,
    example: () => {
      const { formulas, limites, ...rest } = answerOf(EXAMPLE.craft, EXAMPLE.type)!;
      return { ...rest, limites: limites.slice(0, 1), formulas: formulas.slice(0, 1) };
    },
  },
  errors: ['400', '404', '429', '500', '503'],
};

/** The published formulas behind each type. */
export function evidencia(app: FastifyInstance, guards: readonly onRequestHookHandler[]): void {
  const kept = createDocumentCache();
  app.get(
    '/api/evidencia/:craft/:type',
    { onRequest: [...guards], config: { operation: OPERATION } },
    async (request, reply) => {
      const { craft, type } = request.params as Readonly<Record<'craft' | 'type', string>>;
      const page = readPage(queryOf(request.query), MOST);
      const make = () => {
        const found = answerOf(craft, type);
        if (found === undefined) throw new HttpError(404, texts.noType(craft, type));
        const body = JSON.stringify({ ...found, formulas: pageOf(found.formulas, page) });
        const headers = pageLinks(`/api/evidencia/${craft}/${type}`, {}, page, found.total);
        return { ...createDocument(JSON_TYPE, body, 'quick'), headers };
      };
      const key = `${craft} ${type} ${page.limite} ${page.desde}`;
      const document = await calculateFor(app, request)(() => kept(key, make));
      sendDocument(request, reply, document, LIST_CACHE);
      return reply;
    },
  );
}
