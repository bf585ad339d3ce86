import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.gen.ts';

export type { components, operations, paths } from './api.gen.ts';

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
  /** Another implementation of `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** A typed client of the service: `client.POST('/api/balance', { body })` gives `{ data }` or `{ error }`. */
export function createClient({
  baseUrl,
  timeout = 10_000,
  retries = 2,
  longestWait = 60,
  fetch: send = (request) => fetch(request),
}: ClientOptions): Client<paths> {
  return createFetchClient<paths>({
    baseUrl,
    fetch: (request) => sendPatiently(request, { timeout, retries, longestWait, send }),
  });
}

interface Patience {
  readonly timeout: number;
  readonly retries: number;
  readonly longestWait: number;
  readonly send: (request: Request) => Promise<Response>;
}

async function sendPatiently(request: Request, { timeout, retries, longestWait, send }: Patience): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
    // A body can be read once: each try takes a copy.
    const response = await send(new Request(request.clone(), { signal }));
    const wait = waitOf(response);
    if (wait === undefined || wait > longestWait || tries >= retries) return response;
    await response.body?.cancel();
    await pause(wait * 1000, request.signal);
  }
}

/** Seconds the service asks to wait before another try; undefined when there is nothing to try again. */
function waitOf(response: Response): number | undefined {
  if (response.status !== 429 && response.status !== 503) return undefined;
  const header = response.headers.get('retry-after');
  if (header === null) return undefined;
  // Seconds, or the date a proxy may write instead.
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
