import { useEffect, useState } from 'preact/hooks';

/** What a lazy loader brings, or null until it is there. The loader must be a constant. */
export function useLazy<T>(load: () => Promise<T>): T | null {
  const [state, setState] = useState<{ readonly load: unknown; readonly value: T } | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setState({ load, value }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return state?.load === load ? state.value : null;
}
