import type { Range, Tempering } from '@obrador/engine';
import { KEEPING_BANDS, shelfLife } from '@obrador/engine/cacao';
import { computed } from '@preact/signals';
import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import type { ComponentChildren } from 'preact';
import { figure, rangeText } from '../../ui/format.ts';
import { Guide } from '../../ui/guide.tsx';
import { Frame, frame, MARGIN } from '../../ui/plot/frame.tsx';
import type { CraftViewProps } from './props.ts';
import { esViews } from './texts.ts';

/** Tempering as a curve of three stops, and for fillings the water activity on its scale of keeping. */
export function CacaoView({ analysis: { tempering, waterActivity, waterActivityBar = 0 } }: CraftViewProps) {
  return (
    <>
      {tempering && (
        <section>
          <details class="param-name">
            <summary>
              <h3>{esViews.cacao.tempering}</h3>
            </summary>
            <Guide name="templado" />
          </details>
          <TemperingPlot tempering={tempering} />
        </section>
      )}
      {waterActivity !== undefined && <WaterActivity aw={waterActivity} bar={waterActivityBar} />}
    </>
  );
}

const STAGES = ['fundir', 'enfriar', 'trabajar'] as const;
/** Room temperature at the start; the stages stand at thirds of the width. */
const ROOM = 20;
const scales = computed(() => ({
  x: scaleLinear([0, 4], [MARGIN.left, frame.value.width - MARGIN.right]),
  y: scaleLinear([18, 55], [frame.value.height - MARGIN.bottom, MARGIN.top]),
}));

/** «Fundir 45-50 °C, enfriar 27-28 °C, …» */
export const temperingText = (tempering: Tempering): string =>
  STAGES.map((stage) => `${esViews.cacao.stages[stage].toLowerCase()} ${rangeText(...tempering[stage])} °C`).join(', ');

/** The ground of tempering curves, with the names of the stages; `said` is their text. */
export function TemperingFrame({ said, children }: { said: string; children: ComponentChildren }) {
  const { x, y } = scales.value;
  return (
    <Frame title={esViews.cacao.plotTitle(said)} x={x} y={y} xTicks={[]} xLabel="" yLabel="°C">
      {STAGES.map((stage, i) => (
        <text key={stage} class="tick" x={x(i + 1)} y={frame.value.height - MARGIN.bottom + 24} text-anchor="middle">
          {esViews.cacao.stages[stage]}
        </text>
      ))}
      {children}
    </Frame>
  );
}

function TemperingPlot({ tempering }: { tempering: Tempering }) {
  const { x, y } = scales.value;
  return (
    <TemperingFrame said={temperingText(tempering)}>
      {STAGES.map((stage, i) => (
        <g key={stage}>
          <rect
            class="band"
            x={x(i + 0.6)}
            width={x(0.8) - x(0)}
            y={y(tempering[stage][1])}
            height={y(tempering[stage][0]) - y(tempering[stage][1])}
          />
          {/* Over the curve at its heights, under it in its valley. */}
          <text
            class="stage"
            x={x(i + 1)}
            y={stage === 'enfriar' ? y(tempering[stage][0]) + 20 : y(tempering[stage][1]) - 12}
            text-anchor="middle"
          >
            {rangeText(...tempering[stage])} °C
          </text>
        </g>
      ))}
      <path class="curve" d={pathOf(tempering)} />
    </TemperingFrame>
  );
}

export function pathOf(tempering: Tempering): string {
  const { x, y } = scales.value;
  const middle = ([low, high]: Range) => (low + high) / 2;
  const points: [number, number][] = [
    [0, ROOM],
    ...STAGES.flatMap((stage, i): [number, number][] => [
      [i + 0.85, middle(tempering[stage])],
      [i + 1.15, middle(tempering[stage])],
    ]),
    [3.8, middle(tempering.trabajar)],
  ];
  const path = line<[number, number]>(
    ([t]) => x(t),
    ([, degrees]) => y(degrees),
  ).curve(curveMonotoneX)(points);
  return path ?? '';
}

/** Fillings drier than this stand at the left end of the scale. */
const DRIEST = 0.55;
const ENDS = KEEPING_BANDS.map(({ to }) => to);
const WETTEST = ENDS.at(-1)!;

function WaterActivity({ aw, bar }: { aw: number; bar: number }) {
  const place = (value: number) => (100 * (Math.min(WETTEST, Math.max(DRIEST, value)) - DRIEST)) / (WETTEST - DRIEST);
  return (
    <section class="aw">
      <h3>{esViews.cacao.aw}</h3>
      <p class="aw-value">
        <span class="figure">{figure(aw)}</span> <span>±{figure(bar)}</span> <span>{shelfLife(aw)}</span>
      </p>
      <div class="aw-band" aria-hidden="true">
        {ENDS.map((end, i) => {
          const start = ENDS[i - 1] ?? DRIEST;
          return <span key={end} style={{ left: `${place(start)}%`, width: `${place(end) - place(start)}%` }} />;
        })}
        <i class="meter-mark" style={{ left: `${place(aw)}%` }} />
      </div>
      <div class="aw-ticks" aria-hidden="true">
        {ENDS.slice(0, -1).map((value) => (
          <span key={value} style={{ left: `${place(value)}%` }}>
            {figure(value)}
          </span>
        ))}
      </div>
    </section>
  );
}
