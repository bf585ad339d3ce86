import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AppOptions } from '../../src/app.ts';
import { type Balancer, inProcess } from '../../src/balancer/balancer.ts';
import { createLog } from '../../src/infrastructure/log.ts';
import { FORMULA, post, testApp } from '../helpers.ts';

const ACCEPT = { accept: 'application/json, text/event-stream' };

const send = (app: FastifyInstance, body: unknown, headers: Record<string, string> = {}) =>
  post(app, '/mcp', body, { headers: { ...ACCEPT, ...headers } });

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const LIST = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
const CALL = {
  jsonrpc: '2.0',
  id: 3,
  method: 'tools/call',
  params: { name: 'analizar', arguments: { craft: 'helado', ...FORMULA } },
};

describe('POST /mcp', () => {
  test('answers the call of docs/guias/agentes.md', async () => {
    const guide = readFileSync(new URL('../../../../docs/guias/agentes.md', import.meta.url), 'utf8');
    const [, command] = guide.match(/```bash\ncurl([\s\S]*?)```/)!;
    const headers = Object.fromEntries(
      [...command!.matchAll(/-H '(.*?): (.*?)'/g)].map(([, name, value]) => [name, value]),
    );
    const [, body] = command!.match(/-d '([\s\S]*?)'/)!;
    const response = await testApp().inject({ method: 'POST', url: '/mcp', headers, payload: body! });
    expect(response.statusCode).toBe(200);
    expect(response.body).toMatch(/Encontrados, del más al menos parecido:.*pistacho/i);
  });

  test('needs no session, and carries the headers of every answer', async () => {
    const response = await send(testApp({ rateLimit: 60 }), CALL);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('"id":"revisar"');
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'ratelimit-limit': '60',
      'ratelimit-remaining': '59',
    });
    expect(response.headers).not.toHaveProperty('mcp-session-id');
  });

  test('answers as JSON whoever reads JSON, and as a stream whoever reads nothing else', async () => {
    const app = testApp();
    const sent = async (accept: string) => {
      const response = await send(app, CALL, { accept });
      expect(response.statusCode, accept).toBe(200);
      return response;
    };
    for (const accept of ['application/json', 'application/json, text/event-stream', '*/*']) {
      const response = await sent(accept);
      expect(response.headers['content-type'], accept).toBe('application/json; charset=utf-8');
      expect(response.json()).toMatchObject({ jsonrpc: '2.0', id: 3, result: { content: [{ type: 'text' }] } });
    }
    const stream = await sent('text/event-stream');
    expect(stream.headers['content-type']).toMatch(/^text\/event-stream/);
    const [, data] = stream.body.match(/^data: ?(.*)$/m)!;
    expect(JSON.parse(data!)).toEqual((await sent('application/json')).json());
  });

  test('hears programs and its own pages, and no page of a stranger', async () => {
    const status = async (origin: string | undefined, options: AppOptions = {}) =>
      (await send(testApp(options), PING, origin === undefined ? {} : { origin })).statusCode;
    expect(await status(undefined)).toBe(200);
    for (const origin of ['http://localhost:6274', 'http://127.0.0.1', 'http://[::1]:3000']) {
      expect(await status(origin), origin).toBe(200);
    }
    // A page whose name was made to point here sends that name as «Host» too.
    for (const origin of ['https://malo.example', 'http://localhost.malo.example', 'null', '', 'localhost']) {
      expect(await status(origin), origin).toBe(403);
    }
    expect(await status('https://obrador.example', { baseUrl: 'https://obrador.example/taller' })).toBe(200);
    expect(await status('https://taller.example', { mcpOrigins: ['https://taller.example'] })).toBe(200);
    expect(await status('https://malo.example', { mcpOrigins: ['https://taller.example'] })).toBe(403);
    expect(await status('https://cualquiera.example', { mcpOrigins: ['*'] })).toBe(200);
    const refused = await send(testApp(), PING, { origin: 'https://malo.example' });
    expect(refused.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } });
    expect(refused.json().error.message).toMatch(/^La cabecera «Origin» no es de una página/);
  });

  test('shares the limit of all POST requests', async () => {
    const app = testApp({ rateLimit: 3 });
    expect((await send(app, PING)).statusCode).toBe(200);
    expect((await post(app, '/api/balance', FORMULA)).statusCode).toBe(200);
    expect((await send(app, LIST)).statusCode).toBe(200);
    const refused = await send(app, CALL);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } });
    expect(refused.json().error.message).toMatch(/^Has superado el límite de 3 peticiones por minuto/);
  });

  test('is refused in Spanish when the body is no JSON, empty or too large', async () => {
    const app = testApp();
    const rpc = (message: string, code = -32700) => ({ jsonrpc: '2.0', id: null, error: { code, message } });
    for (const [body, status, message] of [
      ['{"jsonrpc":', 400, rpc('El cuerpo de la petición no es JSON válido.')],
      ['', 400, rpc('El cuerpo de la petición está vacío: envía un objeto JSON.')],
      ['x'.repeat(300_000), 413, rpc('El cuerpo de la petición supera el máximo de 256 KiB.', -32000)],
    ] as const) {
      const response = await send(app, body);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toEqual(message);
    }
  });

  test('takes one message at a time, or a list would carry any number of calculations past the limit', async () => {
    const response = await send(testApp(), [CALL, CALL]);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({
      code: -32600,
      message: expect.stringMatching(/^Envía un solo mensaje/),
    });
  });

  test('offers no stream to listen on, which would hold a connection for nothing', async () => {
    const app = testApp();
    const hello = await send(app, { jsonrpc: '2.0', id: 1, method: 'initialize', params: initialize });
    expect(hello.body).toContain('"tools":{"listChanged":false}');
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const client = new Client({ name: 'prueba', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
    onTestFinished(() => client.close());
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
  });
});

