import type { InjectOptions } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import { BODY_LIMIT } from './guards/body.ts';

/** Answers a request; `address` is that of the client as the platform knows it, which the limit counts against. */
export type FetchHandler = (request: Request, address?: string) => Promise<Response>;

/** Set by us, as a proxy does, or left to the platform, which compresses and frames what it sends. */
const NOT_PASSED = new Set(['accept-encoding', 'connection', 'forwarded', 'transfer-encoding']);
const NOT_ANSWERED = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const WITHOUT_BODY = new Set([204, 205, 304]);

/** The service as a function of a Request, before the application as a proxy. */
export function createFetch(options: Omit<AppOptions, 'trustProxy'> = {}): FetchHandler {
  // Made at the first request: some platforms allow no timers before it.
  let app: ReturnType<typeof buildApp> | undefined;
  return async (request, address) => {
    app ??= buildApp({ ...options, trustProxy: 1 });
    const { host, protocol, pathname, search } = new URL(request.url);
    const headers: Record<string, string> = {};
    for (const [name, value] of request.headers) if (!NOT_PASSED.has(name)) headers[name] = value;
    headers.host ??= host;
    headers['x-forwarded-host'] = headers.host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    headers['x-forwarded-for'] = address ?? '';
    const payload = await bodyOf(request);
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    const body = request.method === 'HEAD' || WITHOUT_BODY.has(answer.statusCode) ? null : answer.rawPayload;
    return new Response(body && new Uint8Array(body), {
      status: answer.statusCode,
      headers: headersOf(answer.headers),
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
