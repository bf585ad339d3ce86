import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Those who waited for the service to start come first. */
const REST_MS = 500;

/** Warms up in short steps after listening, so that no first request waits for all. */
export function warmUp(app: FastifyInstance, work: () => Iterable<void>, restMs = REST_MS): void {
  let closing = false;
  let rest: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closing = true;
    clearTimeout(rest);
  });
  app.addHook('onListen', () => {
    // None while stopping: a running step would delay the last requests.
    rest = setTimeout(() => void inTurns(work(), () => closing || app.leaving), restMs);
  });
}

async function inTurns(steps: Iterable<void>, isOver: () => boolean): Promise<void> {
  if (isOver()) return;
  for (const _ of steps) {
    await nextTurn();
    if (isOver()) return;
  }
}
