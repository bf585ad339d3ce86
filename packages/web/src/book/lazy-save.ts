import { lazy } from '../loading/lazy.ts';
import { retryable } from '../loading/retryable.ts';

const saving = lazy(() => import('./save.ts'));

/** Fetches what saves: there before there is anything to save, also where the connection goes. */
export const bringSaving = saving.bring;

/** Saves a new version, with what saves, which comes after the first screen. */
export function quickSave(): Promise<void> {
  return retryable(async () => (await saving.bring()).quickSave());
}
