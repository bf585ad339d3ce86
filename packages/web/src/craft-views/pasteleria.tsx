import { es } from '../es.ts';
import { figure } from '../format.ts';
import { MedalIcon } from '../ui/icons.tsx';
import type { CraftViewProps } from './props.ts';

/** The trophy with what it takes, and the ratios a pastry cook thinks in. */
export function PasteleriaView({ analysis: { meters, outcome } }: CraftViewProps) {
  const ratios = meters.filter(({ key }) => key.startsWith('ratio'));
  return (
    <section>
      <h3>{es.pasteleria.trophy}</h3>
      <div class="trophy">
        {outcome.medal ? <MedalIcon medal={outcome.medal} /> : <span class="no-medal" aria-hidden="true" />}
        <p>{es.pasteleria.meaning[outcome.medal ?? 'none']}</p>
      </div>
      {ratios.length > 0 && (
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
      )}
    </section>
  );
}
