import { useEffect, useState } from 'preact/hooks';
import { craft } from '../bench/bench-crafts.ts';
import { COPY_TYPE } from '../bench/copy.ts';
import { records } from '../bench/own.ts';
import { ownDraft } from '../bench/own-draft.ts';
import { esBench } from '../bench/texts.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { CRAFT_IDS } from '../crafts/engine.ts';
import { forget } from '../recipe/explained.ts';
import { meanings } from '../recipe/meanings.ts';
import { esMeanings } from '../recipe/meanings-texts.ts';
import { ownId } from '../storage/ids.ts';
import type { OwnRecord } from '../storage/records.ts';
import { Dialog } from '../ui/dialog.tsx';
import { download } from '../ui/download.ts';
import { FileButton } from '../ui/file-button.tsx';
import { DIALOG_TITLE_ID, focusSoon } from '../ui/focus.ts';
import { tell } from '../ui/screen.ts';
import { OwnForm } from './own-form.tsx';
import { bringOwn, dropOwn, ownCopy, takeBackOwn } from './own-write.ts';
import { esOwn } from './texts.ts';

/** Ingredients the catalogue lacks, one list for all crafts: kept in this browser, to take away and bring back. */
export function OwnDialog() {
  const [edited, setEdited] = useState(asked);
  /** Counts what was begun, so that each begins with a form of its own. */
  const [begun, setBegun] = useState(0);
  const begin = (record: OwnRecord | null) => {
    setEdited(record);
    setBegun(begun + 1);
  };
  useEffect(
    () => () => {
      ownDraft.value = null;
    },
    [],
  );
  if (!craft.value) return null;
  return (
    <Dialog name="propios">
      <OwnForm key={begun} craft={craft.value} edited={edited} onDone={() => begin(null)} />
      {records.value.length > 0 && <h3>{esOwn.kept}</h3>}
      <ul class="entries">
        {records.value.map((record) => (
          <li key={record.id}>
            <button
              type="button"
              class="entry-open"
              onClick={() => {
                begin(record);
                focusSoon(DIALOG_TITLE_ID);
              }}
            >
              <strong>{record.nombre}</strong>
              <span>{[...toldBy(record), esOwn.edit].join(' · ')}</span>
            </button>
            <button
              type="button"
              class="text"
              aria-label={esOwn.removeOf(record.nombre)}
              onClick={() => {
                if (record.id === edited?.id) begin(null);
                drop(record);
              }}
            >
              {esOwn.remove}
            </button>
          </li>
        ))}
      </ul>
      <Explained />
      <div class="actions">
        <button type="button" class="secondary" disabled={records.value.length === 0} onClick={() => void hand()}>
          {esOwn.export}
        </button>
        <FileButton label={esOwn.import} accept="application/json,.json" onFile={(file) => void bring(file)} />
      </div>
    </Dialog>
  );
}

/** The names that somebody explained once, each to be forgotten. */
function Explained() {
  const said = Object.entries(meanings.value);
  if (said.length === 0) return null;
  return (
    <>
      <h3>{esMeanings.title}</h3>
      <ul class="entries">
        {said.map(([name, food]) => (
          <li key={name}>
            <span class="entry-open">{esMeanings.is(name, food)}</span>
            <button
              type="button"
              class="text"
              aria-label={esMeanings.forgetOf(name)}
              onClick={() => {
                forget(name);
                focusSoon(DIALOG_TITLE_ID);
              }}
            >
              {esMeanings.forget}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The ingredient a line asks about, where it is kept already. */
function asked(): OwnRecord | null {
  const name = ownDraft.peek()?.name ?? '';
  return (name !== '' && records.peek().find(({ id }) => id === ownId(name))) || null;
}

/** The label, and the crafts that know it in their own terms. */
function toldBy({ etiqueta, oficios }: OwnRecord): string[] {
  return [
    ...(etiqueta ? [esOwn.byLabel] : []),
    ...CRAFT_IDS.filter((id) => oficios[id]).map((id) => CRAFTS[id].label.toLowerCase()),
  ];
}

function drop(record: OwnRecord): void {
  void dropOwn(record);
  tell(esOwn.removed(record.nombre), { label: esBench.undo, run: () => void takeBackOwn(record), stays: true });
  focusSoon(DIALOG_TITLE_ID);
}

async function hand(): Promise<void> {
  const text = await ownCopy();
  if (text !== null) download(esOwn.exportName, COPY_TYPE, text);
}

async function bring(file: File): Promise<void> {
  const brought = await bringOwn(await file.text());
  tell(brought ? esOwn.imported(brought.added, brought.different) : esOwn.badFile);
}
