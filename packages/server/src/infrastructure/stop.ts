import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long requests in flight may take to finish. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/** Stops in order: says it leaves, closes idle connections, then the rest. Made before listening. */
export function gracefulStop(app: FastifyInstance): (lameDuckMs: number) => Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  function sweep(): void {
    app.server.closeIdleConnections();
    // Node does not take a connection for idle before its first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  return async (lameDuckMs) => {
    app.leaving = true;
    await sleep(lameDuckMs);
    const sweeping = setInterval(sweep, SWEEP_MS);
    const deadline = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await app.close();
    clearInterval(sweeping);
    clearTimeout(deadline);
  };
}
