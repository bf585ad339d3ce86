import { DECLARED_FIELDS, declarationFaults } from '@obrador/engine/despensa';
import { useState } from 'preact/hooks';
import { edit } from '../bench/edits.ts';
import { type OwnIngredient, records } from '../bench/own.ts';
import { type OwnDraft, ownDraft } from '../bench/own-draft.ts';
import type { Craft } from '../crafts/engine.ts';
import { newLine, renamed } from '../recipe/recipe.ts';
import { ownId } from '../storage/ids.ts';
import type { Label } from '../storage/label.ts';
import type { OwnFields, OwnRecord, Photo } from '../storage/records.ts';
import { DIALOG_TITLE_ID, focusAfterDialog, focusSoon, gramsFieldId } from '../ui/focus.ts';
import { dialog, tell } from '../ui/screen.ts';
import { craftFaults, OwnCraft } from './own-craft.tsx';
import { OwnLabel } from './own-label.tsx';
import { OwnPhoto } from './own-photo.tsx';
import { keepOwn, type OwnContent } from './own-write.ts';
import { esOwn } from './texts.ts';

const CLASH_ID = 'nombre-repetido';

interface OwnFormProps {
  readonly craft: Craft;
  readonly edited: OwnRecord | null;
  readonly onDone: () => void;
}

export function OwnForm({ craft, edited, onDone }: OwnFormProps) {
  const [name, setName] = useState(edited?.nombre ?? ownDraft.value?.name ?? '');
  const [label, setLabel] = useState<Label>(edited?.etiqueta ?? {});
  const [fields, setFields] = useState<OwnFields>(edited?.oficios[craft.id] ?? {});
  const [photoId, setPhotoId] = useState(edited?.foto);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const title = name.trim();
  const own: OwnIngredient = {
    name: title,
    own: Object.keys(fields).length > 0 ? fields : undefined,
    label: DECLARED_FIELDS.some((field) => label[field] !== undefined) ? label : undefined,
  };
  const faults = declarationFaults(label);
  const clash = clashOf(title, edited);
  const told = own.own !== undefined || own.label !== undefined || Object.keys(edited?.oficios ?? {}).length > 0;
  const usable = title !== '' && told && clash === null && faults.size === 0 && craftFaults(craft, fields).size === 0;
  const submit = (event: Event) => {
    event.preventDefault();
    if (!usable) return;
    const { [craft.id]: _former, ...others } = edited?.oficios ?? {};
    const foto = photo?.id ?? photoId;
    const content: OwnContent = {
      nombre: title,
      ...(own.label ? { etiqueta: own.label } : {}),
      oficios: own.own ? { ...others, [craft.id]: own.own } : others,
      ...(foto === undefined ? {} : { foto }),
    };
    const saving = keepOwn(content, edited, photo);
    refreshBench(own, edited?.nombre ?? title);
    if (ownDraft.value) putOnBench(own, ownDraft.value);
    else {
      void saving.then((done) => done && tell(esOwn.saved(title)));
      focusSoon(DIALOG_TITLE_ID);
    }
    onDone();
  };
  return (
    <form class="own-form" onSubmit={submit}>
      <p>{esOwn.lead}</p>
      <label class="field wide">
        <span>{esOwn.name}</span>
        <input
          type="text"
          required
          maxLength={120}
          value={name}
          aria-invalid={clash !== null}
          aria-describedby={clash === null ? undefined : CLASH_ID}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {clash !== null && (
        <p id={CLASH_ID} class="fault" role="alert">
          {clash}
        </p>
      )}
      <OwnLabel name={title} label={label} faults={faults} onChange={setLabel} />
      <OwnCraft craft={craft} fields={fields} onChange={setFields} />
      <OwnPhoto
        name={title}
        id={photoId}
        photo={photo}
        onChange={(next) => {
          setPhoto(next);
          if (next === null) setPhotoId(undefined);
        }}
      />
      <div class="actions">
        <button type="submit" class="primary" disabled={!usable}>
          {ownDraft.value ? esOwn.keepAndUse : esOwn.keep}
        </button>
        {edited && (
          <button type="button" class="text" onClick={onDone}>
            {esOwn.cancel}
          </button>
        )}
      </div>
    </form>
  );
}

/** Why it cannot be kept under this name: nothing kept is ever written over unseen. */
function clashOf(name: string, edited: OwnRecord | null): string | null {
  const here = records.value.find(({ id }) => id === ownId(name));
  if (!here || name === '') return null;
  if (here.id !== edited?.id) return esOwn.taken(here.nombre);
  return here.modificado === edited.modificado ? null : esOwn.changedElsewhere;
}

/** Gives the name and what is known to every line that was called `former`. */
function refreshBench(own: OwnIngredient, former: string): void {
  edit((recipe) =>
    recipe.lines.reduce((all, line) => (line.name === former ? renamed(all, line.id, own.name, own) : all), recipe),
  );
}

/** Gives it to the line that was waiting for it. */
function putOnBench(own: OwnIngredient, draft: OwnDraft): void {
  ownDraft.value = null;
  const added = draft.line === null ? newLine(own.name, null, own) : null;
  edit((recipe) =>
    added ? { ...recipe, lines: [...recipe.lines, added] } : renamed(recipe, draft.line!, own.name, own),
  );
  dialog.value = null;
  focusAfterDialog(gramsFieldId(added?.id ?? draft.line!));
}
