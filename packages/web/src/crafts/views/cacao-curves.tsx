import { rangeText } from '../../ui/format.ts';
import { Frame, frame, MARGIN } from '../../ui/plot/frame.tsx';
import { Legend, seriesClass } from '../../ui/plot/legend.tsx';
import { pathOf, STAGES, scales } from './cacao.tsx';
import type { CurvesProps } from './props.ts';
import { esViews } from './texts.ts';

/** The tempering curves of several chocolates in one plot. */
export function TemperingCurves({ sides }: CurvesProps) {
  const { x, y } = scales.value;
  const curves = sides.flatMap(({ name, analysis }, i) =>
    analysis?.tempering ? [{ name, i, tempering: analysis.tempering }] : [],
  );
  if (curves.length === 0) return null;
  const said = curves.map(({ name, i, tempering }) => ({
    i,
    name,
    text: STAGES.map(
      (stage) => `${esViews.cacao.stages[stage].toLowerCase()} ${rangeText(...tempering[stage])} °C`,
    ).join(', '),
  }));
  return (
    <section>
      <h3>{esViews.cacao.tempering}</h3>
      <Frame
        title={esViews.cacao.plotTitle(said.map(({ name, text }) => `${name}: ${text}`).join('. '))}
        x={x}
        y={y}
        xTicks={[]}
        xLabel=""
        yLabel="°C"
      >
        {STAGES.map((stage, i) => (
          <text key={stage} class="tick" x={x(i + 1)} y={frame.value.height - MARGIN.bottom + 24} text-anchor="middle">
            {esViews.cacao.stages[stage]}
          </text>
        ))}
        {curves.map(({ i, tempering }) => (
          <g key={i} class={seriesClass(i)}>
            <path class="curve" d={pathOf(tempering)} />
          </g>
        ))}
      </Frame>
      <Legend entries={said} />
    </section>
  );
}
