import { setImmediate as nextTurn } from 'node:timers/promises';
import { helado } from '@obrador/engine';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLagMeter, shedding } from '../src/guards/overload.ts';
import { createTurns, type Turns } from '../src/guards/turns.ts';
import { FORMULA, post, testApp } from './helpers.ts';
import { JSON_HEADERS, rawConnection, startServer, until } from './process.ts';

test('under overload new calculations get 503 with Retry-After, in Spanish, and are not counted; the rest goes on', async () => {
  let overloaded = true;
  const app = testApp({ rateLimit: 1, maxLagMs: 1, lag: () => (overloaded ? 5 : 0) });
  for (let i = 0; i < 3; i++) {
    const response = await post(app, '/api/balance', FORMULA);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
    expect(response.json()).toEqual({
      error: 'El servicio está saturado. Vuelve a intentarlo dentro de 1 segundo.',
    });
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/api/balance')).statusCode).toBe(200);
  expect((await app.inject('/api/catalogo/helado?q=nata')).statusCode).toBe(503);
  overloaded = false;
  expect((await post(app, '/api/balance', FORMULA)).statusCode).toBe(200);
});

describe('the lag of the event loop', () => {
  let time = 0;
  let work = 0;
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

  /** A sample after so long, of which the process has worked a part. */
  const sample = (ms: number, worked: number) => {
    time += ms;
    work += worked;
    vi.advanceTimersByTime(100);
  };

  test('rises while the process is at work of its own, and falls by itself', () => {
    const { lag, stop } = createLagMeter(
      () => time,
      () => [work],
    );
    sample(800, 800);
    expect(lag()).toBe(350);
    sample(100, 20);
    expect(lag()).toBe(175);
    stop();
  });

  test('is none of a process that others left no processor', () => {
    const { lag, stop } = createLagMeter(
      () => time,
      () => [work],
    );
    sample(3_000, 20);
    expect(lag()).toBe(10);
    stop();
  });
});

describe('who is refused', () => {
  const turns = (of: Partial<Record<'waited' | 'round' | 'used', number>>): Turns => ({
    take: () => {},
    waitedMs: (client) => (client === 'heavy' ? (of.waited ?? 0) : 0),
    roundMs: () => of.round ?? 0,
    usedMs: (client) => (client === 'heavy' ? (of.used ?? 0) : 0),
  });
  const refused = (of: Parameters<typeof turns>[0], lag = 0, maxLagMs = 500) => {
    const refuses = shedding(
      maxLagMs,
      () => turns(of),
      () => lag,
    );
    return ['heavy', 'light'].filter(refuses);
  };

  test('nobody while all is well', () => {
    expect(refused({ waited: 400, round: 400, used: 900 }, 400)).toEqual([]);
  });

  test('whoever has too much waiting, and no one else', () => {
    expect(refused({ waited: 501 })).toEqual(['heavy']);
  });

  test('under a lag, or when the round of all is long, whoever has used the last second', () => {
    expect(refused({ used: 400 }, 501)).toEqual(['heavy']);
    expect(refused({ used: 400, round: 501 })).toEqual(['heavy']);
    expect(refused({ used: 50 }, 501)).toEqual([]);
  });

  test('everybody once there are too many for that to help, and nobody where it is turned off', () => {
    expect(refused({}, 2_001)).toEqual(['heavy', 'light']);
    expect(refused({ waited: 9_000, used: 900 }, 9_000, 0)).toEqual([]);
  });
});

test('a process that lags refuses, and serves again once it has caught up', async () => {
  const { url } = await startServer({ MAX_LAG_MS: '50', RATE_LIMIT_PER_MINUTE: '0' });
  const status = async () => {
    const response = await fetch(`${url}/api/balance`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify(FORMULA),
    });
    await response.text();
    return response.status;
  };
  await until(async () => (await Promise.all(Array.from({ length: 200 }, status))).includes(503));
  await until(async () => (await status()) === 200);
});

test('calculations that arrive together leave room for others in between, and keep their order', async () => {
  let now = 0;
  const { take, waitedMs } = createTurns(() => now);
  const order: string[] = [];
  const calculate = (name: string) =>
    take('client', () => {
      now += 10;
      order.push(name);
    });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) calculate(name);
  expect(order).toEqual(['a', 'b', 'c']);
  now += 500;
  expect(waitedMs('client')).toBe(500);
  expect(waitedMs('another')).toBe(0);
  setImmediate(() => {
    order.push('otra cosa');
    calculate('h');
  });
  await until(() => order.length === 9);
  expect(order).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'otra cosa', 'g', 'h']);
});

