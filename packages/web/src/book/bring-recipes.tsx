import { signal } from '@preact/signals';
import { lazyComponent } from '../loading/lazy-component.ts';
import { retryable } from '../loading/retryable.ts';
import { FileButton } from '../ui/file-button.tsx';
import { FORMULA_ID, focusSoon } from '../ui/focus.ts';
import { tell } from '../ui/screen.ts';
import { type Task, TaskProgress, watched } from './bring-progress.tsx';
import { esBring } from './bring-texts.ts';
import type { Brought } from './brought.ts';

/** Fetched with the first file. */
const BringPreview = lazyComponent(() => import('./bring-preview.tsx').then((module) => module.BringPreview));

interface Opened {
  readonly name: string;
  readonly recipes: readonly Brought[];
}

/** A file that was chosen and not brought in yet. */
const opened = signal<Opened | null>(null);
const reading = signal<Task | null>(null);

/** Many recipes at once, looked at one by one before any of them enters. */
export function BringRecipes() {
  const file = opened.value;
  return (
    <section class="bring" aria-label={esBring.title}>
      <h3>{esBring.title}</h3>
      <p>{esBring.lead}</p>
      <div class="actions">
        <FileButton
          label={esBring.file}
          accept=".xlsx,.csv,.tsv,.txt,.json,.html,.htm"
          onFile={(file) => retryable(() => openFile(file))}
        />
      </div>
      <TaskProgress label={esBring.reading} task={reading.value} />
      {file && <BringPreview key={file.name} name={file.name} recipes={file.recipes} close={close} />}
    </section>
  );
}

async function openFile(file: File): Promise<void> {
  opened.value = null;
  const watch = watched(reading);
  try {
    const { readFile } = await import('./brought.ts');
    const recipes = await readFile(file, watch);
    if (watch.signal.aborted) return;
    opened.value = recipes && { name: file.name, recipes };
    if (recipes === null) tell(esBring.unreadable(file.name));
  } finally {
    if (!watch.signal.aborted) reading.value = null;
  }
}

function close(): void {
  opened.value = null;
  focusSoon(FORMULA_ID);
}
