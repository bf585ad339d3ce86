/** How long the calculations of one turn of the event loop may take before others are let through. */
const TURN_MS = 25;

/**
 * Large bodies that arrive together would be answered one after the other without a pause, and whoever asks something
 * small would wait for all of them. Runs a calculation at once, or in a later turn when this one has had its share.
 */
export function createTurns(now: () => number = () => performance.now()): (run: () => void) => void {
  const queue: (() => void)[] = [];
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
    while (queue.length > 0 && hasTime()) queue.shift()!();
  }

  return (run) => {
    if (queue.length === 0 && hasTime()) run();
    else queue.push(run);
  };
}
