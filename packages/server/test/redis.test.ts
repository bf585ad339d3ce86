import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startRedis } from '../../../scripts/load/redis.ts';
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
    const env = { REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT_PER_MINUTE: '1000000', METRICS: '1', ...patient };
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
      const texts = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
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
    expect(await command(port, 'TYPE', 'obrador:limite:127.0.0.1')).toBe('+string');
  });

  test('Redis frozen: requests are answered by the local count, and only one a second waits for it', async () => {
    const port = await freePort();
    const redis = await redisOn(port);
    const server = await startServer({ REDIS_URL: `redis://127.0.0.1:${port}`, REDIS_TIMEOUT_MS: '150' });
    redis.process.kill('SIGSTOP');
    expect(await postMany(paths(server), 150, FORMULA)).toEqual({ 200: 60, 429: 90 });
  });

  test('Redis not there at the start: the service starts, counts by itself and joins when it comes', async () => {
    const port = await freePort();
    const server = await startServer({ REDIS_URL: `redis://127.0.0.1:${port}`, METRICS: '1', ...patient });
    expect(await postMany(paths(server), 150, FORMULA)).toEqual({ 200: 60, 429: 90 });
    await redisOn(port);
    await until(async () => {
      await postMany(paths(server), 1, FORMULA);
      return (await (await fetch(`${server.url}/metrics`)).text()).includes('obrador_limiter_shared 1\n');
    });
    expect(await command(port, 'TYPE', 'obrador:limite:127.0.0.1')).toBe('+string');
  });
});

describe('the count in Redis', () => {
  test('starts its window with the first request and ends it on time', async () => {
    const port = await freePort();
    await redisOn(port);
    const counter = await createRedisCounter(`redis://127.0.0.1:${port}`, 300);
    onTestFinished(() => counter.close?.());
    expect(await counter.hit('a')).toEqual({ count: 1, resetMs: 300 });
    const second = await counter.hit('a');
    expect(second.count).toBe(2);
    expect(second.resetMs).toBeLessThanOrEqual(300);
    expect((await counter.hit('b')).count).toBe(1);
    await sleep(320);
    expect(await counter.hit('a')).toEqual({ count: 1, resetMs: 300 });
  });

  test('takes one round trip a request', async () => {
    const port = await freePort();
    await redisOn(port);
    const counter = await createRedisCounter(`redis://127.0.0.1:${port}`);
    onTestFinished(() => counter.close?.());
    await counter.hit('a');
    await command(port, 'CONFIG', 'RESETSTAT');
    for (let i = 0; i < 50; i++) await counter.hit('a');
    const commands = await answer(port, 'INFO', 'commandstats');
    expect(/cmdstat_evalsha:calls=(\d+)/.exec(commands)?.[1]).toBe('50');
    // What the script does inside Redis is counted too; nothing else was sent.
    const sent = [...commands.matchAll(/cmdstat_(\w+)/g)].map(([, name]) => name).sort();
    expect(sent.filter((name) => name !== 'config')).toEqual(['evalsha', 'incr', 'pttl']);
  });

  test('a count that has lost its expiry gets a new one instead of blocking a client for ever', async () => {
    const port = await freePort();
    await redisOn(port);
    await command(port, 'SET', 'obrador:limite:a', '70');
    const counter = await createRedisCounter(`redis://127.0.0.1:${port}`, 60_000);
    onTestFinished(() => counter.close?.());
    expect(await counter.hit('a')).toEqual({ count: 71, resetMs: 60_000 });
    expect(await command(port, 'TTL', 'obrador:limite:a')).toBe(':60');
  });
});
