/** Requests of one client in the last minute, this one included, and when the oldest of them stops counting. */
export interface Hit {
  /** Beyond the limit when the request is refused; a refused request does not count. */
  readonly count: number;
  /** Of a refused one, when there will be room for it. */
  readonly resetMs: number;
}

/** Counts requests by client. A counter in this process answers at once, one elsewhere with a promise. */
export interface Counter {
  /** `cost` is how many requests it counts as, all or none; a negative one gives places back. */
  hit(key: string, limit: number, cost?: number): Hit | Promise<Hit>;
  close?(): void | Promise<void>;
}

export const WINDOW_MS = 60_000;
