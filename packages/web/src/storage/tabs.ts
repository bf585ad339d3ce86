import type { StoreName } from './records.ts';

/** What a tab tells the others: which records it wrote. */
export interface Written {
  readonly store: StoreName;
  readonly ids: readonly string[];
}

export interface Channel {
  readonly tell: (written: readonly Written[]) => void;
  readonly close: () => void;
}

/** Speaks with the other tabs of this browser; where it cannot, they learn at their next reading. */
export function openChannel(name: string, heard: (written: readonly Written[]) => void): Channel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => heard(data as readonly Written[]);
  return { tell: (written) => channel.postMessage(written), close: () => channel.close() };
}

const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Runs work while no other tab runs work under the same name. Without locks the transactions still keep order. */
export async function locked<T>(name: string, work: () => Promise<T>): Promise<T> {
  const manager = locks();
  return manager ? ((await manager.request(name, work)) as T) : work();
}

/** Holds a name until the tab goes; false when another tab holds it. True too where the browser has no locks. */
export function claim(name: string): Promise<boolean> {
  const manager = locks();
  if (!manager) return Promise.resolve(true);
  return new Promise((resolve) => {
    manager
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise<never>(() => {});
      })
      .catch(() => resolve(true));
  });
}

/** Whether some tab holds the name; true where the browser cannot tell, so that nothing of a living tab is taken. */
export async function isClaimed(name: string): Promise<boolean> {
  const manager = locks();
  if (!manager?.query) return true;
  const { held = [] } = await manager.query();
  return held.some((lock) => lock.name === name);
}

/** Random and short; `crypto.randomUUID` is missing where the page came without encryption. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `${Date.now().toString(36)}-${Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')}`.slice(
    0,
    22,
  );
}
