import { figure } from '../../ui/format.ts';
import type { CraftViewProps } from './props.ts';
import { esViews } from './texts.ts';

/** What the medal takes, and the ratios a pastry cook thinks in. */
export function PasteleriaView({ analysis: { meters, outcome } }: CraftViewProps) {
  const isOut = meters.some(({ state }) => state === 'bajo' || state === 'alto');
  const ratios = meters.filter(({ key }) => key.startsWith('ratio'));
  return (
    <section>
      {ratios.length > 0 && (
        <>
          <h3>{esViews.pasteleria.ratios}</h3>
          <dl class="ratios">
            {ratios.map(({ key, label, value, state }) => (
              <div key={key} data-state={state}>
                <dt>{label}</dt>
                <dd>
                  {figure(value)}
                  <small> : 1</small>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p class="note">{esViews.pasteleria.meaning[outcome.medal ?? (isOut ? 'none' : 'faulty')]}</p>
    </section>
  );
}
