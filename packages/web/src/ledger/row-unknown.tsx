import type { Choice } from '../bench/search.ts';
import type { BenchCraft } from '../crafts/engine.ts';
import { entriesOf } from '../crafts/entries.ts';
import { remember, write } from '../recipe/explained.ts';
import { esMeanings } from '../recipe/meanings-texts.ts';
import type { Line } from '../recipe/recipe.ts';
import { tell } from '../ui/screen.ts';
import { esUnknown } from './row-unknown-texts.ts';
import { useSearch } from './use-search.ts';

/** What was asked and answered once is not asked again, in any recipe. */
function keepAnswer(name: string, food: string): void {
  const former = remember([[name, food]]);
  tell(esMeanings.kept(name, food), { label: esMeanings.dontKeep, run: () => write(former) });
}

interface RowUnknownProps {
  readonly craft: BenchCraft;
  readonly line: Line;
  readonly onPick: (choice: Choice) => void;
}

/** Marks a line the engine does not know, with what it may have meant one tap away. */
export function RowUnknown({ craft, line, onPick }: RowUnknownProps) {
  const answer = useSearch(craft.id, line.name, true);
  const found = answer?.text === line.name ? entriesOf(craft, answer.names.slice(0, 2)) : [];
  return (
    <p class="row-unknown">
      <span>{esUnknown.told}</span> {found.length > 0 && <span>{esUnknown.didYouMean} </span>}
      {found.map((entry) => (
        <button
          key={entry.name}
          type="button"
          class="text"
          aria-label={esUnknown.useInstead(entry.label, line.name)}
          onClick={() => {
            onPick({ kind: 'catalogue', entry });
            keepAnswer(line.name, entry.label);
          }}
        >
          {entry.label}
        </button>
      ))}
      {found.length > 0 && <span>?</span>}{' '}
      <button
        type="button"
        class="text"
        aria-label={esUnknown.describeOwnOf(line.name)}
        onClick={() => onPick({ kind: 'create', text: line.name })}
      >
        {esUnknown.describeOwn}
      </button>
    </p>
  );
}
