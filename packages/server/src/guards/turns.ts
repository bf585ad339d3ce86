import { createFairQueue } from '../balancer/queue.ts';

/** How long the calculations of one turn of the event loop may take before others are let through. */
const TURN_MS = 25;

/** What a client has used counts half after this long. */
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

interface Waiting {
  readonly client: string;
  readonly since: number;
  readonly run: () => void;
}

interface Use {
  readonly ms: number;
  readonly at: number;
}

/**
 * Large bodies that arrive together would be answered one after the other without a pause, and whoever asks something
 * small would wait for all of them. So each turn of the event loop gives calculations its share of time and no more,
 * and clients that wait take turns, however much one of them has sent.
 */
export function createTurns(now: () => number = () => performance.now()): Turns {
  const queue = createFairQueue<Waiting>();
  const used = new Map<string, Use>();
  let started: number | undefined;

  function hasTime(): boolean {
    if (started === undefined) {
      started = now();
      setImmediate(begin);
      return true;
    }
    return now() - started <= TURN_MS;
  }

  function begin(): void {
    started = undefined;
    while (queue.size() > 0 && hasTime()) {
      const next = queue.next()!;
      try {
        run(next);
      } finally {
        queue.done(next);
      }
    }
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
      if (queue.size() === 0 && hasTime()) run({ client, run: calculate });
      else queue.push({ client, since: now(), run: calculate });
    },
    waitedMs: (client) => {
      const first = queue.all().find((one) => one.client === client);
      return first === undefined ? 0 : waitOf(first);
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
