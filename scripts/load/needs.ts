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
