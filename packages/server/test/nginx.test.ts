import { once } from 'node:events';
import { request } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';
import { startNginx } from '../../../scripts/load/nginx.ts';
import { FORMULA } from './helpers.ts';
import { startServer, until } from './process.ts';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

async function behindNginx(upstreams: readonly [number, number]): Promise<number> {
  const { process: child, port } = await startNginx(upstreams);
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  await until(() =>
    ask(port, 'GET', '/healthz').then(
      () => true,
      () => false,
    ),
  );
  return port;
}

function ask(
  port: number,
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { host: 'obrador.example', ...headers },
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: text }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const BODY = JSON.stringify(FORMULA);

test('two instances behind the example configuration of nginx, over TLS', async () => {
  const env = { TRUST_PROXY: 'loopback', RATE_LIMIT_PER_MINUTE: '4' };
  const servers = [await startServer(env), await startServer(env)] as const;
  const port = await behindNginx([servers[0].port, servers[1].port]);

  const manifest = await ask(port, 'GET', '/api/balance');
  expect(JSON.parse(manifest.body).docs).toBe('https://obrador.example/docs');
  expect(manifest.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(manifest.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask(port, 'GET', '/metrics')).status).toBe(403);

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
  expect((await ask(port, 'GET', '/healthz')).status).toBe(502);
});

test('one instance stops: the other takes over without a single failure', async () => {
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
