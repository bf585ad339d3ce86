import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refusalBytes } from '../errors.ts';
import type { TrustProxy } from '../infrastructure/config.ts';
import { texts } from '../texts.ts';
import { clientKey } from './client.ts';

export interface ConnectionOptions {
  /** Open connections per client address; 0 sets no bound. Proxies that are trusted have none. */
  readonly perAddress: number;
  readonly trustProxy: TrustProxy;
  /** How long a client may leave an answer unread. */
  readonly stalledMs: number;
  /** How long a connection may stay without a request, whatever bytes it drips meanwhile. */
  readonly idleMs: number;
  readonly checkMs: number;
}

interface Connection {
  readonly key: string;
  /** Requests being answered. */
  busy: number;
  idleSince: number;
  written: number;
  progressAt: number;
}

/** Closes clients that do not read or drip empty lines, and bounds connections by address. */
export function watchConnections(app: FastifyInstance, options: ConnectionOptions): void {
  const { perAddress, stalledMs, idleMs, checkMs } = options;
  const trusted = trustedAddresses(options.trustProxy);
  const connections = new Map<Socket, Connection>();
  const open = new Map<string, number>();

  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const key = clientKey(address) ?? '?';
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    const now = performance.now();
    connections.set(socket, { key, busy: 0, idleSince: now, written: 0, progressAt: now });
    socket.once('close', () => {
      connections.delete(socket);
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
    if (perAddress > 0 && count > perAddress && !trusted(address)) {
      socket.end(refusalBytes(429, texts.tooManyConnections, { 'Retry-After': '5' }), () => socket.destroy());
    }
  });

  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.busy++;
    // It closes once; to be heard once costs a listener more.
    response.on('close', () => {
      connection.busy--;
      connection.idleSince = performance.now();
    });
  });

  function check(): void {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      if (socket.writableLength === 0 || socket.bytesWritten - socket.writableLength !== connection.written) {
        connection.written = socket.bytesWritten - socket.writableLength;
        connection.progressAt = now;
      }
      const unread = now - connection.progressAt > stalledMs;
      const idle = connection.busy === 0 && now - connection.idleSince > idleMs;
      if (unread || idle) socket.destroy();
    }
  }

  const timer = setInterval(check, checkMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether an address is a proxy with many behind it; by hops, the nearest is. */
function trustedAddresses(trustProxy: TrustProxy): (address: string) => boolean {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return () => true;
  const list = new BlockList();
  for (const proxy of trustProxy.flatMap((name) => NAMED[name] ?? name)) {
    const [address = '', bits] = proxy.split('/');
    const version = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, version);
    else list.addSubnet(address, Number(bits), version);
  }
  return (address) => {
    const plain = clientKey(address)?.includes(':') === false ? clientKey(address)! : address;
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}
