import { signal } from '@preact/signals';
import { downloadCopy } from '../bench/copy.ts';
import { book, loadBook } from '../bench/library.ts';
import { loadOwn } from '../bench/own.ts';
import { loadPrices } from '../bench/prices.ts';
import { retryable } from '../loading/retryable.ts';
import {
  type BackupFile,
  type Compared,
  compareBackup,
  mergeBackup,
  readBackup,
  SCHEMA_PATH,
} from '../storage/backup.ts';
import { changed, changes, had, hasCopy, kept, shelves } from '../storage/browser-notebook.ts';
import { download } from '../ui/download.ts';
import { FileButton } from '../ui/file-button.tsx';
import { FORMULA_ID, focusSoon } from '../ui/focus.ts';
import { tell } from '../ui/screen.ts';
import { allowAgain, automatic, canCopyToFile, chooseFile, forgetFile } from './auto-copy.ts';
import { BackupPreview, type Choices } from './backup-preview.tsx';
import { bookCsv } from './book-csv.ts';
import { esBook } from './texts.ts';

interface Opened {
  readonly file: BackupFile;
  readonly compared: readonly Compared[];
}

/** A copy that was opened and not brought in yet. */
const opened = signal<Opened | null>(null);

export function BookBackup() {
  return (
    <section class="backup" aria-label={esBook.copies}>
      <h3>{esBook.copies}</h3>
      <p>{esBook.copiesLead}</p>
      <p class="note" role="status">
        {hasCopy.value ? esBook.sinceCopy(changes.value) : esBook.noCopy}
      </p>
      <div class="actions">
        <button type="button" class="primary" onClick={() => retryable(downloadCopy)}>
          {esBook.download}
        </button>
        <FileButton
          label={esBook.read}
          accept=".json,application/json"
          onFile={(file) => retryable(() => openFile(file))}
        />
        <button
          type="button"
          class="secondary"
          disabled={!book.value?.length}
          onClick={() => retryable(async () => download('recetario.csv', 'text/csv', await bookCsv(book.value ?? [])))}
        >
          {esBook.csv}
        </button>
        <Automatic />
      </div>
      <p class="note">
        {esBook.format} <a href={SCHEMA_PATH}>{esBook.formatLink}</a>.
      </p>
      {opened.value && (
        <BackupPreview
          file={opened.value.file}
          compared={opened.value.compared}
          onBring={(choices) => retryable(() => bring(choices))}
          onCancel={() => {
            opened.value = null;
            focusSoon(FORMULA_ID);
          }}
        />
      )}
    </section>
  );
}

function Automatic() {
  if (!canCopyToFile()) return null;
  const file = automatic.value;
  if (file === null) {
    return (
      <button type="button" class="secondary" onClick={() => void chooseFile()}>
        {esBook.auto}
      </button>
    );
  }
  return (
    <p class="automatic">
      {file.allowed ? esBook.autoOn(file.name) : esBook.autoAsk(file.name)}{' '}
      {!file.allowed && (
        <button type="button" class="text" onClick={() => void allowAgain()}>
          {esBook.autoAgain}
        </button>
      )}
      <button type="button" class="text" onClick={() => void forgetFile()}>
        {esBook.autoOff}
      </button>
    </p>
  );
}

async function openFile(blob: Blob): Promise<void> {
  const file = readBackup(await blob.text());
  if (!file) return tell(esBook.badFile);
  const compared = await had(compareBackup(shelves, file));
  if (compared) opened.value = { file, compared };
}

async function bring(choices: Choices): Promise<void> {
  const { compared } = opened.value!;
  const brought = await kept(mergeBackup(shelves, compared, ({ store, id }) => choices[`${store}/${id}`] ?? 'aqui'));
  if (brought === null) return;
  opened.value = null;
  if (brought > 0) changed();
  await Promise.all([loadBook(), loadOwn(), loadPrices()]);
  tell(esBook.brought(brought));
  focusSoon(FORMULA_ID);
}
