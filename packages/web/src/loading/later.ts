/** Runs something once what has been drawn is seen; where nothing is painted, as in a test of the state alone, at once. */
export function afterPaint(run: () => void): void {
  if (globalThis.requestAnimationFrame === undefined) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}

/** For what nobody waits for: the page has better things to do first. */
export function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Tries again, without a word, once there is a connection: for what nobody has asked for. */
export function whenOnline(again: () => void): void {
  addEventListener('online', again, { once: true });
}
