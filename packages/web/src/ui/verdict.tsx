import { outcomeOf, upperFirst } from '../engine.ts';
import { es } from '../es.ts';
import type { Medal, Reading, Refusal } from '../reading.ts';
import { AlmondIcon, MedalIcon } from './icons.tsx';

/** The word that matters, large; said aloud only when it changes. */
export function Verdict({ reading }: { reading: Reading | Refusal | null }) {
  const good = reading?.kind === 'reading' ? String(reading.outcome.good) : reading === null ? 'none' : 'false';
  return (
    <section class="verdict" id="lectura" tabIndex={-1} aria-label={es.verdictLabel} data-good={good}>
      <p class="verdict-word" role="status">
        {reading === null ? es.emDash : reading.kind === 'refusal' ? es.verdict.bad : wordOf(reading)}
      </p>
      {reading?.kind === 'reading' && <Prize reading={reading} />}
      <p class="verdict-note">{reading?.kind === 'reading' && noteOf(reading)}</p>
    </section>
  );
}

function Prize({ reading }: { reading: Reading }) {
  const { almonds, medal } = reading;
  if (almonds !== null) {
    return (
      <p class="prize">
        {[1, 2, 3].map((n) => (
          <AlmondIcon key={n} full={n <= almonds} />
        ))}
        <span class="sr-only">{es.almonds(almonds)}</span>
      </p>
    );
  }
  if (medal === null) return null;
  return (
    <p class="prize">
      <MedalIcon medal={medal} />
      {/* Without a verdict the medal itself is the word beside it. */}
      {reading.response.verdict !== undefined && <span>{es.medals[medal]}</span>}
    </p>
  );
}

export function wordOf({ response }: Reading): string {
  return resultWord(response);
}

/** Verdict where the craft gives one; otherwise its medal or category. */
export function resultWord(response: object): string {
  const { verdict, score } = response as { readonly verdict?: string; readonly score?: { readonly medalla?: Medal } };
  if (score?.medalla) return es.medals[score.medalla];
  if (verdict === undefined) return upperFirst(outcomeOf(response).text);
  return verdict === 'equilibrada' ? es.verdict.good : es.verdict.bad;
}

function noteOf({ meters }: Reading): string {
  const judged = meters.filter(({ state }) => state !== 'libre');
  return es.verdictNote(judged.filter(({ state }) => state === 'dentro').length, judged.length);
}
