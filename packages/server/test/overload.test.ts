import { expect, test } from 'vitest';
import { createLagMeter } from '../src/guards/overload.ts';
import { createTurns } from '../src/guards/turns.ts';
import { FORMULA, post, testApp } from './helpers.ts';
import { JSON_HEADERS, startServer, until } from './process.ts';

test('under overload new calculations get 503 with Retry-After, in Spanish, and are not counted; the rest goes on', async () => {
  let overloaded = true;
  const app = testApp({ rateLimit: 1, overloaded: () => overloaded });
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

test('the lag of the event loop rises while it is blocked and falls by itself', async () => {
  const meter = createLagMeter();
  const end = Date.now() + 700;
  while (Date.now() < end);
  await until(() => meter.lag() > 250);
  await until(() => meter.lag() < 100);
  meter.stop();
});

test('a process that lags refuses, and serves again once it has caught up', async () => {
  const { url } = await startServer({ MAX_LAG_MS: '1', RATE_LIMIT_PER_MINUTE: '0' });
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
    take(() => {
      now += 10;
      order.push(name);
    });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) calculate(name);
  expect(order).toEqual(['a', 'b', 'c']);
  now += 500;
  expect(waitedMs()).toBe(500);
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
  app.turns = { ...app.turns, take: (run) => held.push(run) };
  const answer = post(app, '/api/balance', FORMULA);
  await until(() => held.length === 1);
  held[0]!();
  expect((await answer).statusCode).toBe(200);
});
