import { craft } from '../bench/bench-crafts.ts';
import { edit } from '../bench/edits.ts';
import { shownBench } from '../bench/formula.ts';
import { tellUndoable } from '../bench/undo-notice.ts';
import { labelOf } from '../crafts/entries.ts';
import { useFollowed } from '../loading/followed.ts';
import { focusSoon } from '../ui/focus.ts';
import { memo } from '../ui/memo.tsx';
import { unbroken } from '../ui/unbroken.ts';
import { type Remedy, remedies } from './apply.ts';
import { esReading } from './texts.ts';

const ADVICE_ID = 'consejos';

export const Advice = memo(AdviceList);

/** What to change, each piece with a button that does it where it can be done. */
function AdviceList() {
  const [{ craft, request, judged }, drawn] = useFollowed(shownBench);
  if (judged?.kind !== 'reading' || !craft || !request) return null;
  const { advice, warnings } = judged.analysis;
  if (advice.length === 0 && warnings.length === 0) return null;
  return (
    <section ref={drawn} class="advice" aria-label={esReading.advice}>
      <h2 id={ADVICE_ID} tabIndex={-1}>
        {esReading.advice}
      </h2>
      <ul class="suggestions">
        {remedies(craft, request, advice).map((remedy, i) => (
          <Suggestion key={i} remedy={remedy} />
        ))}
      </ul>
      {warnings.length > 0 && (
        <>
          <h3>{esReading.warnings}</h3>
          <ul class="warnings">
            {warnings.map(({ text }) => (
              <li key={text}>{unbroken(text)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function namesOf(locked: readonly string[]): string {
  return locked.map((name) => labelOf(craft.value!, name)).join(', ');
}

function Suggestion({ remedy: { text, change, withEarlier, locked } }: { remedy: Remedy }) {
  return (
    <li>
      <p>
        {unbroken(text)} {locked.length > 0 && <span class="note">{esReading.underPadlock(namesOf(locked))}</span>}
      </p>
      {change && (
        <button
          type="button"
          class="secondary"
          aria-label={withEarlier ? esReading.applyUpToOf(text) : esReading.applyOf(text)}
          onClick={() => {
            edit(change);
            tellUndoable(esReading.applied);
            // The button may be gone with its fault: the focus goes to the head of what is left.
            focusSoon(ADVICE_ID);
          }}
        >
          {withEarlier ? esReading.applyUpTo : esReading.apply}
        </button>
      )}
    </li>
  );
}
