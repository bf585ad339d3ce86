import { type Profiler, Session } from 'node:inspector';

type Coverage = Profiler.TakePreciseCoverageReturnType;

/**
 * How much a call works, counted and not timed: how often the blocks of the engine's code ran, as V8 counts them. The
 * same call gives the same count on any machine, however busy. Must be made before the engine is loaded: V8 counts the
 * blocks of code it reads from then on.
 */
export function createWorkMeter(): (call: () => unknown) => Promise<number> {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  /** Taking the counts sets them back to zero. */
  function take(): number {
    let total = 0;
    session.post('Profiler.takePreciseCoverage', (error: Error | null, coverage: Coverage) => {
      if (error !== null) throw error;
      for (const { url, functions } of coverage.result) {
        if (!ENGINE.test(url)) continue;
        for (const { ranges } of functions) for (const { count } of ranges) total += count;
      }
    });
    return total;
  }

  return async (call) => {
    take();
    await call();
    return take();
  };
}

const ENGINE = /\/packages\/engine\//;
