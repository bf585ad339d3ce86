import { useState } from 'preact/hooks';
import { columnLabel } from '../columns.ts';
import type { Craft } from '../engine.ts';
import { rangeText } from '../format.ts';
import { esPanels } from '../panel-texts.ts';
import type { OwnIngredient } from '../state/own.ts';
import { type OwnDraft, ownDraft } from '../state/own-draft.ts';
import { keepOwn, replaceOwn } from '../state/own-write.ts';
import { newLine, type OwnFields, renamed } from '../state/recipe.ts';
import { dialog, tell } from '../state/ui.ts';
import { edit } from '../state/workbench.ts';
import { Field } from './field.tsx';
import { DIALOG_TITLE_ID, focusAfterDialog, focusSoon, gramsFieldId } from './focus.ts';

interface OwnFormProps {
  readonly craft: Craft;
  readonly edited: OwnIngredient | null;
  readonly onDone: () => void;
}

export function OwnForm({ craft, edited, onDone }: OwnFormProps) {
  const [name, setName] = useState(edited?.name ?? ownDraft.value?.name ?? '');
  const [fields, setFields] = useState<OwnFields>(edited?.fields ?? {});
  const faults = faultsIn(craft, fields);
  const usable = name.trim() !== '' && Object.keys(fields).length > 0 && faults.size === 0;
  const set = (key: string, value: number | string | null) => {
    const { [key]: _former, ...rest } = fields;
    setFields(value === null || value === '' ? rest : { ...rest, [key]: value });
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (!usable) return;
    const own: OwnIngredient = { craft: craft.id, name: name.trim(), fields };
    const saving = edited ? replaceOwn(edited, own) : keepOwn(own);
    refreshBench(own, edited?.name ?? own.name);
    if (ownDraft.value) putOnBench(own, ownDraft.value);
    else {
      void saving.then((done) => done && tell(esPanels.ownDialog.saved(own.name)));
      focusSoon(DIALOG_TITLE_ID);
    }
    onDone();
  };
  return (
    <form class="own-form" onSubmit={submit}>
      <p>{craft.shape.words ? esPanels.ownDialog.leadRole : esPanels.ownDialog.lead}</p>
      <label class="field wide">
        <span>{esPanels.ownDialog.name}</span>
        <input
          type="text"
          required
          maxLength={120}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {Object.entries(craft.shape.words ?? {}).map(([key, words]) => (
        <WordField key={key} field={key} words={words} value={fields[key]} onChange={(word) => set(key, word)} />
      ))}
      <div class="fields">
        {Object.keys(craft.shape.numbers ?? {}).map((key) => (
          <Field
            key={key}
            label={columnLabel(key)}
            value={typeof fields[key] === 'number' ? fields[key] : null}
            step={0.1}
            negative={craft.shape.numbers?.[key]?.min === undefined}
            fault={faults.get(key) ?? null}
            onChange={(value) => set(key, value)}
          />
        ))}
      </div>
      <button type="submit" class="primary" disabled={!usable}>
        {ownDraft.value ? esPanels.ownDialog.keepAndUse : esPanels.ownDialog.keep}
      </button>
    </form>
  );
}

/** Values the engine would refuse, with the bounds it gives them. */
function faultsIn(craft: Craft, fields: OwnFields): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  for (const [key, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }] of Object.entries(
    craft.shape.numbers ?? {},
  )) {
    const value = fields[key];
    if (typeof value === 'number' && (value < min || value > max))
      faults.set(key, esPanels.ownDialog.bounds(rangeText(min, Number.isFinite(max) ? max : null)));
  }
  return faults;
}

interface WordFieldProps {
  readonly field: string;
  readonly words: readonly string[];
  readonly value: number | string | undefined;
  readonly onChange: (word: string) => void;
}

function WordField({ field, words, value, onChange }: WordFieldProps) {
  return (
    <label class="field wide">
      <span>{columnLabel(field)}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{esPanels.ownDialog.chooseRole}</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {esPanels.roles[word] ?? word}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Gives the name and composition to every line that was called `former`. */
function refreshBench({ name, fields }: OwnIngredient, former: string): void {
  edit((recipe) =>
    recipe.lines.reduce((all, line) => (line.name === former ? renamed(all, line.id, name, fields) : all), recipe),
  );
}

/** Gives it to the line that was waiting for it. */
function putOnBench({ name, fields }: OwnIngredient, draft: OwnDraft): void {
  ownDraft.value = null;
  const added = draft.line === null ? newLine(name, null, fields) : null;
  edit((recipe) =>
    added ? { ...recipe, lines: [...recipe.lines, added] } : renamed(recipe, draft.line!, name, fields),
  );
  dialog.value = null;
  focusAfterDialog(gramsFieldId(added?.id ?? draft.line!));
}
