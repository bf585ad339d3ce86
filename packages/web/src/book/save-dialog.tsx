import { useState } from 'preact/hooks';
import { edit } from '../bench/edits.ts';
import { base, recipe } from '../bench/open-recipes.ts';
import { esBench } from '../bench/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { dialog } from '../ui/screen.ts';
import { saveApart, saveVersionOf } from './save.ts';
import { esSave } from './save-texts.ts';

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
      {former !== null && <p>{esSave.lead(former || esBench.untitled)}</p>}
      <label class="field wide">
        <span>{esBench.title}</span>
        <input type="text" maxLength={120} value={title} onInput={(event) => setTitle(event.currentTarget.value)} />
      </label>
      <label class="field wide">
        <span>{esSave.note}</span>
        <input type="text" maxLength={400} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <div class="actions">
        <button type="button" class="primary" onClick={former === null ? asVersion : apart}>
          {former === null ? esBench.save : esSave.apart}
        </button>
        {former !== null && (
          <button type="button" class="secondary" onClick={asVersion}>
            {esSave.version(former || esBench.untitled)}
          </button>
        )}
      </div>
    </Dialog>
  );
}