test('while calculations wait too long for their turn, new ones get 503', async () => {
  const app = testApp({ maxLagMs: 50 });
  await app.ready();
  let waited = 51;
  app.turns = { ...app.turns, waitedMs: () => waited };
  expect((await post(app, '/api/balance', FORMULA)).statusCode).toBe(503);
  waited = 50;
  expect((await post(app, '/api/balance', FORMULA)).statusCode).toBe(200);
});

test('a body is read and answered in its turn', async () => {
  const app = testApp();
  await app.ready();
  const held: (() => void)[] = [];
  app.turns = { ...app.turns, take: (_client, run) => held.push(run) };
  const answer = post(app, '/api/balance', FORMULA);
  await until(() => held.length === 1);
  held[0]!();
  expect((await answer).statusCode).toBe(200);
});

/** An application whose turns are given by hand. */
async function heldApp() {
  const app = testApp();
  await app.ready();
  const held: (() => void)[] = [];
  app.turns = { ...app.turns, take: (_client, run) => held.push(run) };
  const turn = async () => {
    await until(() => held.length > 0);
    held.shift()!();
  };
  return { app, held, turn };
}

const BATCH = { formulas: Array.from({ length: 3 }, () => ({ ...FORMULA, craft: 'helado' })) };

function analyses() {
  const spy = vi.spyOn(helado, 'analyse');
  onTestFinished(() => spy.mockRestore());
  return spy;
}

test('formulas of a batch are calculated in turns of some milliseconds, not all in one', async () => {
  const { app, held, turn } = await heldApp();
  const calculate = helado.analyse;
  const analyse = analyses();
  let ms = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms);
  onTestFinished(() => clock.mockRestore());
  analyse.mockImplementation((body) => {
    ms += 3;
    return calculate(body);
  });
  const answer = post(app, '/api/analizar', BATCH);
  await turn();
  for (const calls of [2, 3]) {
    await until(() => held.length === 1);
    held.shift()!();
    expect(analyse).toHaveBeenCalledTimes(calls);
  }
  expect((await answer).json().resultados).toHaveLength(3);
});

test.each(['/api/balance?estricto=1', '/api/curva?estricto=1', '/api/equilibrar/helado?estricto=1'])(
  '%s reads the formula in a turn',
  async (url) => {
    const { app, held, turn } = await heldApp();
    const analyse = analyses();
    const answer = post(app, url, FORMULA);
    await turn();
    await until(() => held.length === 1);
    expect(analyse).not.toHaveBeenCalled();
    held.shift()!();
    expect(analyse).toHaveBeenCalled();
    expect((await answer).statusCode).toBe(200);
  },
);

test('an agent is answered in a turn', async () => {
  const { app, held, turn } = await heldApp();
  const analyse = analyses();
  const params = { name: 'analizar', arguments: { craft: 'helado', ...FORMULA } };
  const answer = post(app, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  await turn();
  await until(() => held.length === 1);
  expect(analyse).not.toHaveBeenCalled();
  await turn();
  expect(analyse).toHaveBeenCalledTimes(1);
  expect((await answer).statusCode).toBe(200);
});

test.each(['/api/analizar', '/api/analizar/helado', '/api/analizar/helado?estricto=1'])(
  '%s calculates nothing for a client that has left',
  async (path) => {
    const { app, held, turn } = await heldApp();
    const analyse = analyses();
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const closed = new Promise((resolve) => app.server.once('connection', (socket) => socket.once('close', resolve)));
    const body = JSON.stringify(path === '/api/analizar' ? BATCH : FORMULA);
    const { socket } = await rawConnection(Number(new URL(url).port));
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    if (path !== '/api/analizar/helado') await turn();
    await until(() => held.length === 1);
    socket.destroy();
    await closed;
    held.shift()!();
    await nextTurn();
    expect(analyse).not.toHaveBeenCalled();
    expect(held).toEqual([]);
  },
);

test('clients take turns, however much one of them has sent', async () => {
  let now = 0;
  const { take, roundMs, waitedMs } = createTurns(() => now);
  const order: string[] = [];
  const calculate = (client: string, look = () => {}) =>
    take(client, () => {
      now += 40;
      order.push(client);
      look();
    });
  for (let i = 0; i < 20; i++) calculate('heavy');
  let seen: number[] = [];
  calculate('light', () => {
    // The heavy one is served all the while, so that nobody goes without a turn.
    seen = [waitedMs('light'), waitedMs('heavy'), roundMs()];
  });
  await until(() => order.length === 21);
  expect(order.indexOf('light')).toBe(2);
  expect(seen).toEqual([0, 80, 40]);
});

test('what a client has used counts half of it a second later, and is its own', () => {
  let now = 0;
  const { take, usedMs } = createTurns(() => now);
  take('heavy', () => {
    now += 24;
  });
  expect([usedMs('heavy'), usedMs('light')]).toEqual([24, 0]);
  now += 1_000;
  expect(usedMs('heavy')).toBe(12);
});
