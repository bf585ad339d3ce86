import { judged } from '../bench/formula.ts';
import { wordOf } from '../bench/verdict.tsx';
import { isOut } from '../crafts/engine.ts';
import { esShell } from './texts.ts';

/** On a phone the verdict stays in sight while the grams are typed. */
export function Footbar() {
  const current = judged.value;
  if (current?.kind !== 'reading') return null;
  const { meters, outcome } = current.analysis;
  const out = meters.filter(isOut).map(({ label }) => label);
  return (
    <a class="footbar" href="#lectura" data-good={outcome.good}>
      <strong>{wordOf(current.analysis)}</strong>
      <span>{out.length > 0 ? out.join(', ') : esShell.goToReading}</span>
    </a>
  );
}
