import type { Log } from '../../infrastructure/log.ts';
import type { Counter, Hit } from './counter.ts';

/** A counter outside this process, which may be slow or gone. */
export interface RemoteCounter extends Counter {
  hit(key: string): Promise<Hit>;
}

export interface FallbackState {
  /** False while requests are counted in this process only. */
  up: boolean;
  /** Requests counted here because the remote counter did not answer. */
  fallbacks: number;
}

export interface FallbackOptions {
  readonly remote: RemoteCounter;
  readonly local: Counter;
  readonly log: Log;
  readonly state?: FallbackState;
  /** How long a request may wait for the remote count. */
  readonly timeoutMs: number;
  /** While the remote counter is down, one request in this time tries it. */
  readonly retryMs?: number;
  readonly now?: () => number;
}

const RETRY_MS = 1_000;

/** The remote count while it answers in time, the local one otherwise; each change is logged once. */
export function withFallback(options: FallbackOptions): Counter {
  const { remote, local, log, timeoutMs, retryMs = RETRY_MS, now = Date.now } = options;
  const state = options.state ?? { up: true, fallbacks: 0 };
  let retryAt = 0;

  function failed(key: string, error: unknown): Hit | Promise<Hit> {
    retryAt = now() + retryMs;
    if (state.up) {
      state.up = false;
      log.warn('El contador común de peticiones no responde: se cuenta en este proceso.', { error: String(error) });
    }
    state.fallbacks++;
    return local.hit(key);
  }

  function answered(hit: Hit): Hit {
    if (!state.up) {
      state.up = true;
      log.info('El contador común de peticiones vuelve a responder.');
    }
    return hit;
  }

  return {
    hit(key) {
      if (!state.up) {
        if (now() < retryAt) {
          state.fallbacks++;
          return local.hit(key);
        }
        // Only this request waits for the attempt; the others go on with the local count.
        retryAt = now() + retryMs;
      }
      return inTime(remote.hit(key), timeoutMs).then(answered, (error) => failed(key, error));
    },
    close: () => remote.close?.(),
  };
}

function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`sin respuesta en ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
