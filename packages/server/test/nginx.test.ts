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

/** Formulas that keep a balancer busy for as long as it is let. */
const HARD = JSON.stringify({
  type: 'masa_tarta',
  ingredients: [
    { name: 'Huevo entero', grams: 200 },
    { name: 'Azúcar', grams: 125 },
    { name: 'Harina', grams: 125 },
    { name: 'Grasa vegetal', grams: 5 },
    { name: 'Sorbitol', grams: 300 },
    { name: 'Pectina NH', grams: 5 },
    { name: 'Ácido cítrico', grams: 700 },
    { name: 'Maltodextrina', grams: 50 },
    { name: 'Queso de cabra', grams: 20 },
    { name: 'Avellana tostada', grams: 300 },
  ],
  opciones: {
    unidades: {
      'Huevo entero': 55,
      Azúcar: 13,
      Harina: 7,
      'Grasa vegetal': 55,
      Sorbitol: 33,
      'Pectina NH': 7,
      Maltodextrina: 19,
      'Queso de cabra': 55,
      'Avellana tostada': 7,
    },
    paso: 5,
    objetivo: 'oro',
  },
});

test('what an instance answers never takes it out of service: two hard formulas and two hundred others', async () => {
  const env = { TRUST_PROXY: 'loopback', RATE_LIMIT_PER_MINUTE: '0' };
  const [first, second] = [await startServer(env), await startServer(env)];
  const port = await behindNginx([first.port, second.port]);
  const hard = [1, 2].map(() => ask(port, 'POST', '/api/equilibrar/pasteleria', HARD, JSON_TYPE));
  const statuses = async (count: number) => {
    const seen = new Set<number>();
    for (let i = 0; i < count; i++) {
      seen.add((await ask(port, 'GET', '/healthz')).status);
      seen.add((await ask(port, 'POST', '/api/balance', BODY, JSON_TYPE)).status);
    }
    return [...seen];
  };
  expect(await statuses(50)).toEqual([200]);
  for (const { status, body } of await Promise.all(hard)) {
    expect([200, 400, 422, 503]).toContain(status);
    expect(JSON.parse(body)).toBeTypeOf('object');
  }
  // Right after their end, when the instances used to be passed over.
  expect(await statuses(50)).toEqual([200]);
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
