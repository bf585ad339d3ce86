import { figure, grams } from './format.ts';

interface AlignedProps {
  readonly x: number;
  /** Most of the column. */
  readonly decimals: number;
  readonly unit?: string;
}

/**
 * Grams of a column whose commas stand one under the other: what a weight has no decimals for stays unsaid, and keeps
 * its room.
 */
export function Aligned({ x, decimals, unit }: AlignedProps) {
  const said = grams(x);
  const unsaid = figure(x, decimals).slice(said.length);
  return (
    <>
      {said}
      {unsaid !== '' && <span class="unsaid" data-text={unsaid} />}
      {unit && ` ${unit}`}
    </>
  );
}
