import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { HTML_TYPE } from '../infrastructure/document.ts';
import { leadsNowhere } from '../infrastructure/files.ts';
import { texts } from '../texts.ts';
import { COMMON_HEADERS, PAGE_HEADERS } from './headers.ts';
import { watchMethods } from './methods.ts';
import type { Turns } from './turns.ts';

/** Headers, id, host and unknown paths in one hook: each costs. Registered before the routes. */
export function front(app: FastifyInstance, turns: Turns): void {
  const unmatched = watchMethods(app);
  app.decorate('leaving', false);
  app.decorate('lostPage', undefined);
  app.decorate('files', new Map());
  app.decorate('turns', turns);
  app.addHook('preClose', (done) => {
    app.leaving = true;
    done();
  });
  // Node would answer an expectation it does not know without a word; the standard lets it be ignored.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(COMMON_HEADERS).header('x-request-id', request.id);
    if (app.leaving) reply.header('connection', 'close');
    if (!request.headers.host && request.raw.httpVersion === '1.1') {
      done(new HttpError(400, texts.missingHost));
    } else if (timesGiven(request.raw.rawHeaders, 'host') > 1) {
      done(new HttpError(400, texts.twoHosts));
    } else if (leadsNowhere(request)) {
      const refusal = unmatched(request, reply);
      if (refusal === undefined) return;
      if (app.lostPage !== undefined && refusal.statusCode === 404 && isReader(request)) {
        reply.code(404).headers(PAGE_HEADERS).header('vary', 'Accept').type(HTML_TYPE).send(app.lostPage());
      } else {
        done(refusal);
      }
    } else {
      done();
    }
  });
}

/** A person with a browser, which asks for pages; programs get the Error shape. */
function isReader({ method, headers, url }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && /\btext\/html\b/i.test(headers.accept ?? '');
}

/** How often a header was sent; Node drops the second `Host`. */
function timesGiven(rawHeaders: readonly string[], name: string): number {
  let times = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const header = rawHeaders[i]!;
    if (header.length === name.length && header.toLowerCase() === name) times++;
  }
  return times;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the service has been told to stop: it still answers, and each answer is the last of its connection. */
    leaving: boolean;
    /** What people see at an address that leads nowhere, where the pages have been built. */
    lostPage: (() => string) | undefined;
    /** Gives each calculation its turn. */
    turns: Turns;
  }
}
