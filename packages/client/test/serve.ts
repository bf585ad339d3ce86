import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** The address of a service on a free port, closed with the test. */
export function serve(app: FastifyInstance): Promise<string> {
  onTestFinished(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** The address of a server that answers as told, for what the service itself does not do. */
export async function serveListener(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
