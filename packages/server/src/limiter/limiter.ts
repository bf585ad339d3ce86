import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { clientKey } from '../client.ts';
import { HttpError } from '../errors.ts';
import { texts } from '../texts.ts';
import type { Counter, Hit } from './counter.ts';

export interface LimiterOptions {
  readonly limit: number;
  readonly counter: Counter;
  readonly onRejected?: (() => void) | undefined;
}

/**
 * The hook that counts a POST before its body is read, so that refused requests count too. Written by hand: see
 * docs/decisions on the limiter.
 */
export function limiter({ limit, counter, onRejected }: LimiterOptions): onRequestHookHandler {
  const limitText = String(limit);

  function judge({ count, resetMs }: Hit, reply: FastifyReply): HttpError | undefined {
    const reset = Math.max(1, Math.ceil(resetMs / 1000));
    reply.header('ratelimit-limit', limitText);
    reply.header('ratelimit-remaining', String(count < limit ? limit - count : 0));
    reply.header('ratelimit-reset', String(reset));
    if (count <= limit) return undefined;
    onRejected?.();
    return new HttpError(429, texts.tooManyRequests(limit, reset), { 'retry-after': String(reset) });
  }

  return (request, reply, done) => {
    const hit = counter.hit(keyOf(request));
    if (hit instanceof Promise) hit.then((counted) => done(judge(counted, reply)), done);
    else done(judge(hit, reply));
  };
}

/** A forwarded address that is none leaves the proxy itself to answer for the request. */
function keyOf(request: FastifyRequest): string {
  return clientKey(request.ip) ?? clientKey(request.socket.remoteAddress ?? '') ?? '?';
}
