import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { FORMULA } from './helpers.ts';
import { freePort, startServer, until } from './process.ts';

const EXAMPLE = fileURLToPath(new URL('../../../deploy/nginx/obrador.conf', import.meta.url));

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

/** The example of the repository with ports, certificate and folders of this test. */
async function startNginx(upstreams: readonly number[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'cache'));
  execFileSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=obrador.example -keyout key.pem -out cert.pem'.split(
      ' ',
    ),
    { cwd: folder, stdio: 'ignore' },
  );
  const site = [
    ['127.0.0.1:3001', `127.0.0.1:${upstreams[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${upstreams[1]}`],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['/etc/ssl/obrador/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/ssl/obrador/privkey.pem', join(folder, 'key.pem')],
    ['/var/cache/nginx/obrador', join(folder, 'cache')],
  ].reduce(
    (text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from!, to!);
    },
    readFileSync(EXAMPLE, 'utf8'),
  );
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
     events { worker_connections 256; }
     http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; include ${folder}/site.conf; }`,
  );
  const path = `${process.env.PATH}:/usr/sbin`;
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit', env: { PATH: path } });
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
  const port = await startNginx(servers.map((server) => server.port));

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
  const port = await startNginx([first.port, second.port]);
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
