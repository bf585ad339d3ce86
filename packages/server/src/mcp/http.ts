import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Balancer } from '../balancer/balancer.ts';
import { HttpError, refusalOf } from '../errors.ts';
import { refuseDeep } from '../guards/body.ts';
import type { Charge } from '../guards/guard.ts';
import { errorFields, type Log } from '../infrastructure/log.ts';
import { askerOf, calculateFor, moreFor } from '../routes/calculation.ts';
import { texts } from '../texts.ts';
import type { McpHandler } from './handler.ts';
import { notServed, unparsed, unusable } from './refusal.ts';

/** The agent interface: under the same guards as every calculation. */
export function mcp(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  balancer: Balancer,
  charge: Charge,
  log: Log,
): void {
  const report = (error: unknown) => log.error('Error interno en la interfaz para agentes.', errorFields(error));
  // Loaded when first asked for: the protocol would take a good part of the start.
  let loading: Promise<McpHandler> | undefined;
  const load = () => {
    loading ??= import('./handler.ts').then(({ createHandler }) => createHandler(report, balancer));
    return loading;
  };
  app.addHook('onClose', async () => (await loading)?.close());

  // What is refused is told as the protocol has it, a fault of ours as everywhere.
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error, request);
    if (refusal === undefined) throw error;
    const { statusCode, message, headers = {} } = refusal;
    const told = statusCode !== 400 ? notServed : request.body === undefined ? unparsed : unusable;
    reply.code(statusCode).headers(headers).send(told(message));
  };

  app.post('/mcp', { onRequest: [...guards], errorHandler }, async (request, reply) => {
    if (request.body === undefined) throw new HttpError(400, texts.emptyBody);
    // A list would carry any number of calculations past the limit; the protocol dropped it in June 2025.
    if (Array.isArray(request.body)) throw new HttpError(400, texts.oneMessage);
    refuseDeep(request.body);
    const { reads, answer } = await load();
    if (!reads(request.body)) throw new HttpError(400, texts.noMessage);
    // The protocol writes its own answer; what the hooks have set goes along.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    await answer(request.raw, reply.raw, request.body, {
      // Headers are already sent: the next answer shows the charge.
      asker: askerOf(request, reply, (cells) => void charge.after(request, reply, moreFor(cells))),
      calculate: calculateFor(app, request),
    });
  });
}
