import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type NodeIncomingMessageLike, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Balancer } from '../balancer/balancer.ts';
import { BODY_LIMIT } from '../guards/body.ts';
import { compressedAnswer } from '../infrastructure/compression.ts';
import { JSON_TYPE } from '../infrastructure/document.ts';
import { createMcpServer } from './mcp-server.ts';
import { isMessage } from './message.ts';
import type { ToolContext } from './tool.ts';

export interface McpHandler {
  /** Whether a body is a message of the protocol at all. */
  readonly reads: (body: unknown) => boolean;
  /** Writes the answer to a request whose body has been read. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, body: unknown, asking: Asking) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What is known of a request and not of its message. */
type Asking = Pick<ToolContext, 'asker' | 'calculate'>;

/** The protocol over streamable HTTP, without sessions: every request is answered by itself. */
export function createHandler(report: (error: unknown) => void, balancer: Balancer): McpHandler {
  // The protocol has no way through for what is known of the connection.
  const asking = new AsyncLocalStorage<Asking & { readonly events: boolean }>();
  const handler = createMcpHandler(() => createMcpServer(report, { ...asking.getStore(), balancer }), {
    maxRequestBodySize: BODY_LIMIT,
    // Nothing ever changes: a stream to hear of it would only hold a connection.
    maxSubscriptions: 0,
  });
  const answer = toNodeHandler(
    {
      fetch: async (request, options) => {
        const response = await handler.fetch(request, options);
        return compressed(asking.getStore()?.events ? response : await plain(response), request);
      },
    },
    { onerror: report },
  );
  return {
    reads: isMessage,
    answer: (request, response, body, known) => {
      const events = onlyEvents(request.headers.accept);
      // The protocol refuses in English whoever does not announce both; HTTP lets a service disregard this header.
      request.headers.accept = 'application/json, text/event-stream';
      // The SDK builds a URL of it, which an invalid name would break.
      request.headers.host = 'localhost';
      return asking.run({ ...known, events }, () => answer(request as NodeIncomingMessageLike, response, body));
    },
    close: () => handler.close(),
  };
}

/** Whether the sender reads streams of events and no JSON; clients of the protocol read both. */
function onlyEvents(accept = ''): boolean {
  return accept.includes('text/event-stream') && !/application\/json|\*\/\*/.test(accept);
}

/** The one message of a stream of events as JSON, which the protocol allows for and everybody can read. */
async function plain(response: Response): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith('text/event-stream')) return response;
  const [message = ''] = (await response.text()).match(/^data: ?.+$/m) ?? [];
  headers.set('content-type', JSON_TYPE);
  headers.delete('content-length');
  return new Response(message.replace(/^data: ?/, ''), { status, headers });
}

/** Every answer is whole when it is sent, so that it can be compressed as one. */
async function compressed(response: Response, request: Request): Promise<Response> {
  if (response.body === null) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  const shorter = compressedAnswer(body, request.headers.get('accept-encoding') ?? undefined);
  if (shorter === undefined) return new Response(body, { status, headers });
  headers.delete('content-length');
  for (const [name, value] of Object.entries(shorter.headers)) headers.set(name, value);
  return new Response(new Uint8Array(shorter.body), { status, headers });
}
