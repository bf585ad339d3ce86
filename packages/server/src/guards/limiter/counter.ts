/** Requests of one client in its current window, this one included, and how long that window still lasts. */
export interface Hit {
  readonly count: number;
  readonly resetMs: number;
}

/** Counts requests by client. A counter in this process answers at once, one elsewhere with a promise. */
export interface Counter {
  hit(key: string): Hit | Promise<Hit>;
  close?(): void | Promise<void>;
}

export const WINDOW_MS = 60_000;
