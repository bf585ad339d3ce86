import { freezingCurve, iceWithin, thermometerText } from '@obrador/engine/helado';
import { useState } from 'preact/hooks';
import { figure, short } from '../../ui/format.ts';
import { Frame } from '../../ui/plot/frame.tsx';
import { Legend, seriesClass } from '../../ui/plot/legend.tsx';
import { CABINET, nearest, pathOf, scales, servedAt, startOf, Thermometer } from './helado.tsx';
import type { CurvesProps } from './props.ts';
import { esViews } from './texts.ts';

/** The freezing curves of several ice creams in one plot, with where each is served. */
export function FreezingCurves({ sides }: CurvesProps) {
  const { x, y } = scales.value;
  const [looked, setTemperature] = useState<number | null>(null);
  const temperature = looked ?? sides.map(({ body }) => servedAt(body)).findLast((asked) => asked !== null) ?? CABINET;
  const look = (value: number) => setTemperature(nearest(value));
  const curves = sides.flatMap(({ name, body, analysis }, i) => {
    const curve = analysis && freezingCurve(body);
    if (!curve || curve.curva.length === 0) return [];
    const serving = Math.max(x.domain()[0]!, curve.servicio.PAC);
    return [{ name, i, curve, serving, share: 100 * iceWithin(curve, serving).share }];
  });
  if (curves.length === 0) return null;
  const said = curves.map(({ name, i, serving, share, curve }) => ({
    i,
    name,
    text: [
      esViews.helado.frozenAt(figure(temperature, 1), figure(100 * iceWithin(curve, temperature).share, 1)),
      esViews.helado.compared(figure(startOf(curve)), figure(serving), short(share, 0)),
      curve.fisica && thermometerText(curve.fisica),
    ]
      .filter(Boolean)
      .join(' '),
  }));
  return (
    <section>
      <h3>{esViews.helado.curve}</h3>
      <Frame
        title={`${esViews.helado.curve}. ${said.map(({ name, text }) => `${name}: ${text}`).join(' ')}`}
        x={x}
        y={y}
        xLabel={esViews.helado.xAxis}
        yLabel={esViews.helado.yAxis}
        onMove={look}
      >
        <g class="cursor">
          <line x1={x(temperature)} x2={x(temperature)} y1={y(0)} y2={y(100)} />
        </g>
        {curves.map(({ i, curve, serving, share }) => (
          <g key={i} class={seriesClass(i)}>
            <path class="curve" d={pathOf(curve)} />
            <circle cx={x(serving)} cy={y(share)} r="6" />
          </g>
        ))}
      </Frame>
      <div class="plot-reading">
        <Thermometer temperature={temperature} onChange={look} />
        <output>{figure(temperature, 1)} °C</output>
      </div>
      <Legend entries={said} />
    </section>
  );
}
