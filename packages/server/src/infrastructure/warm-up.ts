import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Work done in short steps once the service listens, others served between them, so that no first request has to wait
 * for all of it at once.
 */
export function warmUp(app: FastifyInstance, work: () => Iterable<void>): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onListen', () => {
    void inTurns(work(), () => closing);
  });
}

async function inTurns(steps: Iterable<void>, isOver: () => boolean): Promise<void> {
  for (const _ of steps) {
    await nextTurn();
    if (isOver()) return;
  }
}
