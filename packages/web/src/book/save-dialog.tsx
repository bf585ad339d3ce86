import { useState } from 'preact/hooks';
import { base, edit, recipe } from '../bench/workbench.ts';
import { Dialog } from '../ui/dialog.tsx';
import { es } from '../ui/es.ts';
import { esPanels } from '../ui/panel-texts.ts';
import { dialog } from '../ui/screen.ts';
import { saveApart, saveVersionOf } from './save.ts';

/** Saves with a note, as one more version or as a recipe apart. */
export function SaveDialog() {
  const former = base.value?.contenido.titulo ?? null;
  const [title, setTitle] = useState(recipe.value?.title ?? '');
  const [note, setNote] = useState('');
  const close = (work: () => Promise<void>) => () => {
    dialog.value = null;
    void work();
  };
  const asVersion = close(() => {
    edit((current) => ({ ...current, title }), 'titulo');
    return saveVersionOf(note.trim());
  });
  const apart = close(() => saveApart(title, note.trim()));
  return (
    <Dialog name="guardar">
      {former !== null && <p>{esPanels.saveDialog.lead(former || es.untitled)}</p>}
      <label class="field wide">
        <span>{es.title}</span>
        <input type="text" maxLength={120} value={title} onInput={(event) => setTitle(event.currentTarget.value)} />
      </label>
      <label class="field wide">
        <span>{esPanels.saveDialog.note}</span>
        <input type="text" maxLength={400} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <div class="actions">
        <button type="button" class="primary" onClick={former === null ? asVersion : apart}>
          {former === null ? es.save : esPanels.saveDialog.apart}
        </button>
        {former !== null && (
          <button type="button" class="secondary" onClick={asVersion}>
            {esPanels.saveDialog.version(former || es.untitled)}
          </button>
        )}
      </div>
    </Dialog>
  );
}
