import { ASSEMBLY } from '../crafts/assembly.ts';
import { type Analysis, isOut, type Meter, missOf, type Outcome, upperFirst } from '../crafts/engine.ts';
import type { Reading, Refusal } from '../recipe/reading.ts';
import { figure } from '../ui/format.ts';
import { AlmondIcon, MedalIcon } from '../ui/icons.tsx';
import { acceptances, balanceWanted, tab } from '../ui/screen.ts';
import { esBench } from './texts.ts';

/** The word that matters, large; said aloud only when it changes. */
export function Verdict({ reading }: { reading: Reading | Refusal | null }) {
  const good =
    reading?.kind === 'reading' ? String(reading.analysis.outcome.good) : reading === null ? 'none' : 'false';
  const mends = reading?.kind === 'reading' && !allGood(reading.analysis.outcome);
  return (
    <section
      class="verdict"
      id="lectura"
      tabIndex={-1}
      aria-label={esBench.verdictLabel}
      data-good={good}
      data-mend={mends}
    >
      <div class="verdict-head">
        <p class="verdict-word" role="status">
          {/* A new one each time a proposal is accepted, so that it is stamped anew. */}
          <span key={acceptances.value} class={acceptances.value > 0 ? 'stamped' : undefined}>
            {reading === null
              ? esBench.emDash
              : reading.kind === 'refusal'
                ? esBench.verdicts.revisar
                : wordOf(reading.analysis)}
          </span>
        </p>
        {reading?.kind === 'reading' && <Prize outcome={reading.analysis.outcome} />}
        <p class="verdict-note">{reading?.kind === 'reading' && noteOf(reading.analysis)}</p>
      </div>
      {mends && <Mend analysis={reading.analysis} />}
    </section>
  );
}

/** How many deviations stand beside the verdict. */
const WORST = 3;

/** What is furthest off, and the one button that mends it. */
function Mend({ analysis: { meters } }: { analysis: Analysis }) {
  const worst = meters.filter(isOut).sort((a, b) => weight(b) - weight(a));
  return (
    <div class="mend">
      <ul class="worst" aria-label={esBench.worst}>
        {worst.slice(0, WORST).map((meter) => (
          <li key={meter.key}>
            <span>{meter.label}</span>{' '}
            <strong>
              <span aria-hidden="true">{meter.state === 'alto' ? '▲' : '▼'}</span>{' '}
              {esBench.off(meter.state, `${figure(missOf(meter))}${meter.unit && `\u00a0${meter.unit}`}`, meter.unit)}
            </strong>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="primary"
        onClick={() => {
          tab.value = 'equilibrar';
          balanceWanted.value = true;
          document.getElementById('tab-equilibrar')?.focus();
        }}
      >
        {esBench.balanceAll}
      </button>
    </div>
  );
}

function allGood({ good, medal, almonds }: Outcome): boolean {
  return good && (medal === null || medal === 'gold') && (almonds === null || almonds === 3);
}

/** How far off for its range: tenths of a salt weigh as much as whole degrees. */
function weight(meter: Meter): number {
  const { min, max } = meter;
  const width = min !== null && max !== null ? max - min : Math.abs(min ?? max ?? 0);
  return missOf(meter) / (width || 1);
}

function Prize({ outcome: { id, almonds, medal } }: { outcome: Outcome }) {
  if (almonds !== null) {
    return (
      <p class="prize">
        {[1, 2, 3].map((n) => (
          <AlmondIcon key={n} full={n <= almonds} />
        ))}
        <span class="sr-only">{esBench.almonds(almonds)}</span>
      </p>
    );
  }
  if (medal === null) return null;
  return (
    <p class="prize">
      <MedalIcon medal={medal} />
      {/* Without a verdict the medal itself is the word beside it. */}
      {id !== medal && <span>{esBench.medals[medal]}</span>}
    </p>
  );
}

/** Verdict where the craft gives one; otherwise its medal or category. */
export function wordOf({ outcome: { id, text } }: Analysis): string {
  return words[id] ?? upperFirst(text);
}

const words: Readonly<Record<string, string>> = { ...esBench.verdicts, ...esBench.medals };

function noteOf({ type, meters }: Analysis): string {
  if (type === ASSEMBLY) return esBench.unjudged;
  const judged = meters.filter(({ state }) => state !== 'sin_juicio');
  return esBench.verdictNote(judged.filter((meter) => !isOut(meter)).length, judged.length);
}
