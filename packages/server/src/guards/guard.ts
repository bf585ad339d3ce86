import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { HttpError } from '../errors.ts';
import { texts } from '../texts.ts';
import { clientKey } from './client.ts';
import type { Counter, Hit } from './limiter/counter.ts';
import type { LocalCounter } from './limiter/local.ts';

export interface GuardOptions {
  /** Requests per minute and client; 0 turns the limit off. */
  readonly limit: number;
  readonly counter: Counter;
  /** Whether a calculation of a client is to be refused for now. */
  readonly overloaded: (client: string) => boolean;
  readonly onRejected?: (() => void) | undefined;
  readonly onShed?: (() => void) | undefined;
}

const OVERLOAD_RETRY_S = 1;

function overload(): HttpError {
  return new HttpError(503, texts.overloaded(OVERLOAD_RETRY_S), { 'retry-after': String(OVERLOAD_RETRY_S) });
}

/** Sheds load, then counts the request, before its body is read (docs/decisions/0015-own-rate-limit-hook.md). */
export function guard(options: GuardOptions): onRequestHookHandler {
  const { limit, counter, overloaded, onShed } = options;
  return (request, reply, done) => {
    const client = clientOf(request);
    if (overloaded(client)) {
      onShed?.();
      done(overload());
      return;
    }
    if (limit === 0) {
      done();
      return;
    }
    const hit = counter.hit(client, limit);
    if (hit instanceof Promise) hit.then((counted) => done(judge(options, counted, reply)), done);
    else done(judge(options, hit, reply));
  };
}

/** Counts a request that has passed the guard as so many more. */
export interface Charge {
  /** Before it is answered, or throws the refusal. */
  readonly ahead: (request: FastifyRequest, reply: FastifyReply, more: number) => Promise<void>;
  /** Once the answer is there, which is given whatever is left. */
  readonly after: (request: FastifyRequest, reply: FastifyReply, more: number) => Promise<void>;
}

/** For requests that turn out to be the work of many. */
export function charging(options: GuardOptions): Charge {
  const { limit, counter } = options;
  return {
    async ahead(request, reply, more) {
      if (limit === 0 || more === 0) return;
      // What counts as more than the whole limit takes all of it, or it could never be let in.
      const refusal = judge(options, await counter.hit(clientOf(request), limit, Math.min(more, limit - 1)), reply);
      if (refusal === undefined) return;
      // What is refused takes nothing: the place it passed the guard with is given back.
      tell(reply, limit, await counter.hit(clientOf(request), limit, -1));
      throw refusal;
    },
    async after(request, reply, more) {
      if (limit === 0) return;
      // At once, or by halves where there is no room for all: the answer waits for each count.
      for (let left = more, step = Math.min(more, limit); step >= 1; step = Math.min(step, left)) {
        const hit = await counter.hit(clientOf(request), limit, step);
        tell(reply, limit, hit);
        if (hit.count > limit) step = Math.floor(step / 2);
        else left -= step;
      }
    },
  };
}

/** Tells how much of the limit is left, and in how many seconds there will be more. */
function tell(reply: FastifyReply, limit: number, { count, resetMs }: Hit): number {
  const reset = Math.max(1, Math.ceil(resetMs / 1000));
  reply.header('ratelimit-limit', String(limit));
  reply.header('ratelimit-remaining', String(count < limit ? limit - count : 0));
  reply.header('ratelimit-reset', String(reset));
  return reset;
}

function judge({ limit, onRejected }: GuardOptions, hit: Hit, reply: FastifyReply): HttpError | undefined {
  const reset = tell(reply, limit, hit);
  if (hit.count <= limit) return undefined;
  onRejected?.();
  return new HttpError(429, texts.tooManyRequests(limit, reset), { 'retry-after': String(reset) });
}

export interface ReadGuardOptions {
  /** Requests per minute and client; 0 turns the limit off. */
  readonly limit: number;
  /** What is counted: each kind of reading has a count of its own. */
  readonly kind: string;
  readonly counter: LocalCounter;
  /** As how many one counts, if more than one. */
  readonly places?: (query: unknown) => number;
  /** Absent for what costs too little to be shed. */
  readonly overloaded?: (client: string) => boolean;
  readonly onRejected?: (() => void) | undefined;
  readonly onShed?: (() => void) | undefined;
}

/** Bounds reading against floods, in the process; nobody below the bound sees it. */
export function readGuard(options: ReadGuardOptions): onRequestHookHandler {
  const { limit, kind, counter, places = () => 1, overloaded = () => false, onRejected, onShed } = options;
  return (request, _reply, done) => {
    const client = clientOf(request);
    if (overloaded(client)) {
      onShed?.();
      done(overload());
      return;
    }
    // What counts as more than the whole limit takes all of it, or it could never be let in.
    const hit =
      limit === 0 ? undefined : counter.hit(`${kind}:${client}`, limit, Math.min(limit, places(request.query)));
    if (hit === undefined || hit.count <= limit) {
      done();
      return;
    }
    onRejected?.();
    const wait = Math.max(1, Math.ceil(hit.resetMs / 1000));
    done(new HttpError(429, texts.tooManyRequests(limit, wait), { 'retry-after': String(wait) }));
  };
}

/** Counts a reading as so many more, as far as there is room: its answer is there already. */
export type ReadMore = (request: FastifyRequest, more: number) => void;

export function readingMore({ limit, kind, counter }: Pick<ReadGuardOptions, 'limit' | 'kind' | 'counter'>): ReadMore {
  return (request, more) => {
    const key = `${kind}:${clientOf(request)}`;
    for (let i = 0; limit > 0 && i < more; i++) counter.hit(key, limit);
  };
}

/** Puts a hook before every GET route registered from here on. */
export function boundReadings(app: FastifyInstance, bound: onRequestHookHandler): void {
  app.addHook('onRoute', (route) => {
    const before = [route.onRequest ?? []].flat();
    const reads = [route.method].flat().some((method) => method === 'GET' || method === 'HEAD');
    // The HEAD route beside a GET may have taken over its hooks already.
    if (reads && !before.includes(bound)) route.onRequest = [bound, ...before];
  });
}

/** A forwarded address that is none leaves the proxy itself to answer for the request. */
export function clientOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // The address of the connection itself needs no looking at when it is IPv4, as most are.
  if (ip === socket.remoteAddress && !ip.includes(':')) return ip;
  return clientKey(ip) ?? clientKey(socket.remoteAddress ?? '') ?? '?';
}

/** Whether nobody waits for the answer to a request any more. */
export function hasLeft({ raw: { socket } }: Pick<FastifyRequest, 'raw'>): boolean {
  return socket.destroyed;
}
