/** Steps no bracket needs: halving alone narrows 200 to 1e-13 in as many. */
const MOST_STEPS = 60;

/**
 * Where a function that changes sign between `low` and `high` is 0, within `near`: false position, halving the end that
 * stays (Illinois). Nearly straight functions take four steps.
 */
export function root(f: (x: number) => number, low: number, high: number, near: number): number {
  let [a, b] = [low, high];
  let [fa, fb] = [f(a), f(b)];
  if (fa === 0) return a;
  for (let step = 0; step < MOST_STEPS && fb !== 0; step++) {
    const x = (a * fb - b * fa) / (fb - fa);
    const fx = f(x);
    const moved = Math.abs(x - b);
    if (fx < 0 === fb < 0) fa /= 2;
    else {
      a = b;
      fa = fb;
    }
    b = x;
    fb = fx;
    if (moved < near) break;
  }
  return b;
}
