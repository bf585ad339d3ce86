import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';
import { texts } from './texts.ts';

const PREFLIGHT = {
  'access-control-allow-headers': 'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id',
  'access-control-max-age': '86400',
} as const;

/**
 * What is left when no route matches: the answer to OPTIONS, 405 with `Allow` where the path exists, else 404.
 * Must be registered before the routes, which it watches.
 */
export function methods(app: FastifyInstance): void {
  const known = new Map<string, Set<string>>();

  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set(['OPTIONS']);
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });

  // In a hook, not in the not-found handler, so that no body is read for a path that does not exist.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) {
      done();
      return;
    }
    const path = pathOf(request.url);
    const methods = request.url === '*' ? known.get('/healthz') : known.get(path);
    if (methods === undefined) {
      done(new HttpError(404, texts.notFound(path)));
      return;
    }
    const allow = [...methods].sort().join(', ');
    if (request.method !== 'OPTIONS') {
      done(new HttpError(405, texts.methodNotAllowed(request.method, allow), { allow }));
      return;
    }
    reply
      .code(204)
      .headers({ allow, 'access-control-allow-methods': allow, ...PREFLIGHT })
      .send();
  });
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
