import { type Hit, WINDOW_MS } from './counter.ts';
import { forget, MAX_CLIENTS } from './local.ts';

/** Microseconds: fine enough that no two requests of a client share one, and still a safe integer. */
const TICKS_PER_MS = 1_000;

interface Account {
  /** When requests were granted by the common counter, to this process or, as far as was heard, to others. */
  shared: number[];
  /** When this process granted requests by itself. */
  alone: number[];
  /** Granted here and not yet told to the others. */
  untold: number[];
}

/** What this process knows of a count it shares with others: enough to go on alone, and to tell it afterwards. */
export interface Ledger {
  /** A request granted by the common counter; gives the times to tell the others, once there are enough of them. */
  readonly granted: (key: string, limit: number, time: number, peers: number) => readonly number[] | undefined;
  /** What another process tells. */
  readonly heard: (key: string, times: readonly number[]) => void;
  /** Grants or refuses without asking anyone; `time` is the first of those granted, a tick apart. */
  readonly alone: (
    key: string,
    limit: number,
    now: number,
    peers: number,
    cost?: number,
  ) => Hit & { readonly time?: number };
  readonly known: () => Iterable<readonly [key: string, times: readonly number[]]>;
  /** From now on what was granted alone is part of the common count. Gives it, for the others to hear. */
  readonly settle: () => readonly (readonly [key: string, times: readonly number[]])[];
  readonly size: () => number;
}

/** What the processes together may not have told each other yet, as a part of the limit. */
const UNTOLD = 0.1;

export function createLedger(windowMs = WINDOW_MS, maxClients = MAX_CLIENTS): Ledger {
  const window = windowMs * TICKS_PER_MS;
  const accounts = new Map<string, Account>();

  function open(key: string, now: number): Account {
    const found = accounts.get(key);
    // Those that were silent for longest stand first, as in the local counter.
    if (found === undefined) makeRoom(now);
    else accounts.delete(key);
    const account = found ?? { shared: [], alone: [], untold: [] };
    accounts.set(key, account);
    forget(account.shared, now - window);
    forget(account.alone, now - window);
    return account;
  }

  function makeRoom(now: number): void {
    let room = 2;
    for (const [key, { shared, alone }] of accounts) {
      const last = Math.max(shared.at(-1) ?? 0, alone.at(-1) ?? 0);
      if (room === 0 || (last + window > now && accounts.size < maxClients)) break;
      accounts.delete(key);
      room--;
    }
  }

  return {
    granted(key, limit, time, peers) {
      const account = open(key, time);
      insert(account.shared, time);
      account.untold.push(time);
      forget(account.untold, time - window);
      // Kept while there is nobody to tell: someone may come.
      if (peers < 2) return undefined;
      if (account.untold.length < Math.max(1, Math.floor((limit * UNTOLD) / peers))) return undefined;
      const told = account.untold;
      account.untold = [];
      return told;
    },
    heard(key, times) {
      const last = times.at(-1);
      if (last === undefined) return;
      const { shared } = open(key, last);
      for (const time of times) insert(shared, time);
    },
    // The others cannot be asked what they grant meanwhile: each request granted here counts as one from every process.
    alone(key, limit, now, peers, cost = 1) {
      const { shared, alone } = open(key, now);
      const before = shared.length + peers * alone.length;
      const after = before + peers * cost;
      const resetMs = (freedAt(shared, alone, peers, 1, now) + window - now) / TICKS_PER_MS;
      if (cost < 0) {
        (alone.length > 0 ? alone : shared).splice(cost);
        return { count: Math.max(0, after), resetMs };
      }
      if (before > 0 && after > limit) {
        const freed = freedAt(shared, alone, peers, after - limit, now);
        return { count: limit + 1, resetMs: (freed + window - now) / TICKS_PER_MS };
      }
      // Two in one tick must stay two when they are told.
      const time = Math.max(now, (alone.at(-1) ?? 0) + 1);
      for (let i = 0; i < cost; i++) alone.push(time + i);
      return { count: Math.min(limit, after), resetMs, time };
    },
    *known() {
      for (const [key, { shared, alone }] of accounts) {
        if (shared.length + alone.length > 0) yield [key, [...shared, ...alone]];
      }
    },
    settle() {
      const news: (readonly [string, readonly number[]])[] = [];
      for (const [key, account] of accounts) {
        for (const time of account.alone) insert(account.shared, time);
        const untold = [...account.untold, ...account.alone];
        if (untold.length > 0) news.push([key, untold]);
        account.alone = [];
        account.untold = [];
      }
      return news;
    },
    size: () => accounts.size,
  };
}

/** When so many places are free; one granted alone holds a place per process. */
function freedAt(
  shared: readonly number[],
  alone: readonly number[],
  peers: number,
  places: number,
  now: number,
): number {
  const all = [...shared.map((time) => ({ time, of: 1 })), ...alone.map((time) => ({ time, of: peers }))];
  let left = places;
  for (const { time, of } of all.sort((a, b) => a.time - b.time)) {
    left -= of;
    if (left <= 0) return time;
  }
  return now;
}

/** Keeps the order; a time that is there already is the same request told twice. */
function insert(times: number[], time: number): void {
  let at = times.length;
  while (at > 0 && times[at - 1]! > time) at--;
  if (times[at - 1] !== time) times.splice(at, 0, time);
}
