import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { FORMULA } from './helpers.ts';
import { freePort, JSON_HEADERS, postMany, startServer, until } from './process.ts';
import { acquainted, command, metricsOf, paths, patient, redisOn, shared } from './redis.ts';

const GONE = 'El contador común de peticiones no responde: se cuenta en este proceso.';
const BACK = 'El contador común de peticiones vuelve a responder.';

test('Redis frozen: requests are answered by the local count, and nobody waits for it again', async () => {
  const port = await freePort();
  const redis = await redisOn(port);
  const server = await startServer({ REDIS_URL: `redis://127.0.0.1:${port}`, REDIS_TIMEOUT_MS: '150' });
  redis.process.kill('SIGSTOP');
  expect(await postMany(paths(server), 150, FORMULA)).toEqual({ 200: 60, 429: 90 });
});

test('Redis not there at the start: the service starts, counts by itself and joins when it comes', async () => {
  const port = await freePort();
  const server = await startServer({ REDIS_URL: `redis://127.0.0.1:${port}`, METRICS_PORT: '0', ...patient });
  expect(await postMany(paths(server), 150, FORMULA)).toEqual({ 200: 60, 429: 90 });
  await redisOn(port);
  await until(async () => {
    await postMany(paths(server), 1, FORMULA);
    return (await metricsOf(server)).includes('obrador_limiter_shared 1\n');
  });
  expect(await command(port, 'TYPE', 'obrador:minuto:127.0.0.1')).toBe('+zset');
});

describe('a client that never stops asking, while Redis comes to grief', () => {
  /** The most that were served in any minute, over all instances, by the clock of the client. */
  function mostInAMinute(served: readonly number[]): number {
    const times = [...served].sort((a, b) => a - b);
    return Math.max(...times.map((time, i) => i + 1 - times.findIndex((other) => other > time - 60_000)));
  }

  test('killed, started again empty, frozen and thawed: never more than 60 and a tenth in a minute', async () => {
    const port = await freePort();
    const redis = await redisOn(port);
    // Less than a frozen Redis is waited for, more than a busy machine keeps one from answering.
    const env = { REDIS_URL: `redis://127.0.0.1:${port}`, METRICS_PORT: '0', REDIS_TIMEOUT_MS: '2000' };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    await acquainted(port, 2);
    const served: number[] = [];
    let asking = true;
    const ask = async (url: string) => {
      const response = await fetch(url, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(FORMULA) });
      await response.text();
      expect([200, 429]).toContain(response.status);
      if (response.status === 200) served.push(Date.now());
    };
    // Both instances at once, and unevenly.
    const clients = [0, 1, 1].map(async (i) => {
      while (asking) {
        await ask(paths(...servers)[i]!);
        await sleep(80);
      }
    });
    await until(() => served.length >= 30);
    await redis.kill();
    await shared(servers, 0);
    await sleep(2_000);
    const again = await redisOn(port);
    await shared(servers, 1);
    await sleep(1_000);
    again.process.kill('SIGSTOP');
    await shared(servers, 0);
    again.process.kill('SIGCONT');
    await shared(servers, 1);
    await sleep(1_000);
    asking = false;
    await Promise.all(clients);
    expect(mostInAMinute(served)).toBeLessThanOrEqual(66);
    expect(served.length).toBeGreaterThanOrEqual(50);
    for (const { log } of servers) {
      const told = log.map(({ message }) => message).filter((message) => message === GONE || message === BACK);
      // A busy machine may starve Redis once more: that is told once each way too.
      expect(told.length).toBeGreaterThanOrEqual(4);
      expect(told).toEqual(told.map((_, i) => (i % 2 === 0 ? GONE : BACK)));
    }
  });

  test('killed before half the limit is used: both instances together grant the rest and no more', async () => {
    const port = await freePort();
    const redis = await redisOn(port);
    const env = { REDIS_URL: `redis://127.0.0.1:${port}`, METRICS_PORT: '0', ...patient };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    await acquainted(port, 2);
    expect(await postMany(paths(servers[0]!), 20, FORMULA)).toEqual({ 200: 20 });
    await redis.kill();
    await shared(servers, 0);
    const { 200: more = 0 } = await postMany(paths(...servers), 200, FORMULA);
    expect(more).toBeGreaterThanOrEqual(36);
    expect(more).toBeLessThanOrEqual(46);
  });
});
