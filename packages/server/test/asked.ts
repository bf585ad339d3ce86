import { CRAFTS } from '@obrador/engine';
import { postPaths } from '../../../scripts/fuzz/answers.ts';
import { buildApp } from '../src/app.ts';
import { FORMULA } from './helpers.ts';
import { JSON_HEADERS } from './process.ts';

export const OPTIONS = { rateLimit: 0, baseUrl: 'https://obrador.example' };
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

/** All that can be asked of the service, once. */
export const ASKED: readonly Asked[] = [
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

/** What of an answer is its own. */
export async function seen(response: Response) {
  const headers = [...response.headers].filter(([name]) => !OF_THE_WAY.includes(name));
  // Each process has an id of its own for faults, and an agent is told its time.
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() };
}

export const initOf = ({ method, headers, body }: Asked) => ({
  method,
  headers: { 'accept-encoding': 'identity', ...headers },
  ...(body === undefined ? {} : { body }),
});
