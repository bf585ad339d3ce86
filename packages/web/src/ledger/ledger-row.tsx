import { computed } from '@preact/signals';
import { useMemo, useRef, useState } from 'preact/hooks';
import { craft as engine } from '../bench/bench-crafts.ts';
import { edit } from '../bench/edits.ts';
import { onFlour, request, selectedId, total } from '../bench/formula.ts';
import { recipe } from '../bench/open-recipes.ts';
import { proposeOwn } from '../bench/own-draft.ts';
import { keepsTotal } from '../bench/prefs.ts';
import { withRecipe } from '../bench/put-recipe.ts';
import type { Choice } from '../bench/search.ts';
import { proposeSubstitutes } from '../bench/substituting.ts';
import { esBench } from '../bench/texts.ts';
import { tellUndoable } from '../bench/undo-notice.ts';
import type { BenchCraft } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import { retryable } from '../loading/retryable.ts';
import { meaningOf } from '../recipe/meanings.ts';
import { type Line, moved, renamed, scaled, totalGrams, weighedLine, withLine, withoutLine } from '../recipe/recipe.ts';
import { ADD_FIELD_ID, focusSoon, gramsFieldId, nameFieldId } from '../ui/focus.ts';
import { figure, percent } from '../ui/format.ts';
import { CrossIcon, LockIcon, SwapIcon } from '../ui/icons.tsx';
import { memo } from '../ui/memo.tsx';
import { type FieldNote, TypedNumber } from '../ui/typed-number.tsx';
import { Combo } from './combo.tsx';
import { commaPlace } from './comma-place.ts';
import { loadAmounts, readLazily } from './lazy-amount.ts';
import { addPasted } from './lazy-paste.ts';
import { MoveHandle } from './move-handle.tsx';
import { esLedger } from './texts.ts';

interface LedgerRowProps {
  readonly craft: BenchCraft;
  readonly line: Line;
  readonly number: number;
  readonly showBakers: boolean;
  readonly next: number | undefined;
  readonly previous: number | undefined;
  /** False when the engine does not know the name: the line weighs and counts for nothing. */
  readonly known: boolean;
  /** Most decimals of the column, so that its commas stand one under the other. */
  readonly decimals: number;
}

/** Only the line that is written in is drawn again; in the others, their share alone. */
export const LedgerRow = memo(Row);

