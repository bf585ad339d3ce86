import { vi } from 'vitest';

type Listener = (event: { readonly key?: string }) => void;

/** Just enough of a browser to run the state of the app without a page: one storage, any number of tabs. */
export function fakeBrowser() {
  const stored = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { dataset: {} }, title: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });

  /** A tab with its own copy of every module; `hears` is what the browser would tell it. */
  const openTab = async () => {
    const listeners: (readonly [string, Listener])[] = [];
    vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.push([type, listener]));
    vi.resetModules();
    const modules = {
      ...(await import('../src/state/workbench.ts')),
      ...(await import('../src/state/way-back.ts')),
      ...(await import('../src/state/library.ts')),
      ...(await import('../src/state/prices.ts')),
      ...(await import('../src/state/batch.ts')),
      ...(await import('../src/state/ui.ts')),
    };
    const hears = (type: 'pagehide' | 'storage', key?: string) => {
      for (const [wanted, listener] of listeners) if (wanted === type) listener(key ? { key: `obrador.${key}` } : {});
    };
    return { ...modules, hears };
  };

  return { stored, openTab };
}
