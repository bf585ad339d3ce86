import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.gen.ts';
import { type Methods, methodsOf } from './methods.ts';
import { sendPatiently, type Wait } from './patience.ts';

export type { components, operations, paths } from './api.gen.ts';
export type { AnswerOf, BodyOf, GetOptions, Methods, OperationId, PostOptions, Refusal, Result } from './methods.ts';
export type { Wait } from './patience.ts';

/** How a client reaches the service, and how patient it is. */
export interface ClientOptions {
  /** Address of the service, such as `http://localhost:3000`. */
  readonly baseUrl: string;
  /** Milliseconds before a try is given up. Default 10,000. */
  readonly timeout?: number;
  /** How often a request refused with 429 or 503 is tried again. Default 2. */
  readonly retries?: number;
  /** Longest wait, in seconds, the service may ask for in `Retry-After`; beyond it the refusal is returned. Default 60. */
  readonly longestWait?: number;
  /** Told each time the client waits because the service asked it to. */
  readonly onWait?: (wait: Wait) => void;
  /** Another implementation of `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * A typed client of the service, with one method per operation: `client.balanceHelado(formula)` gives `{ data }` or
 * `{ error }`, also when the service cannot be reached. `GET` and `POST` take any path and reject then, as `fetch` does.
 */
export function createClient({
  baseUrl,
  timeout = 10_000,
  retries = 2,
  longestWait = 60,
  onWait,
  fetch: own = (request) => fetch(request),
}: ClientOptions): Client<paths, 'application/json'> & Methods {
  const patience = { timeout, retries, longestWait, onWait, send: own };
  const send = (request: Request) => sendPatiently(request, patience);
  return { ...createFetchClient<paths, 'application/json'>({ baseUrl, fetch: send }), ...methodsOf(baseUrl, send) };
}
