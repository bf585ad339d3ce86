/** Beyond this, doubles have no two decimals and `x * 100` may overflow. */
const TOO_LARGE_TO_ROUND = 1e13;

/** Powers of ten are looked up: raising takes longer than rounding. */
const SCALES: readonly number[] = Array.from({ length: 10 }, (_, decimals) => 10 ** decimals);

export function scaleOf(decimals: number): number {
  return SCALES[decimals] ?? 10 ** decimals;
}

/** Rounds half away from zero to `decimals`; never gives -0, NaN or an infinity. */
export function round(x: number, decimals: number): number {
  if (Number.isNaN(x)) return 0;
  const size = Math.abs(x);
  if (size >= TOO_LARGE_TO_ROUND) return Math.sign(x) * Math.min(size, Number.MAX_VALUE);
  const scale = scaleOf(decimals);
  const rounded = Math.floor(size * scale + 0.5 + 1e-9) / scale;
  return x < 0 && rounded !== 0 ? -rounded : rounded;
}

/** The rounding of every parameter on the wire: two decimals, half away from zero. */
export function round2(x: number): number {
  return round(x, 2);
}

/** A component without what floating point leaves: never less than nothing. */
export function cleaned(value: number): number {
  return Math.max(0, Math.round(value * 1e4) / 1e4) + 0;
}
