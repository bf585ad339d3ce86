import { ASSEMBLY } from '../crafts/assembly.ts';
import { type Analysis, isOut, type Outcome, upperFirst } from '../crafts/engine.ts';
import type { Reading, Refusal } from '../recipe/reading.ts';
import { acceptances } from '../ui/screen.ts';
import { readingModule } from './reading-module.ts';
import { esBench } from './texts.ts';

interface VerdictProps {
  readonly reading: Reading | Refusal | null;
  /** The figures stand, and what is published may still take a good verdict from them. */
  readonly isPending: boolean;
}

/** The word that matters, large; said aloud only when it changes. */
export function Verdict({ reading, isPending }: VerdictProps) {
  const unread = isPending ? 'pending' : 'none';
  const good =
    reading?.kind === 'reading' ? String(reading.analysis.outcome.good) : reading === null ? unread : 'false';
  const { Mend, Prize } = readingModule.here.value ?? {};
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
                : verdictOf(reading.analysis)}
          </span>
        </p>
        {reading?.kind === 'reading' && Prize && <Prize outcome={reading.analysis.outcome} />}
        <p class="verdict-note">
          {reading?.kind === 'reading' && noteOf(reading.analysis)}
          {isPending && esBench.comparing}
        </p>
      </div>
      {mends && Mend && <Mend />}
    </section>
  );
}

function allGood({ good, medal, almonds }: Outcome): boolean {
  return good && (medal === null || medal === 'gold') && (almonds === null || almonds === 3);
}

/** The name of what the craft gives on top of the verdict: a category, a medal. */
export function prizeOf({ almonds, medal, text }: Outcome): string | null {
  if (almonds !== null) return upperFirst(text);
  return medal === null ? null : esBench.medals[medal];
}

/** One vocabulary for the five crafts: nothing to change, something to better, something to change. */
function verdictOf({ type, outcome, meters }: Analysis): string {
  if (type === ASSEMBLY) return outcome.text;
  if (!outcome.good) return esBench.verdicts.revisar;
  return meters.some(isOut) ? esBench.verdicts.mejorable : esBench.verdicts.equilibrada;
}

/** The verdict with what the craft gives on top, in one line. */
export function wordOf(analysis: Analysis): string {
  const prize = prizeOf(analysis.outcome);
  return prize === null ? verdictOf(analysis) : `${verdictOf(analysis)} · ${prize}`;
}

function noteOf({ type, meters }: Analysis): string {
  if (type === ASSEMBLY) return esBench.unjudged;
  const judged = meters.filter(({ state }) => state !== 'sin_juicio');
  return esBench.verdictNote(judged.filter((meter) => !isOut(meter)).length, judged.length);
}
