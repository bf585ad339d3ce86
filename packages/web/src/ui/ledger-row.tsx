import { useRef } from 'preact/hooks';
import type { Craft } from '../engine.ts';
import { es } from '../es.ts';
import { figure, percent } from '../format.ts';
import { type Choice, labelOf } from '../search.ts';
import { proposeOwn } from '../state/own-draft.ts';
import { type Line, renamed, withLine, withoutLine } from '../state/recipe.ts';
import { tellUndoable } from '../state/way-back.ts';
import { edit, selectedId } from '../state/workbench.ts';
import { Combo } from './combo.tsx';
import { ADD_FIELD_ID, focusSoon, gramsFieldId, nameFieldId } from './focus.ts';
import { CrossIcon, LockIcon } from './icons.tsx';
import { NumberField } from './number-field.tsx';
import { addPasted } from './paste-lines.ts';

interface LedgerRowProps {
  readonly craft: Craft;
  readonly line: Line;
  readonly number: number;
  readonly total: number;
  readonly bakers: number | undefined;
  readonly showBakers: boolean;
  readonly next: number | undefined;
  readonly previous: number | undefined;
}

export function LedgerRow({ craft, line, number, total, bakers, showBakers, next, previous }: LedgerRowProps) {
  const { id } = line;
  const label = labelOf(craft, line.name);
  const visit = useRef(0);
  const select = () => {
    selectedId.value = id;
  };

  const pick = (choice: Choice) => {
    if (choice.kind === 'create') return proposeOwn(craft.id, choice.text, id);
    const [name, own] =
      choice.kind === 'own'
        ? [choice.own.name, choice.own.fields]
        : [choice.kind === 'catalogue' ? choice.entry.name : choice.text, undefined];
    if (name !== line.name) edit((recipe) => renamed(recipe, id, name, own));
    if (document.activeElement?.id === nameFieldId(id)) focusSoon(gramsFieldId(id));
  };
  const drop = () => {
    edit((recipe) => withoutLine(recipe, id));
    tellUndoable(es.dropped(label));
    focusSoon((next ?? previous) ? gramsFieldId((next ?? previous)!) : ADD_FIELD_ID);
  };
  const onEnter = (backwards: boolean) => {
    const target = backwards ? previous : next;
    if (target !== undefined) focusSoon(gramsFieldId(target));
    else if (!backwards) focusSoon(ADD_FIELD_ID);
  };

  return (
    <li class="row" data-selected={selectedId.value === id || undefined} data-own={line.own ? '' : undefined}>
      <Combo
        id={nameFieldId(id)}
        craft={craft}
        label={es.ingredientNumber(number)}
        value={label}
        onPick={pick}
        onFocus={select}
        onPasteLines={(text) => addPasted(craft, text)}
      />
      <NumberField
        id={gramsFieldId(id)}
        class="grams"
        label={es.gramsOf(label)}
        describedBy="pista-gramos"
        value={line.grams}
        placeholder="0"
        onChange={(grams) => edit((recipe) => withLine(recipe, id, { grams }), `gramos-${id}-${visit.current}`)}
        onEnter={onEnter}
        onFocus={() => {
          visit.current += 1;
          select();
        }}
      />
      <span class="shares">
        <span class="share">{total > 0 ? percent((line.grams ?? 0) / total) : es.emDash}</span>
        {showBakers && <span class="share bakers">{bakers === undefined ? es.emDash : figure(bakers, 1)}</span>}
      </span>
      <button
        type="button"
        class="quiet"
        aria-pressed={line.locked}
        aria-label={es.lock(label)}
        title={es.lock(label)}
        onClick={() => edit((recipe) => withLine(recipe, id, { locked: !line.locked }))}
      >
        <LockIcon closed={line.locked} />
      </button>
      <button type="button" class="quiet" aria-label={es.drop(label)} title={es.drop(label)} onClick={drop}>
        <CrossIcon />
      </button>
    </li>
  );
}
