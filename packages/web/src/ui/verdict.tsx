import { type Analysis, isOut, type Outcome, upperFirst } from '../engine.ts';
import { es } from '../es.ts';
import type { Reading, Refusal } from '../reading.ts';
import { AlmondIcon, MedalIcon } from './icons.tsx';

/** The word that matters, large; said aloud only when it changes. */
export function Verdict({ reading }: { reading: Reading | Refusal | null }) {
  const good =
    reading?.kind === 'reading' ? String(reading.analysis.outcome.good) : reading === null ? 'none' : 'false';
  return (
    <section class="verdict" id="lectura" tabIndex={-1} aria-label={es.verdictLabel} data-good={good}>
      <p class="verdict-word" role="status">
        {reading === null ? es.emDash : reading.kind === 'refusal' ? es.verdicts.revisar : wordOf(reading.analysis)}
      </p>
      {reading?.kind === 'reading' && <Prize outcome={reading.analysis.outcome} />}
      <p class="verdict-note">{reading?.kind === 'reading' && noteOf(reading.analysis)}</p>
    </section>
  );
}

function Prize({ outcome: { id, almonds, medal } }: { outcome: Outcome }) {
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
      {id !== medal && <span>{es.medals[medal]}</span>}
    </p>
  );
}

/** Verdict where the craft gives one; otherwise its medal or category. */
export function wordOf({ outcome: { id, text } }: Analysis): string {
  return words[id] ?? upperFirst(text);
}

const words: Readonly<Record<string, string>> = { ...es.verdicts, ...es.medals };

function noteOf({ meters }: Analysis): string {
  const judged = meters.filter(({ state }) => state !== 'sin_juicio');
  return es.verdictNote(judged.filter((meter) => !isOut(meter)).length, judged.length);
}
