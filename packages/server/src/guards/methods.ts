import { CRAFTS } from '@obrador/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { ANY_FILE } from '../infrastructure/files.ts';
import { texts } from '../texts.ts';

const PREFLIGHT = {
  'access-control-allow-headers':
    'Content-Type, Accept, Prefer, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, X-Request-Id',
  'access-control-max-age': '86400',
} as const;

const OF_FILES: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers a request no route matches, or says why not. */
export type Unmatched = (request: FastifyRequest, reply: FastifyReply) => HttpError | undefined;

/** Answers OPTIONS, 405 with `Allow`, or 404. Called before the routes, which it watches. */
export function watchMethods(app: FastifyInstance): Unmatched {
  const known = new Map<string, Set<string>>();
  /** Addresses with a part that varies. */
  const patterns: { readonly fits: RegExp; readonly url: string }[] = [];

  app.addHook('onRoute', ({ url, method }) => {
    if (url === ANY_FILE) return;
    const methods = known.get(url) ?? new Set(['OPTIONS']);
    for (const one of [method].flat()) methods.add(one);
    if (url.includes('/:') && !known.has(url)) patterns.push({ fits: patternOf(url), url });
    known.set(url, methods);
  });

  const methodsOf = (path: string): ReadonlySet<string> | undefined =>
    known.get(path) ??
    (app.files.has(path) ? OF_FILES : known.get(patterns.find(({ fits }) => fits.test(path))?.url ?? ''));

  return (request, reply) => {
    const path = pathOf(request.url);
    const methods = path === '*' ? new Set(['GET', 'HEAD', 'OPTIONS', 'POST']) : methodsOf(routeOf(path));
    if (methods === undefined) return new HttpError(404, texts.notFound(path, placeOf(routeOf(path))));
    const allow = [...methods].sort().join(', ');
    if (request.method !== 'OPTIONS') {
      // The route refused a parameter longer than any known.
      if (path !== '*' && methods.has(request.method)) return new HttpError(400, texts.badUrl);
      return new HttpError(405, texts.methodNotAllowed(request.method, allow), { allow });
    }
    reply
      .code(204)
      .headers({ allow, 'access-control-allow-methods': allow, ...PREFLIGHT })
      .send();
    return undefined;
  };
}

/** Where a craft is calculated, of whose address only the beginning is right. */
function placeOf(path: string): string | undefined {
  return CRAFTS.find(({ id }) => path === `/api/balance/${id}`)?.path;
}

function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`);
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** The routes answer with and without a slash at the end. */
function routeOf(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
