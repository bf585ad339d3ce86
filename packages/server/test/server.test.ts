import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SERVED } from '../../../scripts/docs/served.ts';
import { FORMULA } from './helpers.ts';
import { freePort, JSON_HEADERS, postMany, rawConnection, SERVER, serverEnv, startServer, until } from './process.ts';

const BODY = JSON.stringify(FORMULA);

/** Where a page or a text of Markdown points to within the service. */
function linksOf(text: string, url: string): string[] {
  return [...text.matchAll(/(?:href|src)="([^"]+)"|\]\(([^)\s]+)\)/g)]
    .map(([, attribute, markdown]) => (attribute ?? markdown)!.replace(url, ''))
    .filter((link) => link.startsWith('/'))
    .map((link) => link.split(/[?#]/)[0]!);
}

function runOnce(env: Record<string, string>) {
  return spawnSync(process.execPath, [SERVER], {
    encoding: 'utf8',
    env: serverEnv(env),
    timeout: 20_000,
  });
}

describe('starting', () => {
  test('a bad setting is told in Spanish and the process leaves with status 1', () => {
    const { status, stderr, stdout } = runOnce({ PORT: 'tres mil' });
    expect(status).toBe(1);
    expect(stderr).toBe('La variable PORT no es válida («tres mil»): debe ser un número entero entre 0 y 65535.\n');
    expect(stdout).toBe('');
  });

  test('a port already taken is told in Spanish, and stops several processes too', async () => {
    const { port } = await startServer();
    const { status, stdout } = runOnce({ PORT: String(port) });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      level: 'error',
      message: `No se puede atender en 127.0.0.1:${port}: el puerto ${port} está ocupado.`,
    });
    expect(runOnce({ PORT: String(port), WORKERS: '2' }).status).toBe(1);
  });

  test('it serves the analysis, and every document that a page or a document for agents points to', async () => {
    const { url } = await startServer();
    const response = await fetch(`${url}/api/balance`, { method: 'POST', headers: JSON_HEADERS, body: BODY });
    expect(await response.json()).toMatchObject({ status: 'ok', craft: 'helado' });
    for (const path of ['/openapi.json', '/docs', '/docs/api', '/docs/redoc.js', '/docs/api.js', '/docs/api.css']) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`${url}/metrics/`)).status).toBe(404);
    const found = new Set(SERVED);
    // A set may grow while it is gone through.
    for (const path of found) {
      const response = await fetch(url + path);
      expect(response.status, path).toBe(200);
      const text = await response.text();
      if (/html|plain|markdown/.test(response.headers.get('content-type') ?? '')) {
        for (const link of linksOf(text, url)) found.add(link);
      }
    }
    expect(found.size).toBeGreaterThan(60);
  });
});

describe('a log that cannot be written', () => {
  test('on a full disk, costs its lines and nothing else', async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [SERVER], {
      env: serverEnv({ PORT: String(port), LOG_LEVEL: 'debug' }),
      stdio: ['ignore', full, 'inherit'],
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
      closeSync(full);
    });
    const answers = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => ok);
    await until(() => child.exitCode !== null || answers().catch(() => false));
    for (let i = 0; i < 5; i++) expect(await answers()).toBe(true);
  });

  test('without a reader, is counted', async () => {
    const { child, url, log } = await startServer({ LOG_LEVEL: 'debug', METRICS_PORT: '0' });
    const { metrics } = await until(() => log.find((line) => line.metrics !== undefined));
    child.stdout!.destroy();
    await until(async () => {
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      return /^obrador_log_lost_total [1-9]/m.test(await (await fetch(metrics as string)).text());
    });
  });
});

describe('stopping', () => {
  test('on SIGTERM the request in flight finishes, new connections are refused and the process leaves with 0', async () => {
    const { child, port, exited, log } = await startServer({ LAME_DUCK_MS: '0' });
    const inFlight = await rawConnection(port);
    inFlight.socket.write(
      `POST /api/balance HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(BODY)}\r\n\r\n${BODY.slice(0, 10)}`,
    );
    const idle = await rawConnection(port);
    await until(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok);
    child.kill('SIGTERM');
    await until(() => log.some(({ message }) => message === 'Se detiene el servicio.'));
    await until(async () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    await idle.all;
    expect(child.exitCode).toBeNull();
    inFlight.socket.write(BODY.slice(10));
    const answer = await inFlight.all;
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('"status":"ok"');
    expect(await exited).toBe(0);
  });
});

describe('the time between being told to stop and closing the port', () => {
  const wait = { LAME_DUCK_MS: '2500', RATE_LIMIT_PER_MINUTE: '0' };

  test('/readyz says no, /healthz yes, and new connections are served', async () => {
    const { child, url, exited } = await startServer(wait);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    await until(async () => (await fetch(`${url}/readyz`)).status === 503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const response = await fetch(`${url}/api/balance`, { method: 'POST', headers: JSON_HEADERS, body: BODY });
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    expect(await exited).toBe(0);
  });

  test('under load no connection is cut: each client is told to leave with its last answer', async () => {
    const { child, port, exited } = await startServer(wait);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const clients = Array.from({ length: 40 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    let told = 0;
    const talk = async (own: Agent) => {
      for (;;) {
        const { status, last } = await postOn(own, port);
        expect(status).toBe(200);
        if (last) break;
      }
      told++;
    };
    const talks = clients.map(talk);
    await postOn(agent, port);
    child.kill('SIGTERM');
    await Promise.all(talks);
    expect(told).toBe(40);
    expect(await exited).toBe(0);
  });
});

function postOn(agent: Agent, port: number): Promise<{ readonly status: number; readonly last: boolean }> {
  return new Promise((resolve, reject) => {
    const options = { agent, port, host: '127.0.0.1', method: 'POST', path: '/api/balance', headers: JSON_HEADERS };
    const outgoing = request(options, (response) => {
      const last = response.headers.connection === 'close';
      response.resume().on('end', () => resolve({ status: response.statusCode!, last }));
    });
    outgoing.on('error', reject).end(BODY);
  });
}

describe('several processes (WORKERS=2)', () => {
  test('share one limit, add up their metrics and stop together', async () => {
    const { child, url, exited, log } = await startServer({
      WORKERS: '2',
      METRICS_PORT: '0',
      RATE_LIMIT_PER_MINUTE: '60',
    });
    await until(() => log.filter(({ address }) => address !== undefined).length === 2);
    expect(await postMany([`${url}/api/balance`], 150, FORMULA)).toEqual({ 200: 60, 429: 90 });
    const metrics = await (await fetch(log.find((line) => line.metrics !== undefined)!.metrics as string)).text();
    expect(metrics).toContain('obrador_http_requests_total{method="POST",route="/api/balance",status="200"} 60');
    expect(metrics).toContain('obrador_limiter_rejected_total 90');
    expect(metrics).toContain('obrador_limiter_shared 1');
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  test('one that falls is started again', async () => {
    const { url, log } = await startServer({ WORKERS: '2' });
    const workers = await until(() => {
      const pids = log.flatMap(({ address, pid }) => (address === undefined ? [] : (pid as number)));
      return pids.length === 2 && pids;
    });
    // However young: whoever is killed may have nothing wrong with it.
    process.kill(workers[0]!, 'SIGKILL');
    await until(() => log.filter(({ address }) => address !== undefined).length === 3);
    expect(log.some(({ message }) => message === 'Ha caído un proceso.')).toBe(true);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});
