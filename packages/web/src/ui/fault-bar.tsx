import { es } from '../es.ts';
import { esKeeping } from '../keeping-texts.ts';
import { changes, fault, restored, writeAgain } from '../state/notebook.ts';
import { tell } from '../state/ui.ts';
import { CrossIcon } from './icons.tsx';
import { retryable } from './retryable.ts';

const download = () => retryable(async () => (await import('../copy.ts')).downloadCopy());

async function retry(): Promise<void> {
  if (!(await writeAgain())) tell(esKeeping.stillNot);
}

/** Says at once when something is not kept, and hands out a copy; stays until it is kept. */
export function FaultBar() {
  return (
    <div role="alert">
      {fault.value !== null && (
        <div class="fault-bar">
          <p>{esKeeping.faults[fault.value]}</p>
          <button type="button" class="secondary" onClick={download}>
            {es.downloadCopy}
          </button>
          <button type="button" class="text" onClick={() => void retry()}>
            {es.retry}
          </button>
        </div>
      )}
      {restored.value && (
        <div class="fault-bar">
          <p>{esKeeping.restored}</p>
          <button type="button" class="secondary" onClick={download}>
            {es.downloadCopy}
          </button>
          <button
            type="button"
            class="quiet"
            aria-label={es.dismiss}
            onClick={() => {
              restored.value = false;
            }}
          >
            <CrossIcon />
          </button>
        </div>
      )}
    </div>
  );
}

export function CopyReminder() {
  return (
    <p class="reminder">
      {esKeeping.copyReminder(changes.value)}{' '}
      <button type="button" class="text" onClick={download}>
        {es.downloadCopy}
      </button>
    </p>
  );
}
