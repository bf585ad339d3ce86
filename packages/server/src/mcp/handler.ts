import type { IncomingMessage, ServerResponse } from 'node:http';
import { type NodeIncomingMessageLike, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Balancer } from '../balancer/balancer.ts';
import { BODY_LIMIT } from '../body.ts';
import { createMcpServer } from './mcp-server.ts';

export interface McpHandler {
  /** Writes the answer to a request whose body has been read. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, body: unknown) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The protocol over streamable HTTP, without sessions: every request is answered by itself. */
export function createHandler(report: (error: unknown) => void, balancer: Balancer): McpHandler {
  const handler = createMcpHandler(() => createMcpServer(report, balancer), {
    maxRequestBodySize: BODY_LIMIT,
    // Nothing ever changes: a stream to hear of it would only hold a connection.
    maxSubscriptions: 0,
  });
  const answer = toNodeHandler(handler, { onerror: report });
  return {
    answer: (request, response, body) => answer(request as NodeIncomingMessageLike, response, body),
    close: () => handler.close(),
  };
}
