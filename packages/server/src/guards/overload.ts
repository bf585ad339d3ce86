import type { Turns } from './turns.ts';

const SAMPLE_MS = 100;

export interface LagMeter {
  readonly lag: () => number;
  readonly stop: () => void;
}

/** Processor time of this process, its threads included, in milliseconds. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * How late the event loop runs its timers for work of its own: a process that others leave no processor is late and not
 * overloaded. Halved at each sample, so that a single pause (collection, compilation) does not count unless it is long.
 */
export function createLagMeter(now = () => performance.now(), worked = processorMs): LagMeter {
  let smoothed = 0;
  let last = now();
  let before = worked();
  const timer = setInterval(() => {
    const time = now();
    const work = worked();
    smoothed = (smoothed + Math.max(0, Math.min(time - last - SAMPLE_MS, work - before))) / 2;
    last = time;
    before = work;
  }, SAMPLE_MS);
  timer.unref();
  return { lag: () => smoothed, stop: () => clearInterval(timer) };
}

/** Clients with less recent use than this did not cause the lag. */
const LITTLE_MS = 50;
/** So many times the lag that is borne, nobody can be served. */
const DROWNED = 4;

/**
 * Whether a new calculation of a client is to be refused. Whoever has too much waiting is, before anyone else is made
 * to wait; under a lag those who have used most; all only when even that does not help.
 */
export function shedding(maxLagMs: number, turns: () => Turns, lag: () => number): (client: string) => boolean {
  return (client) => {
    if (maxLagMs === 0) return false;
    const { waitedMs, roundMs, usedMs } = turns();
    if (waitedMs(client) > maxLagMs) return true;
    const late = Math.max(lag(), roundMs());
    return late > DROWNED * maxLagMs || (late > maxLagMs && usedMs(client) > LITTLE_MS);
  };
}
