import { type Screen, wrap } from './screen.ts';

/** Rows under a heading, in columns as wide as they need; what does not fit goes on below the last column. */
export function grid(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { paint, width }: Screen,
  side: 'left' | 'right' = 'left',
): string[] {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, i) => (side === 'left' ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)));
    const before = widths.slice(0, -1).reduce((sum, one) => sum + one + 2, 2);
    return wrap(`  ${padded.join('  ')}`.trimEnd(), width, ' '.repeat(Math.min(before, width / 2)));
  };
  return [paint('dim', line(head)), ...rows.map(line)];
}
