/** What one process was measured to cost. */
export interface Cost {
  /** Processor microseconds of a request. */
  readonly perRequest: number;
  /** MiB of a worker under load. */
  readonly memory: number;
  /** Bytes of an answer with its head. */
  readonly answer: number;
}

export interface Needs {
  readonly perSecond: number;
  /** Cores that would be busy without a pause. */
  readonly busy: number;
  /** Cores to have: one worker each, none over half busy. */
  readonly cores: number;
  /** GiB of all workers. */
  readonly memory: number;
  /** Megabits sent a second. */
  readonly network: number;
}

/** A core is planned at half its rate: what arrives does not arrive evenly, and a stopped machine's share goes to others. */
const SHARE_USED = 0.5;

export const RATES = [10, 1_000, 100_000] as const;

/** The arithmetic from the cost of one request to what a rate of them takes. */
export function needsOf({ perRequest, memory, answer }: Cost, perSecond: number): Needs {
  const busy = (perSecond * perRequest) / 1e6;
  const cores = Math.max(1, Math.ceil(busy / SHARE_USED));
  return { perSecond, busy, cores, memory: (cores * memory) / 1024, network: (perSecond * answer * 8) / 1e6 };
}

const number = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 });

/** A row of the table of docs/operations.md. */
export function rowOf({ perSecond, busy, cores, memory, network }: Needs): string {
  return `| ${perSecond.toLocaleString('en')} | ${number(busy)} | ${cores} | ${number(memory)} GiB | ${number(network)} Mbit/s |`;
}

export const HEAD = '| Requests/s | Cores busy | Cores to have | Memory of the workers | Sent |\n|---|---|---|---|---|';

/** The cost a page states that its table was worked out from. */
export function costIn(page: string): Cost {
  const found = /cost ([\d,.]+) µs of processor, ([\d,.]+) MiB a worker and ([\d,.]+) bytes an answer/.exec(page);
  if (found === null) throw new Error('The page does not say what a request costs.');
  const [perRequest, memory, answer] = found.slice(1).map((text) => Number(text.replaceAll(',', ''))) as [
    number,
    number,
    number,
  ];
  return { perRequest, memory, answer };
}

export const USERS = [100, 10_000, 1_000_000] as const;

/** What a person of the trade asks of the service in a day, through programs of theirs. */
export const DAY = { '/api/analizar/helado': 20, '/api/equilibrar/helado': 2, '/api/etiqueta': 1 } as const;
const REQUESTS_A_DAY = Object.values(DAY).reduce((sum, count) => sum + count, 0);
/** Of a day's work a fifth is done in its busiest hour. */
const BUSIEST_HOUR = 0.2;

/** Processor milliseconds of a user's day, from the microseconds of each operation. */
export function dayOf(costs: Readonly<Record<keyof typeof DAY, number>>): number {
  return Object.entries(DAY).reduce((sum, [path, count]) => sum + count * costs[path as keyof typeof DAY], 0) / 1_000;
}

/** A row of the table of users: what the busiest hour takes. */
export function usersRowOf(users: number, dayMs: number): string {
  const perSecond = (users * BUSIEST_HOUR * REQUESTS_A_DAY) / 3_600;
  const busy = (users * BUSIEST_HOUR * dayMs) / 3.6e6;
  const cores = Math.max(1, Math.ceil(busy / SHARE_USED));
  return `| ${users.toLocaleString('en')} | ${number(perSecond)} | ${number(busy)} | ${cores} |`;
}

export const USERS_HEAD =
  '| Users a day | Requests/s in the busiest hour | Cores busy | Cores to have |\n|---|---|---|---|';

/** The processor time of a user's day a page states. */
export function dayIn(page: string): number {
  const found = /a user's day takes ([\d.]+) ms of processor/.exec(page);
  if (found === null) throw new Error("The page does not say what a user's day takes.");
  return Number(found[1]);
}
