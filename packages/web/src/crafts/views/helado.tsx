import { type CurveResponse, freezingCurve, iceWithin, physicsTexts, thermometerText } from '@obrador/engine/helado';
import { computed } from '@preact/signals';
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { useState } from 'preact/hooks';
import { figure, short } from '../../ui/format.ts';
import { Frame, frame, MARGIN } from '../../ui/plot/frame.tsx';
import type { CraftViewProps } from './props.ts';
import { esViews } from './texts.ts';

const COLDEST = -25;
/** Where a display cabinet stands. */
export const CABINET = -11;
export const scales = computed(() => ({
  x: scaleLinear([COLDEST, 0], [MARGIN.left, frame.value.width - MARGIN.right]),
  y: scaleLinear([0, 100], [frame.value.height - MARGIN.bottom, MARGIN.top]),
}));

/** How much of the water is ice at each temperature, with the serving point and the working range. */
export function HeladoView({ body }: CraftViewProps) {
  const [looked, setTemperature] = useState<number | null>(null);
  const curve = freezingCurve(body);
  const temperature = looked ?? curve.fisica?.a_servicio?.t ?? servedAt(body) ?? CABINET;
  if (curve.curva.length === 0) return null;
  const look = (value: number) => setTemperature(nearest(value));
  return (
    <section>
      <div class="plot-head">
        <h3>{esViews.helado.curve}</h3>
        <p class="note">{esViews.helado.freezing(figure(startOf(curve)))}</p>
      </div>
      <FreezingPlot curve={curve} temperature={temperature} onMove={look} />
      <Reading curve={curve} temperature={temperature} onChange={look} />
      {curve.fisica && (
        <p class="note">
          {[...physicsTexts({ ...curve.fisica, texto: thermometerText(curve.fisica) }), esViews.helado.band].join(' ')}
        </p>
      )}
    </section>
  );
}

/** °C a formula is served at, where it says so. */
export function servedAt({ temperatura_servicio: asked }: CraftViewProps['body']): number | null {
  return typeof asked === 'number' ? asked : null;
}

/** A temperature of the plot, in halves of a degree. */
export const nearest = (value: number) => Math.round(Math.min(0, Math.max(COLDEST, value)) * 2) / 2;

/** Where it begins to freeze, °C. */
export function startOf({ fisica, puntoCongelacion }: CurveResponse): number {
  return fisica?.punto_congelacion ?? puntoCongelacion ?? 0;
}

interface PlotProps {
  readonly curve: CurveResponse;
  readonly temperature: number;
  readonly onMove: (temperature: number) => void;
}

function FreezingPlot({ curve, temperature, onMove }: PlotProps) {
  const { servicio } = curve;
  const { x, y } = scales.value;
  const { width, height } = frame.value;
  const [low, high] = servicio.rango_trabajo;
  const serving = Math.max(COLDEST, servicio.PAC);
  // With cocoa or nuts it is not the share of a plain mix: the dot stands where the curve is.
  const share = 100 * iceWithin(curve, serving).share;
  const title = esViews.helado.plotTitle(figure(startOf(curve)), figure(serving), short(share, 0));
  // Near the right edge its text has room on the left only, under the curve.
  const late = x(serving) > width / 2;
  return (
    <Frame title={title} x={x} y={y} xLabel={esViews.helado.xAxis} yLabel={esViews.helado.yAxis} onMove={onMove}>
      <rect
        class="band"
        x={x(low)}
        width={x(high) - x(low)}
        y={MARGIN.top}
        height={height - MARGIN.bottom - MARGIN.top}
      />
      <text class="band-label" x={x(low) - 6} y={height - MARGIN.bottom - 10} text-anchor="end">
        {esViews.helado.working}
      </text>
      <path class="margin" d={marginOf(curve)} />
      <path class="curve" d={pathOf(curve)} />
      <g class="cursor">
        <line x1={x(temperature)} x2={x(temperature)} y1={MARGIN.top} y2={height - MARGIN.bottom} />
        <circle cx={x(temperature)} cy={y(100 * iceWithin(curve, temperature).share)} r="4" />
      </g>
      <g class={servicio.en_rango === false ? 'serving out' : 'serving'}>
        <circle cx={x(serving)} cy={y(share)} r="7" />
        <text x={x(serving) + (late ? -12 : 12)} y={y(share) + (late ? 20 : -8)} text-anchor={late ? 'end' : 'start'}>
          {esViews.helado.serving} {figure(servicio.PAC)} °C
        </text>
      </g>
    </Frame>
  );
}

export function pathOf(curve: CurveResponse): string {
  const { x, y } = scales.value;
  const path = line<number>(
    (t) => x(t),
    (t) => y(100 * iceWithin(curve, t).share),
  ).curve(curveMonotoneX)(temperatures(curve));
  return path ?? '';
}

/** The band the curve may lie in. */
function marginOf(curve: CurveResponse): string {
  const { x, y } = scales.value;
  const band = area<number>(
    (t) => x(t),
    (t) => y(100 * iceWithin(curve, t).low),
    (t) => y(100 * iceWithin(curve, t).high),
  ).curve(curveMonotoneX)(temperatures(curve));
  return band ?? '';
}

/** °C below the freezing point where the curve bends. */
const BEND: readonly number[] = [0, 0.1, 0.25, 0.5, 0.75];

function temperatures(curve: CurveResponse): number[] {
  const start = Math.max(COLDEST, startOf(curve));
  const halves = Array.from({ length: -2 * COLDEST + 1 }, (_, i) => COLDEST + i / 2);
  const bend = BEND.map((below) => start - below).filter((t) => t > COLDEST);
  return [...new Set([...halves, ...bend])].sort((a, b) => a - b);
}

interface ReadingProps {
  readonly curve: CurveResponse;
  readonly temperature: number;
  readonly onChange: (temperature: number) => void;
}

/** The temperature that is looked at, for the keyboard and for fingers. */
export function Thermometer({ temperature, onChange }: Omit<ReadingProps, 'curve'>) {
  return (
    <label>
      <span class="sr-only">{esViews.helado.at}</span>
      <input
        type="range"
        min={COLDEST}
        max={0}
        step={0.5}
        value={temperature}
        aria-valuetext={`${figure(temperature, 1)} °C`}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}

/** The values under the pointer; the slider gives them to the keyboard and to fingers too. */
function Reading({ curve, temperature, onChange }: ReadingProps) {
  const { share, ice } = iceWithin(curve, temperature);
  return (
    <div class="plot-reading">
      <Thermometer temperature={temperature} onChange={onChange} />
      <output>{esViews.helado.value(figure(temperature, 1), figure(100 * share, 1), figure(ice, 1))}</output>
    </div>
  );
}
