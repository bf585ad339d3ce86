import { CRAFTS } from '@obrador/engine';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postPaths } from '../../../scripts/fuzz/answers.ts';
import { buildApp } from '../src/app.ts';
import { createFetch } from '../src/fetch.ts';
import { FORMULA } from './helpers.ts';
import { JSON_HEADERS } from './process.ts';

const OPTIONS = { rateLimit: 0, baseUrl: 'https://obrador.example' };
const doc = await (await buildApp(OPTIONS).inject('/openapi.json')).json();

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const exampleOf = (path: string) =>
  JSON.stringify(doc.paths[path].post.requestBody.content['application/json'].example);
const posted = (path: string, body: string, headers: Record<string, string> = JSON_HEADERS): Asked => ({
  method: 'POST',
  path,
  headers,
  body,
});

const ASKED: readonly Asked[] = [
  ...postPaths(doc).map((path) => posted(path, exampleOf(path))),
  ...Object.keys(doc.paths)
    .filter((path) => doc.paths[path].get && !path.includes('{'))
    .map((path) => ({ method: 'GET', path })),
  ...CRAFTS.map(({ id }) => ({ method: 'GET', path: `/api/catalogo/${id}?q=leche` })),
  posted('/api/balance?estricto=1', JSON.stringify({ ingredients: [{ name: 'xyzzy', grams: 5 }] })),
  posted('/api/balance', '{'),
  posted('/api/balance', ''),
  posted('/api/balance', 'x', { 'content-type': 'text/plain' }),
  posted('/api/balance', 'x'.repeat(300 * 1024)),
  posted('/api/balance', JSON.stringify(FORMULA), { ...JSON_HEADERS, 'x-request-id': 'una-peticion' }),
  posted('/mcp', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }), {
    ...JSON_HEADERS,
    accept: 'application/json, text/event-stream',
  }),
  { method: 'GET', path: '/nada' },
  { method: 'GET', path: '/healthz' },
  { method: 'HEAD', path: '/openapi.json' },
  { method: 'DELETE', path: '/api/balance' },
  { method: 'OPTIONS', path: '/api/balance', headers: { origin: 'https://a.example' } },
];

/** What belongs to the connection or to the moment. */
const OF_THE_WAY = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length', 'x-request-id'];

async function seen(response: Response) {
  const headers = [...response.headers].filter(([name]) => !OF_THE_WAY.includes(name));
  // Each process has an id of its own for faults, and an agent is told its time.
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() };
}

const initOf = ({ method, headers, body }: Asked) => ({
  method,
  headers: { 'accept-encoding': 'identity', ...headers },
  ...(body === undefined ? {} : { body }),
});

describe('the service as a function of a Request', () => {
  test('answers all that is asked of the server as it does', async () => {
    const app = buildApp(OPTIONS);
    onTestFinished(() => app.close());
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const handler = createFetch(OPTIONS);
    for (const asked of ASKED) {
      const served = await seen(await fetch(url + asked.path, initOf(asked)));
      const answered = await seen(await handler(new Request(`https://obrador.example${asked.path}`, initOf(asked))));
      expect(answered, `${asked.method} ${asked.path}`).toEqual(served);
    }
    expect(ASKED.length).toBeGreaterThan(50);
  });

  test('counts by the address the platform tells, not by what a client says of itself', async () => {
    const handler = createFetch({ rateLimit: 2 });
    const ask = async (address: string, said: string) => {
      const headers = { ...JSON_HEADERS, 'x-forwarded-for': said };
      const request = new Request('https://a.example/api/balance', {
        method: 'POST',
        headers,
        body: JSON.stringify(FORMULA),
      });
      return (await handler(request, address)).status;
    };
    expect(await ask('203.0.113.1', '198.51.100.1')).toBe(200);
    expect(await ask('203.0.113.1', '198.51.100.2')).toBe(200);
    expect(await ask('203.0.113.1', '198.51.100.3')).toBe(429);
    expect(await ask('203.0.113.2', '198.51.100.3')).toBe(200);
  });

  test('names itself as it was asked for where no public address is set', async () => {
    const response = await createFetch()(new Request('https://taller.example/api/balance'));
    expect((await response.json()).docs).toBe('https://taller.example/docs');
  });

  test('reads no more of a body without an end than shows that it is too much', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent++;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    const init = { method: 'POST', headers: JSON_HEADERS, body, duplex: 'half' } as RequestInit;
    const response = await createFetch()(new Request('https://a.example/api/balance', init));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(10);
  });
});
