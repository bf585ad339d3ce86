import type { onRequestHookHandler } from 'fastify';
import { HttpError } from './errors.ts';
import { texts } from './texts.ts';

const SAMPLE_MS = 100;
const RETRY_AFTER_S = 1;

/** Beyond this lag a new calculation would wait longer than it is worth. */
export const MAX_LAG_MS = 250;

export interface LagMeter {
  readonly lag: () => number;
  readonly stop: () => void;
}

/**
 * How late the event loop runs its timers, halved at each sample so that a single pause (collection, compilation)
 * does not count as overload unless it is a long one.
 */
export function createLagMeter(): LagMeter {
  let smoothed = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const time = performance.now();
    smoothed = (smoothed + Math.max(0, time - last - SAMPLE_MS)) / 2;
    last = time;
  }, SAMPLE_MS);
  timer.unref();
  return { lag: () => smoothed, stop: () => clearInterval(timer) };
}

/** Refuses new calculations while the loop lags, rather than letting the queue grow. */
export function overload(lag: () => number, onShed?: () => void): onRequestHookHandler {
  return (_request, _reply, done) => {
    if (lag() <= MAX_LAG_MS) {
      done();
      return;
    }
    onShed?.();
    done(new HttpError(503, texts.overloaded(RETRY_AFTER_S), { 'retry-after': String(RETRY_AFTER_S) }));
  };
}
