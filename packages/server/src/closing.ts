import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';
import { texts } from './texts.ts';

/** Once the service is stopping, requests in flight finish and those still arriving are refused. */
export function closing(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(stopping ? new HttpError(503, texts.closing, { connection: 'close', 'retry-after': '2' }) : undefined);
  });
}
