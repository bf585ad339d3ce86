import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';
import { texts } from '../texts.ts';
import { COMMON_HEADERS } from './headers.ts';
import { watchMethods } from './methods.ts';

/**
 * What happens to every request before its route, in one hook because each hook costs: the common headers, the
 * refusal of those that arrive while the service stops (the ones in flight finish) or do not say for which host they
 * are (Node itself would refuse them without a word), and the answer to those no route matches, here so that no body is read for them. Must be registered before the routes.
 */
export function front(app: FastifyInstance): void {
  const unmatched = watchMethods(app);
  app.decorate('stopping', false);
  app.addHook('preClose', (done) => {
    app.stopping = true;
    done();
  });
  // Node would answer an expectation it does not know without a word; the standard lets it be ignored.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(COMMON_HEADERS);
    if (app.stopping) {
      done(new HttpError(503, texts.closing, { connection: 'close', 'retry-after': '2' }));
    } else if (!request.headers.host && request.raw.httpVersion === '1.1') {
      done(new HttpError(400, texts.missingHost));
    } else if (request.is404) {
      const refusal = unmatched(request, reply);
      if (refusal !== undefined) done(refusal);
    } else {
      done();
    }
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the service has been told to stop. */
    stopping: boolean;
  }
}
