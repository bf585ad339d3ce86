import { createFairQueue } from '../balancer/queue.ts';

/** How long the calculations of one turn of the event loop may take before others are let through. */
const TURN_MS = 25;
/** Passes of the event loop without arrivals before the next turn begins… */
const QUIET_PASSES = 2;
/** …but no longer than this. */
const REST_MS = 25;

/** Half-life of the use a client is charged with. */
const HALF_LIFE_MS = 1_000;
/** Clients whose use is remembered: those of the last seconds are far fewer. */
const MAX_CLIENTS = 1_000;

export interface Turns {
  /** Runs a calculation for a client at once, or in a later turn when this one has had its share. */
  readonly take: (client: string, run: () => void) => void;
  /** How long the first of a client's calculations has waited. */
  readonly waitedMs: (client: string) => number;
  /** How long anybody who waits has gone without a calculation of theirs being run. */
  readonly roundMs: () => number;
  /** How much time the calculations of a client have taken of late. */
  readonly usedMs: (client: string) => number;
}

/** Everything at once, for platforms where timers end with the request that set them. */
export const NO_TURNS: Turns = { take: (_client, run) => run(), waitedMs: () => 0, roundMs: () => 0, usedMs: () => 0 };

interface Waiting {
  readonly client: string;
  readonly since: number;
  readonly run: () => void;
}

interface Use {
  readonly ms: number;
  readonly at: number;
}

/** Clients take turns at the processor, so that small requests pass between large ones. */
export function createTurns(now: () => number = () => performance.now()): Turns {
  const queue = createFairQueue<Waiting>();
  const used = new Map<string, Use>();
  let scheduled = false;
  let started: number | undefined;
  let quiet = 0;
  let rested = 0;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(pass);
  }

  function pass(): void {
    scheduled = false;
    started = undefined;
    if (queue.size() === 0) return;
    schedule();
    if (quiet++ < QUIET_PASSES && now() - rested < REST_MS) return;
    while (queue.size() > 0 && hasTime()) {
      const next = queue.next()!;
      try {
        run(next);
      } finally {
        queue.done(next);
      }
    }
    quiet = 0;
    rested = now();
  }

  function hasTime(): boolean {
    started ??= now();
    return now() - started <= TURN_MS;
  }

  function first(client: string): Waiting | undefined {
    return queue.all().find((one) => one.client === client);
  }

  function run({ client, run: calculate }: Pick<Waiting, 'client' | 'run'>): void {
    const from = now();
    calculate();
    const at = now();
    const ms = usedMs(client) + at - from;
    used.delete(client);
    used.set(client, { ms, at });
    if (used.size > MAX_CLIENTS) used.delete(used.keys().next().value!);
  }

  function usedMs(client: string): number {
    const use = used.get(client);
    return use === undefined ? 0 : use.ms * 0.5 ** ((now() - use.at) / HALF_LIFE_MS);
  }

  const waitOf = ({ since }: Waiting) => now() - since;

  return {
    take(client, calculate) {
      quiet = 0;
      schedule();
      // Whoever has just had a turn lets others in first.
      if (usedMs(client) <= TURN_MS && hasTime() && first(client) === undefined) run({ client, run: calculate });
      else queue.push({ client, since: now(), run: calculate });
    },
    waitedMs: (client) => {
      const waiting = first(client);
      return waiting === undefined ? 0 : waitOf(waiting);
    },
    roundMs: () => {
      let longest = 0;
      for (const one of queue.all()) {
        longest = Math.max(longest, Math.min(waitOf(one), now() - (used.get(one.client)?.at ?? one.since)));
      }
      return longest;
    },
    usedMs,
  };
}
