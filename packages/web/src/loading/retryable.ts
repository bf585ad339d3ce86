import { tell } from '../ui/screen.ts';
import { esUi } from '../ui/texts.ts';

/** Runs something that fetches a chunk; when it cannot be had, says so and offers to try again. */
export function retryable(work: () => Promise<void>): Promise<void> {
  return work().catch(() => tellLoadFailed(() => retryable(work)));
}

export function tellLoadFailed(again: () => void): void {
  tell(esUi.loadFailed, { label: esUi.retry, run: again, stays: true });
}
