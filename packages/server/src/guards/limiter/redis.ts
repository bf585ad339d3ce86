import { WINDOW_MS } from './counter.ts';
import type { RemoteCounter } from './fallback.ts';

/**
 * Counts and dates in one step, so that no crash between the two can leave a count that never expires; a count
 * without expiry (restored, persisted by hand) is dated again.
 */
const HIT = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if count == 1 or left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

const PREFIX = 'obrador:limite:';

/** One count for every instance that shares the Redis. The client library is loaded only here. */
export async function createRedisCounter(url: string, windowMs = WINDOW_MS): Promise<RemoteCounter> {
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
  // Without a listener a lost connection would end the process; the fallback reports it already.
  redis.on('error', () => {});
  await firstAnswer(redis);
  const run = (redis as unknown as { contar(key: string, ms: number): Promise<[number, number]> }).contar.bind(redis);
  return {
    async hit(key) {
      const [count, resetMs] = await run(PREFIX + key, windowMs);
      return { count, resetMs };
    },
    close: () => redis.disconnect(),
  };
}

/** Waits until the first connection stands or fails, so that the first requests already share the count. */
function firstAnswer(redis: { once(event: string, listener: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => {
    redis.once('ready', resolve);
    redis.once('close', resolve);
  });
}
