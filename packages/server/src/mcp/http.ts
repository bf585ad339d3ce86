import { type NodeIncomingMessageLike, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { BODY_LIMIT } from '../body.ts';
import { createMcpServer } from './mcp-server.ts';

/** The agent interface over streamable HTTP: stateless, under the same guards as every calculation. */
export function mcp(app: FastifyInstance, guards: readonly onRequestHookHandler[]): void {
  const handler = createMcpHandler(createMcpServer, { maxRequestBodySize: BODY_LIMIT });
  const answer = toNodeHandler(handler);
  app.addHook('onClose', () => handler.close());
  app.post('/mcp', { onRequest: [...guards] }, (request, reply) => {
    // The protocol writes its own answer; what the hooks have set goes along.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    return answer(request.raw as NodeIncomingMessageLike, reply.raw, request.body);
  });
}
