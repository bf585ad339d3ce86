import { tellUndoable } from '../bench/undo-notice.ts';
import { craft, edit, reading, request } from '../bench/workbench.ts';
import { labelOf } from '../crafts/entries.ts';
import { es } from '../ui/es.ts';
import { focusSoon } from '../ui/focus.ts';
import { type Remedy, remedies } from './apply.ts';

const ADVICE_ID = 'consejos';

/** What to change, each piece with a button that does it where it can be done. */
export function Advice() {
  const current = reading.value;
  if (current?.kind !== 'reading' || !craft.value || !request.value) return null;
  const { advice, warnings } = current.analysis;
  return (
    <section class="advice" aria-label={es.advice}>
      <h2 id={ADVICE_ID} tabIndex={-1}>
        {es.advice}
      </h2>
      <ul class="suggestions">
        {remedies(craft.value, request.value, advice).map((remedy, i) => (
          <Suggestion key={i} remedy={remedy} />
        ))}
      </ul>
      {warnings.length > 0 && (
        <>
          <h3>{es.warnings}</h3>
          <ul class="warnings">
            {warnings.map(({ text }) => (
              <li key={text}>{text}</li>
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
        {text} {locked.length > 0 && <span class="note">{es.underPadlock(namesOf(locked))}</span>}
      </p>
      {change && (
        <button
          type="button"
          class="secondary"
          aria-label={withEarlier ? es.applyUpToOf(text) : es.applyOf(text)}
          onClick={() => {
            edit(change);
            tellUndoable(es.applied);
            // The button may be gone with its fault: the focus goes to the head of what is left.
            focusSoon(ADVICE_ID);
          }}
        >
          {withEarlier ? es.applyUpTo : es.apply}
        </button>
      )}
    </li>
  );
}
