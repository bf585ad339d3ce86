import { type Counter, type Hit, WINDOW_MS } from './counter.ts';

/** About 10 MB at its fullest: some 200 bytes per address with its key. */
export const MAX_CLIENTS = 50_000;

interface Window {
  count: number;
  endsAt: number;
}

export interface LocalCounter extends Counter {
  hit(key: string): Hit;
  readonly size: () => number;
}

/**
 * A fixed window per client that starts with its first request. All windows last the same, and a client that
 * starts a new one goes to the end of the map: the first entry is always the next to expire. That gives cheap
 * cleaning, and when the map is full the window nearest its end makes room.
 */
export function createLocalCounter(
  now: () => number = Date.now,
  windowMs = WINDOW_MS,
  maxClients = MAX_CLIENTS,
): LocalCounter {
  const windows = new Map<string, Window>();

  function open(key: string, time: number): Hit {
    windows.delete(key);
    // Two out for each one in: expired entries never pile up.
    let room = 2;
    for (const [oldest, window] of windows) {
      if (room === 0 || (window.endsAt > time && windows.size < maxClients)) break;
      windows.delete(oldest);
      room--;
    }
    windows.set(key, { count: 1, endsAt: time + windowMs });
    return { count: 1, resetMs: windowMs };
  }

  return {
    hit(key) {
      const time = now();
      const window = windows.get(key);
      if (window === undefined || window.endsAt <= time) return open(key, time);
      window.count++;
      return { count: window.count, resetMs: window.endsAt - time };
    },
    size: () => windows.size,
  };
}
