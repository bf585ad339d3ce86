import { useEffect, useState } from 'preact/hooks';
import { download } from '../download.ts';
import { es } from '../es.ts';
import { esPanels } from '../panel-texts.ts';
import { acceptsOwn } from '../search.ts';
import { type OwnIngredient, ownIngredients } from '../state/own.ts';
import { ownDraft } from '../state/own-draft.ts';
import { dropOwn, keepOwn, readOwnIngredients } from '../state/own-write.ts';
import { tell } from '../state/ui.ts';
import { craft } from '../state/workbench.ts';
import { Dialog } from './dialog.tsx';
import { DIALOG_TITLE_ID, focusSoon } from './focus.ts';
import { OwnForm } from './own-form.tsx';

/** Ingredients the catalogue lacks: kept in this browser, to take away and bring back as a file. */
export function OwnDialog() {
  const [edited, setEdited] = useState<OwnIngredient | null>(null);
  /** Counts what was saved, so that each begins with an empty form. */
  const [kept, setKept] = useState(0);
  const current = craft.value;
  useEffect(
    () => () => {
      ownDraft.value = null;
    },
    [],
  );
  if (!current) return null;
  const mine = ownIngredients.value.filter((own) => own.craft === current.id);
  return (
    <Dialog name="propios">
      {acceptsOwn(current) ? (
        <OwnForm
          key={`${kept}-${edited?.name ?? ''}`}
          craft={current}
          edited={edited}
          onDone={() => {
            setEdited(null);
            setKept(kept + 1);
          }}
        />
      ) : (
        <p>{esPanels.ownDialog.notHere(current.label)}</p>
      )}
      {mine.length > 0 && <h3>{esPanels.ownDialog.kept}</h3>}
      <ul class="entries">
        {mine.map((own) => (
          <li key={own.name}>
            <button type="button" class="entry-open" onClick={() => setEdited(own)}>
              <strong>{own.name}</strong>
              <span>{esPanels.ownDialog.edit}</span>
            </button>
            <button
              type="button"
              class="text"
              aria-label={esPanels.ownDialog.removeOf(own.name)}
              onClick={() => drop(own)}
            >
              {esPanels.ownDialog.remove}
            </button>
          </li>
        ))}
      </ul>
      <div class="actions">
        <button
          type="button"
          class="secondary"
          disabled={ownIngredients.value.length === 0}
          onClick={() =>
            download(
              'ingredientes-propios.json',
              'application/json',
              `${JSON.stringify(ownIngredients.value, null, 2)}\n`,
            )
          }
        >
          {esPanels.ownDialog.export}
        </button>
        <label class="file secondary">
          {esPanels.ownDialog.import}
          <input type="file" accept="application/json,.json" onChange={(event) => importFile(event.currentTarget)} />
        </label>
      </div>
    </Dialog>
  );
}

function drop(own: OwnIngredient): void {
  void dropOwn(own);
  tell(esPanels.ownDialog.removed(own.name), { label: es.undo, run: () => void keepOwn(own), stays: true });
  focusSoon(DIALOG_TITLE_ID);
}

async function importFile(input: HTMLInputElement): Promise<void> {
  const text = await input.files?.[0]?.text();
  input.value = '';
  if (text === undefined) return;
  const found = parse(text);
  if (found.length === 0) return tell(esPanels.ownDialog.badFile);
  if (await keepOwn(...found)) tell(esPanels.ownDialog.imported(found.length));
}

function parse(text: string): OwnIngredient[] {
  try {
    return readOwnIngredients(JSON.parse(text));
  } catch {
    return [];
  }
}
