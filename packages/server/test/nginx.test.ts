import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ask, BODY, behindNginx, JSON_TYPE, nginxBefore } from './nginx.ts';
import { rawConnection, startServer, until } from './process.ts';

test('two instances behind the example configuration of nginx, over TLS', async () => {
  const env = { TRUST_PROXY: 'loopback', RATE_LIMIT_PER_MINUTE: '4' };
  const servers = [await startServer(env), await startServer(env)] as const;
  const port = await behindNginx([servers[0].port, servers[1].port]);

  const manifest = await ask(port, 'GET', '/api/balance');
  expect(JSON.parse(manifest.body).docs).toBe('https://obrador.example/docs');
  expect(manifest.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(manifest.headers['content-security-policy']).toContain("default-src 'none'");
  for (const path of ['/metrics', '/metrics/']) expect((await ask(port, 'GET', path)).status).toBe(404);

  // A forged header does not give a client a new count: without Redis each instance counts 4, eight in all.
  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) {
    const forged = { ...JSON_TYPE, 'x-forwarded-for': `198.51.100.${i}` };
    statuses.push((await ask(port, 'POST', '/api/balance', BODY, forged)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect(statuses.slice(8)).toEqual([429, 429]);

  const large = await ask(port, 'POST', '/api/balance', 'x'.repeat(258 * 1024), JSON_TYPE);
  expect([413, 429]).toContain(large.status);
  expect(JSON.parse(large.body)).toHaveProperty('error');

  // What changes with a release only comes out of the cache even with both instances gone.
  const cached = await ask(port, 'GET', '/api/tipos/helado');
  for (const { child, exited } of servers) {
    child.kill('SIGTERM');
    await exited;
  }
  const again = await ask(port, 'GET', '/api/tipos/helado');
  expect([again.status, again.body]).toEqual([200, cached.body]);
  const gone = await ask(port, 'GET', '/healthz');
  expect([gone.status, gone.headers['retry-after']]).toEqual([503, '1']);
  expect(JSON.parse(gone.body)).toEqual({
    error: 'El servicio no ha podido terminar la respuesta. Vuelve a intentarlo dentro de 1 segundo.',
  });
});

test('an overloaded instance sheds with 503 and Retry-After, which goes to whoever asked, and stays ready', async () => {
  const env = { TRUST_PROXY: 'loopback', RATE_LIMIT_PER_MINUTE: '0', MAX_LAG_MS: '1' };
  const [first, second] = [await startServer(env), await startServer(env)];
  const port = await behindNginx([first.port, second.port]);
  const flood = () => Promise.all(Array.from({ length: 60 }, () => ask(port, 'POST', '/api/balance', BODY, JSON_TYPE)));
  const shed = await until(async () => (await flood()).find(({ status }) => status === 503));
  expect(JSON.parse(shed.body).error).toBe('El servicio está saturado. Vuelve a intentarlo dentro de 1 segundo.');
  expect(shed.headers['retry-after']).toBe('1');
  for (let i = 0; i < 20; i++) expect((await ask(port, 'GET', '/readyz')).status).toBe(200);
});

test('one address holds no more connections and sends no faster than its share', async () => {
  const env = { TRUST_PROXY: 'loopback', RATE_LIMIT_PER_MINUTE: '0' };
  const server = await startServer(env);
  const port = await behindNginx([server.port, server.port]);
  const answers = await Promise.all(Array.from({ length: 400 }, () => ask(port, 'GET', '/healthz')));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThan(50);
  for (const { status, headers, body } of refused) {
    expect([status, headers['retry-after']]).toEqual([429, '1']);
    expect(JSON.parse(body).error).toMatch(/^Llegan demasiadas peticiones a la vez/);
  }
});

test('one instance is told to stop: the other takes over without a single failure', async () => {
  const env = { TRUST_PROXY: 'loopback', RATE_LIMIT_PER_MINUTE: '0' };
  const [first, second] = [await startServer(env), await startServer(env)];
  const port = await behindNginx([first.port, second.port]);
  const statuses = new Set<number>();
  const load = async () => {
    for (let i = 0; i < 60; i++) {
      if (i === 20) first.child.kill('SIGTERM');
      statuses.add((await ask(port, 'POST', '/api/balance', BODY, JSON_TYPE)).status);
    }
  };
  await Promise.all([load(), load(), load()]);
  expect([...statuses]).toEqual([200]);
  expect(await first.exited).toBe(0);
});

test('whoever names another host is not answered, and an id one request came with goes to no other', async () => {
  const server = await startServer({ TRUST_PROXY: 'loopback' });
  const { port, plainPort } = await nginxBefore([server.port, server.port]);
  await expect(ask(port, 'GET', '/api/balance', undefined, { host: 'evil.example' })).rejects.toThrow();
  const stranger = await rawConnection(plainPort);
  stranger.socket.write('GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n');
  expect(await stranger.all).toBe('');
  const plain = await rawConnection(plainPort);
  plain.socket.write('GET /docs HTTP/1.0\r\nHost: obrador.example\r\n\r\n');
  expect(await plain.all).toMatch(/^Location: https:\/\/obrador\.example\/docs\r$/m);

  const first = await ask(port, 'GET', '/api/tipos/helado', undefined, { 'x-request-id': 'elegido-por-otro' });
  expect([first.status, first.headers['x-request-id']]).toEqual([200, undefined]);
});

test('an instance falls with a request in its hands: the other one answers it', async () => {
  const falling = createServer((socket) => {
    socket.once('data', () => socket.resetAndDestroy());
  }).listen(0, '127.0.0.1');
  await once(falling, 'listening');
  onTestFinished(() => {
    falling.close();
  });
  const { port: standing } = await startServer({ TRUST_PROXY: 'loopback' });
  const port = await behindNginx([(falling.address() as AddressInfo).port, standing]);
  for (let i = 0; i < 4; i++) expect((await ask(port, 'POST', '/api/balance', BODY, JSON_TYPE)).status).toBe(200);
});
