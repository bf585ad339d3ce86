/** Processor time of this process in microseconds: what else the machine does is not in it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

export interface Call {
  (): unknown;
  /** Calls after which it has been through all it goes through; one unless told. */
  readonly lap?: number;
}

/** Long enough for the clock of the processor, short enough to fit between two interruptions. */
const ROUND = 3_000;
const ROUNDS = 40;
/**
 * Bodies so varied keep the compiler at work for about a second of processor: until then code is run half compiled, or
 * compiled for the first few bodies and thrown away again. What is measured after it is the steady state.
 */
const WARM_UP = 1_200_000;

/**
 * Microseconds per call of several calls, taken in turn so that what slows the machine slows all of them, the least of
 * many short rounds of each.
 */
export function inTurn<Name extends string>(calls: Readonly<Record<Name, Call>>): Record<Name, number> {
  const all = Object.entries<Call>(calls).map(([name, call]) => ({
    name,
    call,
    times: repeats(call),
    least: Infinity,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of all) one.least = Math.min(one.least, timeOf(one.call, one.times) / one.times);
  }
  return Object.fromEntries(all.map(({ name, least }) => [name, least])) as Record<Name, number>;
}

/** How many calls fill a round of whole laps, once the compiler has seen enough of them. */
function repeats(call: Call): number {
  const lap = call.lap ?? 1;
  for (const end = processorTime() + WARM_UP; processorTime() < end; ) timeOf(call, lap);
  let least = Infinity;
  for (let i = 0; i < 5; i++) least = Math.min(least, timeOf(call, 10 * lap) / 10);
  return lap * Math.max(1, Math.round(ROUND / least));
}

export function timeOf(call: Call, times: number): number {
  const before = processorTime();
  for (let i = 0; i < times; i++) call();
  return processorTime() - before;
}

/** Microseconds of each call by itself, the least of some rounds through all of them. */
export function each(calls: readonly Call[], rounds: number, between: Call): number[] {
  const least = calls.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    calls.forEach((call, i) => {
      least[i] = Math.min(least[i]!, timeOf(call, 1));
    });
    between();
  }
  return least;
}

/** One call after another, from the first again after the last: every round sees all of them, or it would be of the cheapest. */
export function taking<T>(all: readonly T[], use: (one: T) => unknown): Call {
  let next = 0;
  const call = () => {
    use(all[next]!);
    next = (next + 1) % all.length;
  };
  return Object.assign(call, { lap: all.length });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value that this share of all does not pass. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1]!;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
