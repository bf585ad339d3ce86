import { es } from '../es.ts';
import type { Reading, Refusal } from '../reading.ts';
import { AlmondIcon, MedalIcon } from './icons.tsx';

/** The word that matters, large; said aloud only when it changes. */
export function Verdict({ reading }: { reading: Reading | Refusal | null }) {
  if (reading === null) return <EmptyVerdict />;
  if (reading.kind === 'refusal') {
    return (
      <div class="verdict" data-good="false">
        <p class="verdict-word" role="status">
          {es.verdict.bad}
        </p>
        <p class="verdict-note">{reading.message}</p>
      </div>
    );
  }
  return (
    <div class="verdict" data-good={reading.outcome.good}>
      <p class="verdict-word" role="status">
        {wordOf(reading)}
      </p>
      <Prize reading={reading} />
      <p class="verdict-note">{noteOf(reading)}</p>
    </div>
  );
}

function EmptyVerdict() {
  return (
    <div class="verdict" data-good="none">
      <p class="verdict-word" role="status">
        {es.emDash}
      </p>
      <p class="verdict-note">{es.empty}</p>
    </div>
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
      <span>{es.medals[medal]}</span>
      <span class="sr-only">{es.medal(es.medals[medal])}</span>
    </p>
  );
}

/** Verdict where the craft gives one; otherwise its score in words. */
export function wordOf({ response, outcome, medal }: Reading): string {
  if (response.verdict === 'equilibrada') return es.verdict.good;
  if (response.verdict === 'revisar') return es.verdict.bad;
  return medal === null ? outcome.text : es.medal(es.medals[medal]);
}

function noteOf({ denomination, meters }: Reading): string {
  if (denomination !== null) return denomination;
  const judged = meters.filter(({ state }) => state !== 'libre');
  return es.verdictNote(judged.filter(({ state }) => state === 'dentro').length, judged.length);
}
