import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Log, listenFault } from './log.ts';

/** What is written at `/metrics`. */
export interface Exposition {
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

/** Metrics on a port of their own: no proxy rule has to hide them. */
export async function serveMetrics(host: string, port: number, { contentType, text }: Exposition): Promise<Server> {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const body = await text();
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
    } catch {
      // A worker that does not answer in time leaves the figures incomplete.
      response.writeHead(503).end();
    }
  });
  server.maxConnections = 32;
  server.unref();
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** The same for a process at its start, which does not go on without what it was asked for. */
export async function exposeOrExit(host: string, port: number, exposition: Exposition, log: Log): Promise<void> {
  try {
    const server = await serveMetrics(host, port, exposition);
    log.info('Métricas a la vista.', { metrics: `http://${host}:${(server.address() as AddressInfo).port}/metrics` });
  } catch (error) {
    log.error(listenFault(host, port, error));
    process.exit(1);
  }
}
