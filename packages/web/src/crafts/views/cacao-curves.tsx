import { Legend, seriesClass } from '../../ui/plot/legend.tsx';
import { pathOf, TemperingFrame, temperingText } from './cacao.tsx';
import type { CurvesProps } from './props.ts';
import { esViews } from './texts.ts';

/** The tempering curves of several chocolates in one plot. */
export function TemperingCurves({ sides }: CurvesProps) {
  const curves = sides.flatMap(({ name, analysis }, i) =>
    analysis?.tempering ? [{ name, i, tempering: analysis.tempering, text: temperingText(analysis.tempering) }] : [],
  );
  if (curves.length === 0) return null;
  return (
    <section>
      <h3>{esViews.cacao.tempering}</h3>
      <TemperingFrame said={curves.map(({ name, text }) => `${name}: ${text}`).join('. ')}>
        {curves.map(({ i, tempering }) => (
          <g key={i} class={seriesClass(i)}>
            <path class="curve" d={pathOf(tempering)} />
          </g>
        ))}
      </TemperingFrame>
      <Legend entries={curves} />
    </section>
  );
}
