import { useEffect, useState } from 'preact/hooks';
import { tellLoadFailed } from './retryable.ts';

/**
 * What a lazy loader brings, or null until it is there; when it cannot be had the person is told and may try again.
 * The loader and what to do when it fails must be constants.
 */
export function useLazy<T>(load: () => Promise<T>, failed: (again: () => void) => void = tellLoadFailed): T | null {
  const [state, setState] = useState<{ readonly load: unknown; readonly value: T } | null>(null);
  useEffect(() => {
    let wanted = true;
    const attempt = () => {
      load().then(
        (value) => wanted && setState({ load, value }),
        () => wanted && failed(attempt),
      );
    };
    attempt();
    return () => {
      wanted = false;
    };
  }, [load, failed]);
  return state?.load === load ? state.value : null;
}
