import type { FastifyInstance } from 'fastify';

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
