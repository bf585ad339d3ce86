import type { ScaleLinear } from 'd3-scale';
import type { ComponentChildren } from 'preact';
import { short } from '../format.ts';

export const WIDTH = 640;
export const HEIGHT = 204;
export const MARGIN = { top: 16, right: 16, bottom: 44, left: 52 };

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
  const move = (event: PointerEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    onMove?.(x.invert(((event.clientX - box.left) / box.width) * WIDTH));
  };
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title} onPointerMove={onMove && move}>
      {y.ticks(5).map((value) => (
        <g key={value} class="rule">
          <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={y(value)} y2={y(value)} />
          <text x={MARGIN.left - 8} y={y(value) + 5} text-anchor="end">
            {short(value)}
          </text>
        </g>
      ))}
      {(xTicks ?? x.ticks(6)).map((value) => (
        <text key={value} class="tick" x={x(value)} y={HEIGHT - MARGIN.bottom + 20} text-anchor="middle">
          {short(value)}
        </text>
      ))}
      <text class="axis" x={WIDTH - MARGIN.right} y={HEIGHT - 4} text-anchor="end">
        {xLabel}
      </text>
      <text class="axis" x={MARGIN.left} y={MARGIN.top - 4}>
        {yLabel}
      </text>
      {children}
    </svg>
  );
}
