import { type Remedy, remedies } from '../apply.ts';
import { es } from '../es.ts';
import type { Reading } from '../reading.ts';
import { labelOf } from '../search.ts';
import { lockedBy } from '../state/recipe.ts';
import { tab } from '../state/ui.ts';
import { tellUndoable } from '../state/way-back.ts';
import { craft, edit, reading, recipe, request } from '../state/workbench.ts';
import { focusSoon } from './focus.ts';

const ADVICE_ID = 'consejos';

/** What to change, each piece with a button that does it where it can be done. */
export function Advice() {
  const current = reading.value;
  if (current?.kind !== 'reading' || !craft.value || !request.value) return null;
  return (
    <section class="advice" aria-label={es.advice}>
      <h2 id={ADVICE_ID} tabIndex={-1}>
        {current.response.score ? es.reasons : es.advice}
      </h2>
      <ul class="suggestions">
        {remedies(craft.value, request.value, current.advice).map((remedy) => (
          <Suggestion key={remedy.text} remedy={remedy} />
        ))}
      </ul>
      {!allGood(current) && (
        <button
          type="button"
          class="primary"
          onClick={() => {
            tab.value = 'equilibrar';
            document.getElementById('tab-equilibrar')?.focus();
          }}
        >
          {es.balanceAll}
        </button>
      )}
      {current.warnings.length > 0 && (
        <>
          <h3>{es.warnings}</h3>
          <ul class="warnings">
            {current.warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function allGood({ outcome, medal, almonds }: Reading): boolean {
  return outcome.good && (medal === null || medal === 'gold') && (almonds === null || almonds === 3);
}

function Suggestion({ remedy: { text, change, withEarlier } }: { remedy: Remedy }) {
  const current = recipe.value;
  const held = current && change ? lockedBy(current, change(current)) : [];
  return (
    <li>
      <p>
        {text}
        {held.length > 0 && (
          <span class="note"> {es.lockedAdvice(held.map((name) => labelOf(craft.value!, name)).join(', '))}</span>
        )}
      </p>
      {change && held.length === 0 && (
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
