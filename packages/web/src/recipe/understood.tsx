import type { ParsedRecipe } from '../crafts/engine.ts';
import { outcomesOf, unweighedIn } from './paste-outcome.ts';
import { esPaste } from './paste-texts.ts';

/** Line by line, what was written and what becomes of it. */
export function Understood({ parsed }: { parsed: ParsedRecipe }) {
  const outcomes = outcomesOf(parsed);
  return (
    <>
      <p>
        <strong>{esPaste.understood(parsed.items.length, unweighedIn(parsed))}</strong>
      </p>
      <ol class="pasted">
        {outcomes.slice(0, MOST_SHOWN).map(({ line, kind, text, becomes, notes }, i) => (
          // Two ingredients may stand in one line.
          <li key={i} data-kind={kind}>
            <span class="pasted-line">{line}</span>
            <span>{text}</span>
            <b>{becomes}</b>
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </li>
        ))}
      </ol>
      {outcomes.length > MOST_SHOWN && <p>{esPaste.more(outcomes.length - MOST_SHOWN)}</p>}
    </>
  );
}

const MOST_SHOWN = 300;
