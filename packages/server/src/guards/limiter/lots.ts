import type { Counter, Hit } from './counter.ts';

/** Times held for one client at most: a larger limit is counted in lots. */
export const MAX_TIMES = 600;
/** A lot that is not used up by then is lost, so that its requests stay near the time it was counted at. */
const LOT_MS = 1_000;
const MAX_CLIENTS = 50_000;

interface Lot {
  left: number;
  readonly until: number;
  readonly hit: Hit;
}

/** Limits over 600 a minute are counted in lots: memory stays small. */
export function inLots(counter: Counter, now: () => number = () => performance.now()): Counter {
  const lots = new Map<string, Lot>();

  function opened(key: string, limit: number, size: number, left: number, { count, resetMs }: Hit): Hit {
    if (count > limit / size) return { count: limit + 1, resetMs };
    if (lots.size >= MAX_CLIENTS) lots.clear();
    const hit = { count: count * size, resetMs };
    lots.set(key, { left, until: now() + LOT_MS, hit });
    return hit;
  }

  return {
    hit(key, limit, cost = 1) {
      if (limit <= MAX_TIMES) return counter.hit(key, limit, cost);
      const lot = lots.get(key);
      const held = lot !== undefined && lot.until > now() ? lot.left : 0;
      if (lot !== undefined && held >= cost && (held > 0 || cost < 0)) {
        lot.left -= cost;
        return lot.hit;
      }
      const size = Math.ceil(limit / MAX_TIMES);
      const bought = Math.max(0, Math.ceil((cost - held) / size));
      const left = held + bought * size - cost;
      const hit = counter.hit(key, Math.floor(limit / size), bought);
      if (hit instanceof Promise) return hit.then((counted) => opened(key, limit, size, left, counted));
      return opened(key, limit, size, left, hit);
    },
    close: () => counter.close?.(),
  };
}
