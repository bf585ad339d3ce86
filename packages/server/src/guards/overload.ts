import { performance } from 'node:perf_hooks';
import type { Turns } from './turns.ts';

const SAMPLE_MS = 100;

export interface LagMeter {
  readonly lag: () => number;
  /** Time without what the machine has kept from this process, in milliseconds: only waits by it are its own. */
  readonly now: () => number;
  readonly stop: () => void;
}

/** Milliseconds the loop may have worked: at most processor time, at most time not idle. */
function workMs(): readonly number[] {
  const { user, system } = process.cpuUsage();
  return [(user + system) / 1_000, performance.eventLoopUtilization().active];
}

/** Lag of the event loop by its own work; halved each sample: one pause passes. */
export function createLagMeter(now = () => performance.now(), worked = workMs): LagMeter {
  let smoothed = 0;
  let kept = 0;
  let last = now();
  let before = worked();
  const timer = setInterval(() => {
    const time = now();
    const work = worked();
    const late = Math.max(0, time - last - SAMPLE_MS);
    const own = Math.max(0, Math.min(late, ...work.map((ms, i) => ms - before[i]!)));
    smoothed = (smoothed + own) / 2;
    kept += late - own;
    last = time;
    before = work;
  }, SAMPLE_MS);
  timer.unref();
  return { lag: () => smoothed, now: () => now() - kept, stop: () => clearInterval(timer) };
}

/** Clients with less recent use than this did not cause the lag. */
const LITTLE_MS = 50;
/** So many times the lag that is borne, nobody can be served. */
const DROWNED = 4;

/** Refuses who has too much waiting, under a lag who used most, at last everybody. */
export function shedding(maxLagMs: number, turns: () => Turns, lag: () => number): (client: string) => boolean {
  return (client) => {
    if (maxLagMs === 0) return false;
    const { waitedMs, roundMs, usedMs } = turns();
    if (waitedMs(client) > maxLagMs) return true;
    const late = Math.max(lag(), roundMs());
    return late > DROWNED * maxLagMs || (late > maxLagMs && usedMs(client) > LITTLE_MS);
  };
}
