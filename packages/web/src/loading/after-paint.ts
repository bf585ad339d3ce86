/** Runs something once what has been drawn is seen; where nothing is painted, as in a test of the state alone, at once. */
export function afterPaint(run: () => void): void {
  if (globalThis.requestAnimationFrame === undefined) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
