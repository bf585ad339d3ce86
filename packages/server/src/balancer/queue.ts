/** Something that waits for its turn, for somebody. */
export interface Waiting {
  readonly client: string | undefined;
  readonly since: number;
}

/** How many may wait: in all, and of one client. */
export interface Room {
  readonly most: number;
  readonly perClient: number;
}

const ANY: Room = { most: Number.POSITIVE_INFINITY, perClient: Number.POSITIVE_INFINITY };

/** Fair to clients: one turn at a time, longest waiting first; unknown senders share none. */
export function createFairQueue<T extends Waiting>({ most, perClient }: Room = ANY): FairQueue<T> {
  const waiting: T[] = [];
  const busy = new Set<string>();
  /** When each waiting client last had a turn, in turns. */
  const served = new Map<string, number>();
  let turns = 0;

  function lastTurn({ client }: T): number {
    return client === undefined ? 0 : (served.get(client) ?? 0);
  }

  /** Removes an entry, and its client once nothing of theirs waits. */
  function take(at: number): T | undefined {
    const [one] = waiting.splice(at, 1);
    const client = one?.client;
    if (client !== undefined && !busy.has(client) && !waiting.some((other) => other.client === client)) {
      served.delete(client);
    }
    return one;
  }

  /** Entries of the same client, in order; an anonymous entry is alone. */
  function sameAs(one: T): readonly T[] {
    return one.client === undefined ? [one] : waiting.filter(({ client }) => client === one.client);
  }

  /** The last of whoever has most. */
  function lastOfGreediest(): T {
    let greediest = sameAs(waiting[0]!);
    for (const one of waiting) {
      const own = sameAs(one);
      if (own.length > greediest.length) greediest = own;
    }
    return greediest.at(-1)!;
  }

  return {
    size: () => waiting.length,
    all: () => waiting,
    push: (one) => {
      const own = one.client === undefined ? 0 : sameAs(one).length;
      if (own >= perClient) return one;
      if (waiting.length >= most) {
        const last = lastOfGreediest();
        // Whoever has no less waiting than others makes no one else give way.
        if (sameAs(last).length <= own + 1) return one;
        take(waiting.indexOf(last));
        waiting.push(one);
        return last;
      }
      waiting.push(one);
      return undefined;
    },
    next: () => {
      let best = -1;
      for (let i = 0; i < waiting.length; i++) {
        const one = waiting[i]!;
        if (one.client !== undefined && busy.has(one.client)) continue;
        if (best < 0 || lastTurn(one) < lastTurn(waiting[best]!)) best = i;
      }
      if (best < 0) return undefined;
      const { client } = waiting[best]!;
      if (client !== undefined) {
        busy.add(client);
        served.set(client, ++turns);
      }
      return take(best);
    },
    done: ({ client }) => {
      if (client === undefined) return;
      busy.delete(client);
      if (!waiting.some((other) => other.client === client)) served.delete(client);
    },
    remove: (one) => {
      const at = waiting.indexOf(one);
      if (at >= 0) take(at);
      return at >= 0;
    },
    removeOlder: (than) => {
      const old = waiting.filter(({ since }) => since < than);
      for (const one of old) take(waiting.indexOf(one));
      return old;
    },
  };
}

export interface FairQueue<T extends Waiting> {
  readonly size: () => number;
  /** All that wait, in the order they came. */
  readonly all: () => readonly T[];
  /** Lets one wait; gives the one that there is no room for, be it another. */
  readonly push: (one: T) => T | undefined;
  /** The next whose turn it is, if anybody's; their client is busy until `done`. */
  readonly next: () => T | undefined;
  readonly done: (one: T) => void;
  /** Whether it was still waiting. */
  readonly remove: (one: T) => boolean;
  readonly removeOlder: (than: number) => readonly T[];
}