const initialize = {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'prueba', version: '1' },
};

test('what an agent has made waits in the queue of its address, until it hangs up', async () => {
  const askers: unknown[] = [];
  const balance: Balancer['balance'] = (craft, body, asker, task) => {
    askers.push([asker?.client, asker?.signal?.aborted]);
    return inProcess.balance(craft, body, asker, task);
  };
  const app = testApp({ balancer: { balance } });
  for (const [name, args] of [
    ['equilibrar', FORMULA],
    ['crear', { type: 'helado_crema' }],
    ['sustituir', { ...FORMULA, quitar: 'azúcar' }],
  ] as const) {
    const call = { ...CALL, params: { name, arguments: { craft: 'helado', ...args } } };
    const response = await post(app, '/mcp', call, { headers: ACCEPT, remoteAddress: '192.0.2.7' });
    expect(response.statusCode, name).toBe(200);
  }
  expect(askers).toEqual(Array.from({ length: 3 }, () => ['192.0.2.7', false]));
});

test('long answers are compressed for those who read them so', async () => {
  const app = testApp();
  const plain = await send(app, LIST);
  const packed = await send(app, LIST, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect((await send(app, PING, { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding');
});

describe('other methods on /mcp', () => {
  test.each(['GET', 'DELETE', 'PUT'] as const)('%s is 405: there are no sessions to read or end', async (method) => {
    const response = await testApp().inject({ method, url: '/mcp', headers: { accept: 'text/event-stream' } });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('OPTIONS, POST');
    expect(response.json().error).toMatch(new RegExp(`^El método ${method} no se admite`));
  });

  test('OPTIONS lets a page of any origin speak the protocol', async () => {
    const response = await testApp().inject({ method: 'OPTIONS', url: '/mcp' });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-methods']).toBe('OPTIONS, POST');
    const allowed = String(response.headers['access-control-allow-headers']).toLowerCase().split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['content-type', 'accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name']),
    );
  });
});

describe('whatever is posted', () => {
  const method = fc.oneof(
    fc.constantFrom(
      'tools/call',
      'resources/read',
      'prompts/get',
      'tools/list',
      'initialize',
      'ping',
      'server/discover',
      'subscriptions/listen',
    ),
    fc.string(),
  );
  const params = fc.oneof(
    fc.jsonValue(),
    fc.record({
      name: fc.constantFrom('analizar', 'equilibrar', 'listar_tipos', 'buscar_ingrediente', '__proto__'),
      arguments: fc.jsonValue(),
    }),
    fc.constant(initialize),
  );
  const message = fc.record(
    {
      jsonrpc: fc.constantFrom<unknown>('2.0', '1.0', 2),
      id: fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.jsonValue()),
      method,
      params,
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(message, fc.array(message, { maxLength: 3 }), fc.jsonValue());
  const headers = fc.record(
    {
      'mcp-protocol-version': fc.constantFrom('2025-11-25', '2025-06-18', '2026-07-28', '1999-01-01', 'x'),
      'mcp-method': fc.constantFrom('tools/call', 'ping'),
      'mcp-name': fc.constantFrom('analizar', 'x'),
      accept: fc.constantFrom('*/*', 'application/json', 'text/html'),
    },
    { requiredKeys: [] },
  );

  test('the answer is never a fault of the service, and the next agent is served', async () => {
    const faults: string[] = [];
    const app = testApp({ log: createLog('error', (line) => faults.push(line)) });
    await fc.assert(
      fc.asyncProperty(body, headers, async (sent, given) => {
        const response = await send(app, sent, given);
        expect(response.statusCode, response.body).toBeLessThan(500);
        expect(response.body).not.toContain('Error interno');
      }),
      { numRuns: 300 },
    );
    expect(faults).toEqual([]);
    expect((await send(app, CALL)).body).toContain('"id":"revisar"');
  });
});
