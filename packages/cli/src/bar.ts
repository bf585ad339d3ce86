const WIDTH = 21;
/** Share of the bar on each side that lies outside the range. */
const MARGIN = 5;

/**
 * A range as a bar with the value on it: «·····├────●────┤·····». Values far outside stop at the ends. Open
 * ranges run to the edge of the bar.
 */
export function rangeBar(value: number, min: number | null, max: number | null): string {
  const cells = Array.from({ length: WIDTH }, () => '·');
  const from = min === null ? 0 : MARGIN;
  const to = max === null ? WIDTH - 1 : WIDTH - 1 - MARGIN;
  for (let i = from; i <= to; i++) cells[i] = '─';
  if (min !== null) cells[from] = '├';
  if (max !== null) cells[to] = '┤';
  cells[position(value, min, max, from, to)] = '●';
  return cells.join('');
}

function position(value: number, min: number | null, max: number | null, from: number, to: number): number {
  const low = min ?? Math.min(0, max ?? 0);
  const high = max ?? Math.max(2 * Math.abs(low), value, 1);
  const cell = Math.round(from + ((value - low) / (high - low || 1)) * (to - from));
  // A value outside never lands on the limit itself, nor one inside beyond it.
  if (min !== null && value < min) return Math.max(0, Math.min(cell, from - 1));
  if (max !== null && value > max) return Math.min(WIDTH - 1, Math.max(cell, to + 1));
  return Math.max(from, Math.min(cell, to));
}
