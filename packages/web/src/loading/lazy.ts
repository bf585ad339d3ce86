import { type ReadonlySignal, signal } from '@preact/signals';

/** What comes after the first screen: when it is first asked for, and again after a failure. */
export interface Lazy<T> {
  /** Null until it has come. */
  readonly here: ReadonlySignal<T | null>;
  readonly bring: () => Promise<T>;
}

export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  const here = signal<T | null>(null);
  let coming: Promise<T> | null = null;
  const attempt = async () => {
    try {
      here.value = await load();
      return here.value;
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  const bring = () => {
    coming ??= attempt();
    return coming;
  };
  return { here, bring };
}
