import { computed, signal } from '@preact/signals';
import type { ScaleLinear } from 'd3-scale';
import type { ComponentChildren } from 'preact';
import { short } from '../format.ts';
import { memo } from '../memo.tsx';

/** Where a column has no room for the wide plot: a phone, and a tablet with two columns. */
const NARROW = '(max-width: 67.99rem)';
const media = globalThis.matchMedia?.(NARROW);
const isNarrow = signal(media?.matches ?? false);
media?.addEventListener('change', ({ matches }) => {
  isNarrow.value = matches;
});

/** In a narrow column fewer and taller units, so that words keep their size and figures their distance. */
export const frame = computed(() => (isNarrow.value ? { width: 400, height: 250 } : { width: 640, height: 204 }));
export const MARGIN = { top: 16, right: 16, bottom: 52, left: 52 };

interface FrameProps {
  readonly title: string;
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly xTicks?: readonly number[];
  readonly children: ComponentChildren;
  readonly onMove?: (x: number) => void;
}

/** Axes, rules and labels of a plot; it scales with its column and prints sharp. */
export function Frame({ title, x, y, xLabel, yLabel, xTicks, children, onMove }: FrameProps) {
  const { width, height } = frame.value;
  const move = (event: PointerEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    onMove?.(x.invert(((event.clientX - box.left) / box.width) * width));
  };
  return (
    <svg class="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} onPointerMove={onMove && move}>
      <Axes x={x} y={y} xLabel={xLabel} yLabel={yLabel} xTicks={xTicks} width={width} height={height} />
      {children}
    </svg>
  );
}

interface AxesProps extends Pick<FrameProps, 'x' | 'y' | 'xLabel' | 'yLabel'> {
  readonly xTicks: readonly number[] | undefined;
  readonly width: number;
  readonly height: number;
}

/** Drawn anew with their scales alone: most changes are of what stands between them. */
const Axes = memo(({ x, y, xLabel, yLabel, xTicks, width, height }: AxesProps) => (
  <>
    {y.ticks(5).map((value) => (
      <g key={value} class="rule">
        <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(value)} y2={y(value)} />
        <text x={MARGIN.left - 8} y={y(value) + 4} text-anchor="end">
          {short(value)}
        </text>
      </g>
    ))}
    {(xTicks ?? x.ticks(6)).map((value) => (
      <text key={value} class="tick" x={x(value)} y={height - MARGIN.bottom + 26} text-anchor="middle">
        {short(value)}
      </text>
    ))}
    {xLabel !== '' && (
      <text class="axis" x={width - MARGIN.right} y={height - 4} text-anchor="end">
        {xLabel}
      </text>
    )}
    <text class="axis" x={MARGIN.left} y={MARGIN.top - 4}>
      {yLabel}
    </text>
  </>
));
