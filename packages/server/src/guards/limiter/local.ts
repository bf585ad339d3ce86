import { type Counter, type Hit, WINDOW_MS } from './counter.ts';

/** Some 15 MB when each has made a few requests, 40 MB when each has made sixty. */
export const MAX_CLIENTS = 50_000;

export interface LocalCounter extends Counter {
  hit(key: string, limit: number, cost?: number): Hit;
  readonly size: () => number;
}

/** Times granted in the last minute, by client; whoever was silent longest stands first. */
export function createLocalCounter(
  now: () => number = () => performance.now(),
  windowMs = WINDOW_MS,
  maxClients = MAX_CLIENTS,
): LocalCounter {
  const clients = new Map<string, number[]>();

  /** Two out for each one in: clients without requests in the window never pile up. */
  function makeRoom(time: number): void {
    let room = 2;
    for (const [key, times] of clients) {
      if (room === 0 || (times.at(-1)! + windowMs > time && clients.size < maxClients)) break;
      clients.delete(key);
      room--;
    }
  }

  return {
    hit(key, limit, cost = 1) {
      const time = now();
      const times = clients.get(key) ?? [];
      forget(times, time - windowMs);
      // The age first: the other way round a fraction may come out above the window.
      const leftOf = (counted: number) => windowMs - (time - counted);
      const over = times.length + cost - limit;
      if (over > 0) return { count: limit + 1, resetMs: leftOf(times[over - 1] ?? time) };
      if (times.length === 0) makeRoom(time);
      if (cost < 0) times.splice(cost);
      for (let i = 0; i < cost; i++) times.push(time);
      clients.delete(key);
      if (times.length > 0) clients.set(key, times);
      return { count: times.length, resetMs: leftOf(times[0] ?? time) };
    },
    size: () => clients.size,
  };
}

/** Takes off the times that lie at `end` or before it. */
export function forget(times: number[], end: number): void {
  let expired = 0;
  while (expired < times.length && times[expired]! <= end) expired++;
  if (expired > 0) times.splice(0, expired);
}
