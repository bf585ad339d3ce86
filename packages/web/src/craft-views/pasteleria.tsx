import { es } from '../es.ts';
import { figure } from '../format.ts';
import type { CraftViewProps } from '../ui/craft-view.tsx';
import { MedalIcon } from '../ui/icons.tsx';

/** The trophy with what it takes, and the ratios a pastry cook thinks in. */
export function PasteleriaView({ reading }: CraftViewProps) {
  const ratios = reading.meters.filter(({ key }) => key.startsWith('ratio'));
  return (
    <section>
      <h3>{es.pasteleria.trophy}</h3>
      <div class="trophy">
        {reading.medal ? <MedalIcon medal={reading.medal} /> : <span class="no-medal" aria-hidden="true" />}
        <p>{es.pasteleria.meaning[reading.medal ?? 'none']}</p>
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
