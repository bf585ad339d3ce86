import { shelfLife } from '@obrador/engine/cacao';
import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { es } from '../es.ts';
import { figure, rangeText } from '../format.ts';
import { Frame, HEIGHT, MARGIN, WIDTH } from '../plot/frame.tsx';
import type { CraftViewProps } from '../ui/craft-view.tsx';

type Range = readonly [number, number];

interface CacaoScore {
  readonly temple: { readonly fundir: Range; readonly enfriar: Range; readonly trabajar: Range };
  readonly aw?: number;
}

/** Tempering as a curve of three stops, and for fillings the water activity on its scale of keeping. */
export function CacaoView({ reading }: CraftViewProps) {
  const { temple, aw } = reading.response.score as CacaoScore;
  return (
    <>
      <section>
        <h3>{es.cacao.tempering}</h3>
        <TemperingPlot temple={temple} />
      </section>
      {aw !== undefined && <WaterActivity aw={aw} />}
    </>
  );
}

const STAGES = ['fundir', 'enfriar', 'trabajar'] as const;
/** Room temperature at the start; the stages stand at thirds of the width. */
const ROOM = 20;
const x = scaleLinear([0, 4], [MARGIN.left, WIDTH - MARGIN.right]);
const y = scaleLinear([18, 55], [HEIGHT - MARGIN.bottom, MARGIN.top]);

function TemperingPlot({ temple }: { temple: CacaoScore['temple'] }) {
  const middle = ([low, high]: Range) => (low + high) / 2;
  const points: [number, number][] = [
    [0, ROOM],
    ...STAGES.flatMap((stage, i): [number, number][] => [
      [i + 0.85, middle(temple[stage])],
      [i + 1.15, middle(temple[stage])],
    ]),
    [3.8, middle(temple.trabajar)],
  ];
  const path = line<[number, number]>(
    ([t]) => x(t),
    ([, degrees]) => y(degrees),
  ).curve(curveMonotoneX)(points);
  return (
    <Frame
      title={es.cacao.plotTitle(
        STAGES.map((stage) => `${es.cacao.stages[stage]} ${rangeText(...temple[stage])} °C`).join(', '),
      )}
      x={x}
      y={y}
      xTicks={[]}
      xLabel=""
      yLabel="°C"
    >
      {STAGES.map((stage, i) => (
        <g key={stage}>
          <rect
            class="band"
            x={x(i + 0.6)}
            width={x(0.8) - x(0)}
            y={y(temple[stage][1])}
            height={y(temple[stage][0]) - y(temple[stage][1])}
          />
          <text class="stage" x={x(i + 1)} y={y(temple[stage][1]) - 12} text-anchor="middle">
            {rangeText(...temple[stage])} °C
          </text>
          <text class="tick" x={x(i + 1)} y={HEIGHT - MARGIN.bottom + 24} text-anchor="middle">
            {es.cacao.stages[stage]}
          </text>
        </g>
      ))}
      <path class="curve" d={path ?? ''} />
    </Frame>
  );
}

/** Ends and middles of the engine's keeping bands, to draw them. */
const FROM = 0.55;
const TO = 1;
const BANDS = [0.65, 0.75, 0.855, 0.905, TO];

function WaterActivity({ aw }: { aw: number }) {
  const place = (value: number) => (100 * (Math.min(TO, Math.max(FROM, value)) - FROM)) / (TO - FROM);
  return (
    <section class="aw">
      <h3>{es.cacao.aw}</h3>
      <p class="aw-value">
        <span class="figure">{figure(aw)}</span> <span>{shelfLife(aw)}</span>
      </p>
      <div class="aw-band" aria-hidden="true">
        {BANDS.map((end, i) => {
          const start = BANDS[i - 1] ?? FROM;
          return <span key={end} style={{ left: `${place(start)}%`, width: `${place(end) - place(start)}%` }} />;
        })}
        <i class="meter-mark" style={{ left: `${place(aw)}%` }} />
      </div>
      <div class="aw-ticks" aria-hidden="true">
        {[0.65, 0.75, 0.85, 0.9].map((value) => (
          <span key={value} style={{ left: `${place(value)}%` }}>
            {figure(value)}
          </span>
        ))}
      </div>
    </section>
  );
}
