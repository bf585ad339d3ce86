/** Reads and writes JSON in this browser. Storage may be full, forbidden or hold anything: nothing here throws. */
const PREFIX = 'obrador.';

export function load<T>(key: string, read: (value: unknown) => T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return read(text === null ? undefined : JSON.parse(text));
  } catch {
    return read(undefined);
  }
}

/** False when the browser refuses (full or private): the caller tells the person. */
export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab of this browser writes `key`. */
export function onOtherTab(key: string, changed: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === PREFIX + key) changed();
  });
}