function Row({ craft, line, number, showBakers, next, previous, known, decimals }: LedgerRowProps) {
  const [note, setNote] = useState<FieldNote | null>(null);
  const { id } = line;
  const label = labelOf(craft, line.name);
  const visit = useRef(0);
  const sumBefore = useRef(0);
  const before = useRef(request.peek());
  const byShare = useRef(false);
  const select = () => {
    selectedId.value = id;
  };

  const pick = (choice: Choice) => {
    if (choice.kind === 'create') return proposeOwn(craft.id, choice.text, id);
    if (choice.kind === 'recipe') {
      const wasHere = document.activeElement?.id === nameFieldId(id);
      return withRecipe(choice.recipe, (name, used) => {
        edit((recipe) => renamed(recipe, id, name, used));
        if (wasHere) focusSoon(gramsFieldId(id));
      });
    }
    const own = choice.kind === 'own' ? choice.own : undefined;
    const name =
      choice.kind === 'text'
        ? meaningOf(choice.text)
        : (own ?? (choice.kind === 'catalogue' ? choice.entry : line)).name;
    if (own || name !== line.name) edit((recipe) => renamed(recipe, id, name, own));
    if (document.activeElement?.id === nameFieldId(id)) focusSoon(gramsFieldId(id));
  };
  const drop = () => {
    edit((recipe) => withoutLine(recipe, id));
    tellUndoable(esLedger.dropped(label));
    focusSoon((next ?? previous) ? gramsFieldId((next ?? previous)!) : ADD_FIELD_ID);
  };
  const onEnter = (backwards: boolean) => {
    const target = backwards ? previous : next;
    if (target !== undefined) focusSoon(gramsFieldId(target));
    else if (!backwards) focusSoon(ADD_FIELD_ID);
  };

  const read = (text: string, former: number | null) => {
    // «+20 %» is of the line itself.
    byShare.current = text.includes('%') && !/^\s*[+−-]/.test(text);
    return readLazily(text, () => ({
      name: label,
      former,
      others: total.peek() - (line.grams ?? 0),
      flour:
        showBakers && engine.value && request.value ? { craft: engine.value, request: request.value, line: id } : null,
    }));
  };
  /** What a share was written of is the sum as it was when the field was entered. */
  const settle = () => {
    const merge = `gramos-${id}-${visit.current}`;
    const former = before.current;
    if (former && recipe.peek()?.workshop?.porcentajes) {
      before.current = null;
      retryable(async () => (await import('./keep-shares.ts')).keepShares(former, id, merge));
    }
    const sum = sumBefore.current;
    if (!byShare.current || !keepsTotal.value || sum === 0) return;
    byShare.current = false;
    edit((recipe) => scaled(recipe, sum / totalGrams(recipe.lines)), merge);
  };
  const move = (to: number, merge: string | null = null) => edit((recipe) => moved(recipe, id, to), merge);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const { activeElement } = document;
    move(number - 1 + (event.key === 'ArrowUp' ? -1 : 1));
    // The row is taken out and put in again, which takes the focus from it.
    if (activeElement?.id) focusSoon(activeElement.id);
  };

  return (
    <li
      class="row"
      data-selected={selectedId.value === id || undefined}
      data-own={line.own || line.label || line.made ? '' : undefined}
      data-unknown={known ? undefined : ''}
      style={commaPlace(line.grams, decimals)}
      onKeyDown={onKeyDown}
    >
      <MoveHandle id={id} label={label} number={number} onMove={move} />
      <Combo
        id={nameFieldId(id)}
        craft={craft}
        label={esLedger.ingredientNumber(number)}
        value={label}
        onPick={pick}
        onEnter={() => focusSoon(gramsFieldId(id))}
        onFocus={select}
        onPasteLines={(text) => addPasted(craft.id, text)}
      />
      <TypedNumber
        id={gramsFieldId(id)}
        class="grams"
        label={esLedger.gramsOf(label)}
        describedBy="pista-gramos"
        value={line.grams}
        placeholder="0"
        read={read}
        onNote={setNote}
        wait={loadAmounts}
        onChange={(grams) => edit((recipe) => weighedLine(recipe, id, grams), `gramos-${id}-${visit.current}`)}
        onEnter={onEnter}
        onSettled={settle}
        onFocus={() => {
          visit.current += 1;
          sumBefore.current = total.peek();
          before.current = request.peek();
          byShare.current = false;
          void loadAmounts();
          select();
        }}
      />
      <span class="shares">
        <Share grams={line.grams ?? 0} />
        {showBakers && <FlourShare id={id} />}
      </span>
      <button
        type="button"
        class="quiet"
        aria-pressed={line.locked}
        aria-label={esBench.lock(label)}
        title={esBench.lock(label)}
        onClick={() => edit((recipe) => withLine(recipe, id, { locked: !line.locked }))}
      >
        <LockIcon closed={line.locked} />
      </button>
      <button
        type="button"
        class="quiet swap"
        aria-haspopup="dialog"
        aria-label={esLedger.substitute(label)}
        title={esLedger.substitute(label)}
        disabled={line.name.trim() === '' || !(line.grams ?? 0)}
        onClick={() => proposeSubstitutes(id)}
      >
        <SwapIcon />
      </button>
      <button type="button" class="quiet" aria-label={esLedger.drop(label)} title={esLedger.drop(label)} onClick={drop}>
        <CrossIcon />
      </button>
      <p class="row-note" role="status" data-wrong={note?.wrong || undefined}>
        {note?.text}
      </p>
      {line.approx && (
        <p class="row-approx">
          {esLedger.approx}{' '}
          <button
            type="button"
            class="text"
            aria-label={esLedger.confirmOf(label)}
            onClick={() => edit((recipe) => weighedLine(recipe, id, line.grams))}
          >
            {esLedger.confirm}
          </button>
        </p>
      )}
      {!known && <RowUnknown craft={craft} line={line} onPick={pick} />}
      {line.made && <RowRecipe line={line} />}
    </li>
  );
}

/** Its text follows the total by itself: a key changes it in every line. */
function Share({ grams }: { grams: number }) {
  const text = useMemo(
    () => computed(() => (total.value > 0 ? percent(grams / total.value) : esBench.emDash)),
    [grams],
  );
  return <span class="share">{text}</span>;
}

function FlourShare({ id }: { id: number }) {
  const share = onFlour.value?.get(id);
  return <span class="share bakers">{share === undefined ? esBench.emDash : figure(share, 1)}</span>;
}

/** Says that a line is a recipe; it comes with the first that is one. */
const RowRecipe = lazyComponent(() => import('./row-recipe.tsx').then((module) => module.RowRecipe));

/** Says what an unknown name may have meant; it comes with the first. */
const RowUnknown = lazyComponent(() => import('./row-unknown.tsx').then((module) => module.RowUnknown));
