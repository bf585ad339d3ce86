import { retryable } from '../loading/retryable.ts';
import { changes, fault, restored, writeAgain } from '../storage/browser-notebook.ts';
import { CrossIcon } from '../ui/icons.tsx';
import { tell } from '../ui/screen.ts';
import { esUi } from '../ui/texts.ts';
import { esKeeping } from './keeping-texts.ts';
import { esShell } from './texts.ts';

const download = () => retryable(async () => (await import('../bench/copy.ts')).downloadCopy());

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
            {esShell.downloadCopy}
          </button>
          <button type="button" class="text" onClick={() => void retry()}>
            {esUi.retry}
          </button>
        </div>
      )}
      {restored.value && (
        <div class="fault-bar">
          <p>{esKeeping.restored}</p>
          <button type="button" class="secondary" onClick={download}>
            {esShell.downloadCopy}
          </button>
          <button
            type="button"
            class="quiet"
            aria-label={esUi.dismiss}
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
        {esShell.downloadCopy}
      </button>
    </p>
  );
}
