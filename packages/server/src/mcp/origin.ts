import type { onRequestHookHandler } from 'fastify';
import { HttpError } from '../errors.ts';
import { texts } from '../texts.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Refuses pages of strangers (DNS rebinding) by their `Origin`; programs send none and pass. */
export function originGuard(allowed: readonly string[], baseUrl: string | undefined): onRequestHookHandler {
  const known = new Set(baseUrl === undefined ? allowed : [...allowed, new URL(baseUrl).origin]);
  return ({ headers: { origin } }, _reply, done) => {
    if (origin === undefined || known.has('*') || known.has(origin) || isLoopback(origin)) done();
    else done(new HttpError(403, texts.foreignOrigin));
  };
}

function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname);
}
