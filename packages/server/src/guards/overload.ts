const SAMPLE_MS = 100;

export interface LagMeter {
  readonly lag: () => number;
  readonly stop: () => void;
}

/**
 * How late the event loop runs its timers, halved at each sample so that a single pause (collection, compilation)
 * does not count as overload unless it is a long one.
 */
export function createLagMeter(): LagMeter {
  let smoothed = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const time = performance.now();
    smoothed = (smoothed + Math.max(0, time - last - SAMPLE_MS)) / 2;
    last = time;
  }, SAMPLE_MS);
  timer.unref();
  return { lag: () => smoothed, stop: () => clearInterval(timer) };
}
