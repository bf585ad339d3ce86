import type { FastifyInstance } from 'fastify';
import { maskedAddress } from '../guards/client.ts';
import type { Log } from './log.ts';

/** One line per request, at level `debug`: no body, no query, and no whole address unless asked for. */
export function accessLog(app: FastifyInstance, log: Log, wholeAddresses: boolean): void {
  if (log.level !== 'debug') return;
  app.addHook('onResponse', (request, reply, done) => {
    log.debug('Petición atendida.', {
      request: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: wholeAddresses ? request.ip : maskedAddress(request.ip),
    });
    done();
  });
}
