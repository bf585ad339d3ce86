import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { type AppOptions, buildApp } from './app.ts';
import { BODY_LIMIT } from './guards/body.ts';
import { exchanged, Incoming } from './infrastructure/exchange.ts';

/** Answers a request; `address` is that of the client as the platform knows it, which the limit counts against. */
export type FetchHandler = (request: Request, address?: string) => Promise<Response>;

/** Set by us, as a proxy does, or left to the platform, which compresses and frames what it sends. */
const NOT_PASSED = new Set(['accept-encoding', 'connection', 'forwarded', 'transfer-encoding']);
const NOT_ANSWERED = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const WITHOUT_BODY = new Set([204, 205, 304]);

/** The service as a function of a Request, before the application as a proxy. */
export function createFetch(options: Omit<AppOptions, 'trustProxy'> = {}): FetchHandler {
  // Made at once: some platforms let code be made of text, as routes are, only while they start.
  const serverFactory = () => new EventEmitter() as Server;
  const app = buildApp({ ...options, trustProxy: 1, serverFactory });
  const ready = app.ready();
  return async (request, address) => {
    const { host, protocol, pathname, search } = new URL(request.url);
    const headers: Record<string, string> = {};
    for (const [name, value] of request.headers) if (!NOT_PASSED.has(name)) headers[name] = value;
    headers.host ??= host;
    headers['x-forwarded-host'] = headers.host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    headers['x-forwarded-for'] = address ?? '';
    const payload = await bodyOf(request);
    if (payload !== undefined) headers['content-length'] = String(payload.length);
    await ready;
    const incoming = new Incoming(request.method, pathname + search, headers, payload);
    const answer = await exchanged(app.routing, incoming);
    const body = request.method === 'HEAD' || WITHOUT_BODY.has(answer.statusCode) ? null : Buffer.concat(answer.chunks);
    return new Response(body && new Uint8Array(body), {
      status: answer.statusCode,
      headers: headersOf(answer.getHeaders()),
    });
  };
}

/** No more than shows that it is too much. */
async function bodyOf({ body }: Request): Promise<Buffer | undefined> {
  if (body === null) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > BODY_LIMIT) break;
  }
  return Buffer.concat(chunks);
}

function headersOf(answered: Readonly<Record<string, number | string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answered)) {
    if (NOT_ANSWERED.has(name)) continue;
    for (const one of [value ?? []].flat()) headers.append(name, String(one));
  }
  return headers;
}
