/** How long the calculations of one turn of the event loop may take before others are let through. */
const TURN_MS = 25;

export interface Turns {
  /** Runs a calculation at once, or in a later turn when this one has had its share. */
  readonly take: (run: () => void) => void;
  /** How long the next in line has waited. */
  readonly waitedMs: () => number;
}

/**
 * Large bodies that arrive together would be answered one after the other without a pause, and whoever asks something
 * small would wait for all of them. So each turn of the event loop gives calculations its share of time and no more.
 */
export function createTurns(now: () => number = () => performance.now()): Turns {
  const queue: { readonly run: () => void; readonly since: number }[] = [];
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
    while (queue.length > 0 && hasTime()) queue.shift()!.run();
  }

  return {
    take(run) {
      if (queue.length === 0 && hasTime()) run();
      else queue.push({ run, since: now() });
    },
    waitedMs: () => (queue[0] === undefined ? 0 : now() - queue[0].since),
  };
}
