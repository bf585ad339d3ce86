import { type FunctionComponent, h } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Lazy, lazy } from './lazy.ts';
import { tellLoadFailed } from './retryable.ts';

type Failed = (again: () => void) => void;

/** A lazy part, fetched when drawn, null until then; `failed` must be a constant. */
export function useLazy<T>({ here, bring }: Lazy<T>, failed: Failed = tellLoadFailed): T | null {
  useEffect(() => {
    let wanted = true;
    const attempt = () => {
      bring().catch(() => wanted && failed(attempt));
    };
    attempt();
    return () => {
      wanted = false;
    };
  }, [bring, failed]);
  return here.value;
}

interface Options {
  /** Stands in its place meanwhile. */
  readonly until?: FunctionComponent;
  readonly failed?: Failed;
}

/** A component that is fetched when it is first drawn. */
export function lazyComponent<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { until, failed }: Options = {},
): FunctionComponent<Props> {
  const part = lazy(load);
  return (props) => {
    const Loaded = useLazy(part, failed);
    if (Loaded) return h(Loaded, props);
    return until ? h(until, null) : null;
  };
}
