import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../server/src/app.ts';
import { createLocalCounter } from '../../server/src/guards/limiter/local.ts';
import { createClient } from '../src/index.ts';
import { serve, serveListener } from './serve.ts';

const FORMULA = { ingredients: [{ name: 'Leche entera', grams: 1000 }] };

/** A service that admits one request per window, and the statuses of its answers. */
async function busyService(windowMs: number) {
  const app = buildApp({ rateLimit: 1, counter: createLocalCounter(Date.now, windowMs) });
  const statuses: number[] = [];
  app.addHook('onResponse', async (_, reply) => {
    statuses.push(reply.statusCode);
  });
  return { baseUrl: await serve(app), statuses };
}

describe('a refusal with Retry-After', () => {
  test('is tried again when the service says, and then answered', async () => {
    const { baseUrl, statuses } = await busyService(1_000);
    const client = createClient({ baseUrl });
    for (let i = 0; i < 2; i++) {
      const { data } = await client.POST('/api/balance', { body: FORMULA });
      expect(data?.status).toBe('ok');
    }
    expect(statuses).toEqual([200, 429, 200]);
  });

  test('is returned when the wait is longer than accepted, or when no more tries are left', async () => {
    for (const patience of [{ longestWait: 30 }, { retries: 0 }]) {
      const { baseUrl, statuses } = await busyService(60_000);
      const client = createClient({ baseUrl, ...patience });
      await client.POST('/api/balance', { body: FORMULA });
      const { error, response } = await client.POST('/api/balance', { body: FORMULA });
      expect(response.status).toBe(429);
      expect(error?.error).toMatch(/^Has superado el límite de 1 petición por minuto/);
      expect(statuses).toEqual([200, 429]);
    }
  });

  test('is tried again with the same body as often as `retries` says, whether it counts seconds or gives a date', async () => {
    const waits = ['0', new Date(0).toUTCString()];
    const bodies: string[] = [];
    const baseUrl = await serveListener(async (request, response) => {
      bodies.push(await text(request));
      response.writeHead(503, { 'retry-after': waits[bodies.length - 1] ?? '0', 'content-type': 'application/json' });
      response.end('{"error":"El servicio está saturado."}');
    });
    const { error } = await createClient({ baseUrl, retries: 3 }).POST('/api/balance', { body: FORMULA });
    expect(error?.error).toBe('El servicio está saturado.');
    expect(bodies).toEqual(Array(4).fill(JSON.stringify(FORMULA)));
  });

  test('does not keep a caller waiting who has given up', async () => {
    const { baseUrl } = await busyService(60_000);
    const giveUp = new AbortController();
    const client = createClient({
      baseUrl,
      fetch: async (request) => {
        const response = await fetch(request);
        if (response.status === 429) setTimeout(() => giveUp.abort(), 20);
        return response;
      },
    });
    await client.POST('/api/balance', { body: FORMULA });
    const waiting = client.POST('/api/balance', { body: FORMULA, signal: giveUp.signal });
    await expect(waiting).rejects.toThrow(/abort/i);
  });
});

describe('a refusal without Retry-After, or any other status', () => {
  test.each([
    [429, {}],
    [503, { 'retry-after': 'luego' }],
    [500, { 'retry-after': '0' }],
  ])('%i %o is returned at once', async (status, headers) => {
    let requests = 0;
    const baseUrl = await serveListener((_, response) => {
      requests++;
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{"error":"No."}');
    });
    const { error } = await createClient({ baseUrl }).GET('/api/balance');
    expect(error?.error).toBe('No.');
    expect(requests).toBe(1);
  });
});

describe('the time-out', () => {
  test('ends a request nobody answers', async () => {
    const client = createClient({ baseUrl: await serveListener(() => {}), timeout: 100 });
    await expect(client.GET('/api/balance')).rejects.toThrow(/timeout/i);
  });

  test('ends an answer that never finishes', async () => {
    const baseUrl = await serveListener((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"service":');
    });
    await expect(createClient({ baseUrl, timeout: 300 }).GET('/api/balance')).rejects.toThrow(/timeout/i);
  });
});

describe('a method of an operation', () => {
  test('says when it waits because the service asked it to', async () => {
    const { baseUrl } = await busyService(1_000);
    const waits: number[] = [];
    const client = createClient({ baseUrl, onWait: ({ status, seconds }) => waits.push(status, seconds) });
    for (let i = 0; i < 2; i++) expect((await client.balanceHelado(FORMULA)).data?.status).toBe('ok');
    expect(waits).toEqual([429, 1]);
  });

  test('tells apart a service that is not there and one that does not answer', async () => {
    const nobody = createClient({ baseUrl: 'http://127.0.0.1:9' });
    expect(await nobody.manifiestoHelado()).toEqual({
      error: { error: 'No hay conexión con el servicio.', codigo: 'sin_conexion' },
    });
    const silent = createClient({ baseUrl: await serveListener(() => {}), timeout: 100 });
    expect((await silent.balanceHelado(FORMULA)).error?.codigo).toBe('tiempo_agotado');
  });

  test('an answer that is no JSON is not taken for a service that is not there', async () => {
    const baseUrl = await serveListener((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    });
    const { error, response } = await createClient({ baseUrl }).balanceHelado(FORMULA);
    expect([error?.codigo, response?.status]).toEqual(['respuesta_no_valida', 502]);
  });

  test('an answer that never finishes is one that came too late', async () => {
    const baseUrl = await serveListener((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"service":');
    });
    expect((await createClient({ baseUrl, timeout: 300 }).manifiestoHelado()).error?.codigo).toBe('tiempo_agotado');
  });

  test('rejects when its caller gives up', async () => {
    const client = createClient({ baseUrl: await serveListener(() => {}) });
    await expect(client.manifiestoHelado({ signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});
