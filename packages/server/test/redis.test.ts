import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLedger } from '../src/guards/limiter/ledger.ts';
import { createRedisCounter } from '../src/guards/limiter/redis.ts';
import { FORMULA } from './helpers.ts';
import { freePort, JSON_HEADERS, postMany, startServer, until } from './process.ts';
import { answer, command, paths, patient, redisOn, shared } from './redis.ts';

describe('one limit for all instances through Redis', () => {
  test('two instances share 60 among 150 requests', async () => {
    const port = await freePort();
    await redisOn(port);
    const env = { REDIS_URL: `redis://127.0.0.1:${port}`, ...patient };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    expect(await postMany(paths(...servers), 150, FORMULA)).toEqual({ 200: 60, 429: 90 });
  });

  test('Redis killed under load: no 5xx, no hang; started again: one limit again, logged once each way', async () => {
    const port = await freePort();
    const redis = await redisOn(port);
    const env = {
      REDIS_URL: `redis://127.0.0.1:${port}`,
      RATE_LIMIT_PER_MINUTE: '1000000',
      METRICS_PORT: '0',
      ...patient,
    };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    const statuses: Record<number, number> = {};
    let loading = true;
    const load = Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        while (loading) {
          const response = await fetch(paths(...servers)[i % 2]!, {
            method: 'POST',
            headers: JSON_HEADERS,
            body: JSON.stringify(FORMULA),
            signal: AbortSignal.timeout(30_000),
          });
          await response.text();
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        }
      }),
    );
    await shared(servers, 1);
    await sleep(300);
    await redis.kill();
    await shared(servers, 0);
    await sleep(300);
    await redisOn(port);
    await shared(servers, 1);
    await sleep(300);
    loading = false;
    await load;
    expect(Object.keys(statuses)).toEqual(['200']);
    for (const { log } of servers) {
      const warnings = log.filter(({ level }) => level === 'warn');
      expect(warnings.map(({ message }) => message)).toEqual([
        'El contador común de peticiones no responde: se cuenta en este proceso.',
      ]);
      expect(warnings[0]!.cause).not.toMatch(/enableOfflineQueue/);
      expect(
        log.filter(({ message }) => message === 'El contador común de peticiones vuelve a responder.'),
      ).toHaveLength(1);
    }
    expect(await command(port, 'TYPE', 'obrador:minuto:127.0.0.1')).toBe('+zset');
  });
});

describe('why Redis does not answer is told, and no secret with it', () => {
  test('nobody there, a wrong password', async () => {
    const port = await freePort();
    const causeOf = async (url: string) => {
      const { log } = await startServer({ REDIS_URL: url });
      const { cause } = await until(() => log.find(({ level }) => level === 'warn'));
      expect(JSON.stringify(log)).not.toContain('secreta');
      return cause;
    };
    expect(await causeOf(`redis://:secreta@127.0.0.1:${port}`)).toBe(`connect ECONNREFUSED 127.0.0.1:${port}`);
    await redisOn(port);
    await command(port, 'CONFIG', 'SET', 'requirepass', 'otra');
    expect(await causeOf(`redis://:secreta@127.0.0.1:${port}`)).toMatch(/^WRONGPASS/);
  });
});

describe('the count in Redis', () => {
  const counterOn = async (port: number, windowMs?: number) => {
    const counter = await createRedisCounter({
      url: `redis://127.0.0.1:${port}`,
      ledger: createLedger(),
      ...(windowMs === undefined ? {} : { windowMs }),
    });
    onTestFinished(() => counter.close?.());
    return counter;
  };

  test('is the same sliding window: no more than the limit in any of them', async () => {
    const port = await freePort();
    await redisOn(port);
    const counters = [await counterOn(port, 500), await counterOn(port, 500)];
    const granted: number[] = [];
    while (granted.length < 70) {
      for (const counter of counters) {
        const { count, time, resetMs } = await counter.hit('a', 20);
        expect(time === undefined).toBe(count > 20);
        expect(resetMs).toBeLessThanOrEqual(500);
        if (time !== undefined) granted.push(time);
      }
    }
    for (const [i, time] of granted.entries()) {
      expect((granted[i + 20] ?? Infinity) - time).toBeGreaterThanOrEqual(500_000);
    }
    await until(async () => (await command(port, 'EXISTS', 'obrador:minuto:a')) === ':0');
  });

  test('does not hold against a client what a clock set back has left in the future', async () => {
    const port = await freePort();
    await redisOn(port);
    const counter = await counterOn(port);
    const future = (Math.floor(Date.now() / 1000) + 3_600) * 1_000_000;
    const members = Array.from({ length: 60 }, (_, i) => `${future + i} ${future + i}`);
    await command(port, 'ZADD', 'obrador:minuto:a', ...members);
    expect((await counter.hit('a', 60)).count).toBe(1);
  });

  test('takes one round trip a request', async () => {
    const port = await freePort();
    await redisOn(port);
    const counter = await counterOn(port);
    await counter.hit('a', 100);
    await command(port, 'CONFIG', 'RESETSTAT');
    for (let i = 0; i < 50; i++) await counter.hit('a', 100);
    const commands = await answer(port, 'INFO', 'commandstats');
    expect(/cmdstat_evalsha:calls=(\d+)/.exec(commands)?.[1]).toBe('50');
    // What the script does inside Redis is counted too; nothing else was sent.
    const sent = [...commands.matchAll(/cmdstat_(\w+)/g)].map(([, name]) => name).sort();
    const inside = ['pexpire', 'time', 'zadd', 'zcard', 'zrange', 'zremrangebyscore'];
    // Now and then a process counts its peers, or tells them of itself.
    expect(sent.filter((name) => !['config', 'pubsub', 'publish'].includes(name!))).toEqual(['evalsha', ...inside]);
  });

  test('grants all of a cost or nothing, says when there is room for it, and takes places back', async () => {
    const port = await freePort();
    await redisOn(port);
    const counter = await counterOn(port);
    expect((await counter.hit('a', 10, 4)).count).toBe(4);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await counter.hit('a', 10, 4)).count).toBe(8);
    const soon = await counter.hit('a', 10, 5);
    const later = await counter.hit('a', 10, 7);
    expect([soon.count, later.count]).toEqual([11, 11]);
    expect(later.resetMs - soon.resetMs).toBeGreaterThan(40);
    expect((await counter.hit('a', 10, -1)).count).toBe(7);
    expect((await counter.hit('a', 10, 3)).count).toBe(10);
  });

  test('hears what other processes were granted, and takes over what it is told, once', async () => {
    const port = await freePort();
    await redisOn(port);
    const ledger = createLedger();
    const first = await createRedisCounter({ url: `redis://127.0.0.1:${port}`, ledger });
    onTestFinished(() => first.close?.());
    const second = await counterOn(port);
    await until(async () => {
      await second.probe();
      return second.peers() === 2;
    });
    const now = second.clock();
    second.publish('a', [now - 2, now - 1]);
    await until(() => ledger.size() === 1);
    expect([...ledger.known()]).toEqual([['a', [now - 2, now - 1]]]);
    for (let i = 0; i < 2; i++) await second.tell([...ledger.known(), ['b', [now]]]);
    expect((await second.hit('a', 60)).count).toBe(3);
    expect((await second.hit('b', 60)).count).toBe(2);
  });
});
