import { VERSION } from '@obrador/engine';
import type { FastifyInstance } from 'fastify';
import { type Operation, READING_ERRORS } from './operation.ts';

/** For whoever watches the process. Both answer even under overload: a busy instance is neither ill nor to be restarted. */
export function health(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  // Whether to send new requests here: no longer, once the process has been told to stop.
  app.get('/readyz', (_request, reply) => {
    reply
      .code(app.leaving ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: app.leaving ? 'saliendo' : 'ok' });
  });
}

const OPERATION: Operation = {
  id: 'version',
  tag: 'Consulta',
  summary: 'Versión',
  description: 'Qué motor y qué datos responden: lo mismo que la cabecera «Obrador-Version» de cada respuesta.',
  response: {
    description: 'La versión.',
    schema: ({ VersionSchema }) => VersionSchema,
    example: () => VERSION,
  },
  errors: READING_ERRORS,
};

/** What made the answers, to be asked by itself. */
export function version(app: FastifyInstance): void {
  app.get('/version', { config: { operation: OPERATION } }, (_request, reply) => {
    reply.header('cache-control', 'no-cache').send(VERSION);
  });
}
