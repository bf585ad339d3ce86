import type { FastifyInstance } from 'fastify';

/** For whoever watches the process. Answers even under overload: a busy instance must not be restarted. */
export function health(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
