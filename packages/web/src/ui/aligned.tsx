import { figure, grams } from './format.ts';

interface AlignedProps {
  readonly x: number;
  /** Most of the column. */
  readonly decimals: number;
  readonly unit?: string;
}

/** Grams with commas aligned: missing decimals are unsaid and keep their room. */
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
