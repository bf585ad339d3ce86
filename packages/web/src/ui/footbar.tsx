import { es } from '../es.ts';
import { reading } from '../state/workbench.ts';
import { wordOf } from './verdict.tsx';

/** On a phone the verdict stays in sight while the grams are typed. */
export function Footbar() {
  const current = reading.value;
  if (current?.kind !== 'reading') return null;
  const out = current.meters.filter(({ state }) => state === 'bajo' || state === 'alto').map(({ label }) => label);
  return (
    <a class="footbar" href="#lectura" data-good={current.outcome.good}>
      <strong>{wordOf(current)}</strong>
      <span>{out.length > 0 ? out.join(', ') : es.goToReading}</span>
    </a>
  );
}
