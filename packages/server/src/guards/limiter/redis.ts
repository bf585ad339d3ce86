import { WINDOW_MS } from './counter.ts';
import type { RemoteCounter } from './fallback.ts';
import type { Ledger } from './ledger.ts';

/** Counts by the clock of Redis in one step; times told twice count once. */
const HIT = `
local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local window = tonumber(ARGV[1])
local limit = tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
redis.call('ZREMRANGEBYSCORE', KEYS[1], now + window, '+inf')
local cost = tonumber(ARGV[3])
local count = redis.call('ZCARD', KEYS[1])
local granted = 0
local leaving = 0
if count + cost > limit then
  leaving = count + cost - limit - 1
  count = limit + 1
elseif cost < 0 then
  redis.call('ZREMRANGEBYRANK', KEYS[1], cost, -1)
  count = redis.call('ZCARD', KEYS[1])
else
  local time = now
  for i = 1, cost do
    while redis.call('ZADD', KEYS[1], 'NX', time, time) == 0 do time = time + 1 end
    if i == 1 then granted = time end
  end
  redis.call('PEXPIRE', KEYS[1], math.ceil(window / 1000))
  count = count + cost
end
local freed = redis.call('ZRANGE', KEYS[1], leaving, leaving)[1] or now
return {count, freed + window - now, granted, now}`;

const PREFIX = 'obrador:minuto:';
const CHANNEL = 'obrador:minuto';
/** Said by a process that begins to listen; no client is called so. */
const NEWCOMER = '';
/** Keys told in one go. */
const BATCH = 500;
const MINUTE_MS = 60_000;
/** Why a connection is gone that nobody gave a reason for. */
const CLOSED = 'conexión cerrada';

type Counted = readonly [count: number, resetTicks: number, granted: number, now: number];

export interface RedisCounterOptions {
  readonly url: string;
  readonly ledger: Ledger;
  readonly windowMs?: number;
}

/** One count for every instance that shares the Redis. The client library is loaded only here. */
export async function createRedisCounter(options: RedisCounterOptions): Promise<RemoteCounter> {
  const { url, ledger, windowMs = WINDOW_MS } = options;
  const { default: Redis } = await import('ioredis');
  const redis = new Redis(url, {
    // Fail at once while Redis is away instead of queueing requests for it.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 500,
    // A connection that swallows commands is given up and opened again.
    socketTimeout: 3_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
    scripts: { contar: { numberOfKeys: 1, lua: HIT } },
  });
  // Kept open by the probe of the other one: it hears, and may have nothing to hear for hours.
  const ear = new Redis(url, {
    connectTimeout: 500,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  let cause = '';
  let offset = 0;
  let seen: { readonly at: number; readonly peers: number }[] = [];
  let closing = false;
  const ticks = () => Math.round((performance.timeOrigin + performance.now()) * 1_000);

  // Without a listener a lost connection would end the process. The commands that fail for it do not say why.
  redis.on('error', (error: Error) => {
    cause = error.message;
  });
  redis.on('ready', () => {
    cause = '';
  });
  ear.on('error', () => {});
  ear.on('message', (_channel: string, message: string) => {
    const [key, ...times] = JSON.parse(message) as [string, ...number[]];
    if (key === NEWCOMER) countPeers().catch(() => {});
    else ledger.heard(key, times);
  });
  // At each connection anew: the library renews its subscriptions, and the others learn that there is one more.
  ear.on('ready', async () => {
    await ear.subscribe(CHANNEL);
    redis.publish(CHANNEL, JSON.stringify([NEWCOMER])).catch(() => {});
  });
  await firstAnswer(redis);

  const run = (redis as typeof redis & { contar(key: string, ...args: number[]): Promise<Counted> }).contar.bind(redis);
  const window = windowMs * 1_000;

  /** A command that fails because there is no connection says so and no more: the connection knows why. */
  async function explained<Value>(promise: Promise<Value>): Promise<Value> {
    try {
      return await promise;
    } catch (error) {
      if (redis.status !== 'ready') throw new Error(cause || CLOSED);
      throw error;
    }
  }

  async function countPeers(): Promise<void> {
    const [, subscribers] = (await redis.pubsub('NUMSUB', CHANNEL)) as [string, number];
    // A process that lost its connection a moment ago is still there and still grants.
    const at = performance.now();
    seen = [{ at, peers: Number(subscribers) }, ...seen].filter((one) => one.at > at - MINUTE_MS);
  }

  return {
    async hit(key, limit, cost = 1) {
      const [count, reset, granted, now] = await explained(run(PREFIX + key, window, limit, cost));
      offset = now - ticks();
      const hit = { count, resetMs: reset / 1_000 };
      return granted === 0 ? hit : { ...hit, time: granted };
    },
    clock: () => ticks() + offset,
    peers: () => Math.max(1, ...seen.map(({ peers }) => peers)),
    async probe() {
      const [seconds, micros] = await explained(redis.time());
      offset = Number(seconds) * 1_000_000 + Number(micros) - ticks();
      await countPeers();
    },
    async tell(accounts) {
      let batch = redis.pipeline();
      for (const [key, times] of accounts) {
        batch.zadd(PREFIX + key, 'NX', ...times.flatMap((time) => [time, time]));
        batch.pexpire(PREFIX + key, windowMs);
        if (batch.length < 2 * BATCH) continue;
        await succeeded(batch.exec());
        batch = redis.pipeline();
      }
      if (batch.length > 0) await succeeded(batch.exec());
    },
    publish: (key, times) => {
      redis.publish(CHANNEL, JSON.stringify([key, ...times])).catch(() => {});
    },
    onLost: (listener) => {
      const tell = () => {
        if (!closing) listener(cause || CLOSED);
      };
      redis.on('close', tell);
      if (redis.status !== 'ready') tell();
    },
    close: () => {
      closing = true;
      redis.disconnect();
      ear.disconnect();
    },
  };
}

async function succeeded(results: Promise<[Error | null, unknown][] | null>): Promise<void> {
  for (const [error] of (await results) ?? []) if (error !== null) throw error;
}

/** Waits until the first connection stands or fails, so that the first requests already share the count. */
function firstAnswer(redis: { once(event: string, listener: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => {
    redis.once('ready', resolve);
    redis.once('close', resolve);
  });
}
