import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startRedis } from '../../../scripts/load/redis.ts';
import { createLedger } from '../src/guards/limiter/ledger.ts';
import { createRedisCounter } from '../src/guards/limiter/redis.ts';
import { FORMULA } from './helpers.ts';
import { freePort, JSON_HEADERS, postMany, type Running, startServer, until } from './process.ts';

interface Redis {
  readonly process: ChildProcess;
  readonly kill: () => Promise<void>;
}

async function redisOn(port: number): Promise<Redis> {
  const child = await startRedis(port);
  const exited = once(child, 'exit');
  const kill = async () => {
    // A frozen process hears no other signal.
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  return { process: child, kill };
}

/** One command in Redis's own protocol, and its answer. */
async function answer(port: number, ...words: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  try {
    await once(socket, 'connect');
    socket.write(`${words.join(' ')}\r\n`);
    const [text] = await once(socket, 'data');
    return String(text);
  } finally {
    socket.destroy();
  }
}

/** The first line of the answer: all of it, for most commands. */
async function command(port: number, ...words: string[]): Promise<string> {
  return (await answer(port, ...words)).split('\r\n')[0]!;
}

const metricsOf = async ({ log }: Running) => {
  const metrics = log.find((line) => line.metrics !== undefined)?.metrics as string;
  return (await fetch(metrics)).text();
};

const paths = (...servers: Running[]) => servers.map(({ url }) => `${url}/api/balance`);
const patient = { REDIS_TIMEOUT_MS: '5000' };

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
            signal: AbortSignal.timeout(10_000),
          });
          await response.text();
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        }
      }),
    );
    const shared = async (value: 0 | 1) => {
      const texts = await Promise.all(servers.map(metricsOf));
      return texts.every((text) => text.includes(`obrador_limiter_shared ${value}\n`));
    };
    await until(() => shared(1));
    await sleep(300);
    await redis.kill();
    await until(() => shared(0));
    await sleep(300);
    await redisOn(port);
    await until(() => shared(1));
    await sleep(300);
    loading = false;
    await load;
    expect(Object.keys(statuses)).toEqual(['200']);
    for (const { log } of servers) {
      expect(log.filter(({ level }) => level === 'warn').map(({ message }) => message)).toEqual([
        'El contador común de peticiones no responde: se cuenta en este proceso.',
      ]);
      expect(
        log.filter(({ message }) => message === 'El contador común de peticiones vuelve a responder.'),
      ).toHaveLength(1);
    }
    expect(await command(port, 'TYPE', 'obrador:minuto:127.0.0.1')).toBe('+zset');
  });

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
    const env = { REDIS_URL: `redis://127.0.0.1:${port}` };
    const servers = await Promise.all([startServer(env), startServer(env)]);
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
    await sleep(1_200);
    await redis.kill();
    await sleep(2_500);
    const again = await redisOn(port);
    await sleep(6_000);
    again.process.kill('SIGSTOP');
    await sleep(2_500);
    again.process.kill('SIGCONT');
    await sleep(6_000);
    asking = false;
    await Promise.all(clients);
    // All of it took less than a minute.
    expect(served.length).toBe(mostInAMinute(served));
    expect(served.length).toBeLessThanOrEqual(66);
    expect(served.length).toBeGreaterThanOrEqual(50);
    for (const { log } of servers) {
      expect(
        log.filter(({ message }) => message === 'El contador común de peticiones vuelve a responder.'),
      ).toHaveLength(2);
    }
  });

  test('killed before half the limit is used: both instances together grant the rest and no more', async () => {
    const port = await freePort();
    const redis = await redisOn(port);
    const env = { REDIS_URL: `redis://127.0.0.1:${port}`, METRICS_PORT: '0', ...patient };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    // Each looks for the others once a second.
    await sleep(1_500);
    expect(await postMany(paths(servers[0]!), 20, FORMULA)).toEqual({ 200: 20 });
    await redis.kill();
    await until(async () => (await Promise.all(servers.map(metricsOf))).every((text) => text.includes('_shared 0\n')));
    const { 200: more = 0 } = await postMany(paths(...servers), 200, FORMULA);
    expect(more).toBeGreaterThanOrEqual(36);
    expect(more).toBeLessThanOrEqual(46);
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
    // Now and then a process counts its peers.
    expect(sent.filter((name) => name !== 'config' && name !== 'pubsub')).toEqual(['evalsha', ...inside]);
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
