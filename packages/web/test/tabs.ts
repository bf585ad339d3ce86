import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';

type Listener = (event: object) => void;

function fakeStorage(stored: Map<string, string>) {
  return new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
      key: (i: number) => [...stored.keys()][i] ?? null,
      get length() {
        return stored.size;
      },
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: (_, key) => ({ configurable: true, enumerable: true, value: stored.get(String(key)) }),
    },
  );
}

/** Just enough of a browser to run the state of the app without a page: one notebook, any number of tabs. */
export function fakeBrowser() {
  const stored = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { dataset: {} }, title: '' });
  vi.stubGlobal('localStorage', fakeStorage(stored));
  vi.stubGlobal('indexedDB', new IDBFactory());

  /** A tab with its own copy of every module; `hears` is what the browser would tell it. Its notebook is open unless it does not wait. */
  const openTab = async ({ waits = true } = {}) => {
    const listeners: (readonly [string, Listener])[] = [];
    vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.push([type, listener]));
    vi.stubGlobal('sessionStorage', fakeStorage(new Map()));
    vi.resetModules();
    const modules = {
      ...(await import('../src/bench/open-recipes.ts')),
      ...(await import('../src/bench/bench-crafts.ts')),
      ...(await import('../src/bench/formula.ts')),
      ...(await import('../src/bench/edits.ts')),
      ...(await import('../src/bench/drafts.ts')),
      ...(await import('../src/bench/save-recipe.ts')),
      ...(await import('../src/bench/last-on-bench.ts')),
      ...(await import('../src/bench/open-bench.ts')),
      ...(await import('../src/bench/undo-notice.ts')),
      ...(await import('../src/bench/library.ts')),
      ...(await import('../src/bench/prices.ts')),
      ...(await import('../src/bench/batch.ts')),
      ...(await import('../src/ui/screen.ts')),
      ...(await import('../src/bench/copy.ts')),
      ...(await import('../src/storage/browser-notebook.ts')),
      ...(await import('../src/loading/language.ts')),
    };
    if (waits) await modules.openNotebook();
    const hears = (type: 'pagehide') => {
      for (const [wanted, listener] of listeners) if (wanted === type) listener({});
    };
    return { ...modules, hears };
  };

  return { stored, openTab };
}
