import { computed, signal } from '@preact/signals';
import { type FaultKind, faultOf } from './faults.ts';
import { isFirstVisit } from './kept-prefs.ts';
import { OLD_PREFIX } from './old-keys.ts';
import { SCHEMA, type Shelved, type StoreName } from './records.ts';
import type { Shelves } from './shelves.ts';
import { shelvesLater } from './shelves-later.ts';
import { claim, isClaimed, newId, type Written } from './tabs.ts';

/** The one notebook of this browser, as every part of the app reaches it. */
export const shelves: Shelves = shelvesLater(async () => {
  const { openShelves } = await import('./shelves.ts');
  return openShelves({
    name: 'obrador',
    onWritten: heard,
    onRestored: () => {
      restored.value = true;
    },
  });
});

/** Why a write was refused, until all that was refused is kept. */
const refusal = signal<FaultKind | null>(null);
/** Why the last reading failed. */
const unreadable = signal<FaultKind | null>(null);
/** Why something is not kept, or cannot be read; null while all is. */
export const fault = computed(() => refusal.value ?? unreadable.value);
/** The browser had thrown the notebook away and this tab has written it again. */
export const restored = signal(false);
/** Changes since the last copy; a copy is suggested after ten. */
export const changes = signal(0);
/** The setting that counts them. */
export const CHANGES = 'copia/cambios';
/** True once a copy has been made. */
export const hasCopy = signal(false);

type Listener = (written: readonly Written[]) => void;
const listeners = new Set<Listener>();

/** Calls back when another tab writes, or a lost notebook was written again. */
export function onWritten(stores: readonly StoreName[], listener: Listener): void {
  listeners.add((written) => {
    if (written.some(({ store }) => stores.includes(store))) listener(written);
  });
}

function heard(written: readonly Written[]): void {
  for (const listener of listeners) listener(written);
}

/** What stands on screen as if it were kept, and is not. */
interface Refused {
  readonly again: () => Promise<unknown>;
  /** What a copy must take along. */
  readonly records?: readonly Shelved[];
}
const refused = new Map<string, Refused>();

/** What the browser refused and only this page has, the newest last. */
export function refusedRecords(): readonly Shelved[] {
  return [...refused.values()].flatMap(({ records = [] }) => records);
}

/** Waits for a write and remembers whether the browser took it; null when it did not. */
export async function kept<T>(write: Promise<T>): Promise<T | null> {
  try {
    const result = await write;
    accepted();
    return result;
  } catch (error) {
    refusal.value = faultOf(error).kind;
    return null;
  }
}

/** One write that succeeds does not speak for another that was refused. */
function accepted(): void {
  unreadable.value = null;
  if (refused.size === 0) refusal.value = null;
}

/** Like `kept`, for what is on screen already: refused, it stays to be tried again until the same key is kept. */
export async function keptOrHeld<T>(key: string, write: Promise<T>, held: Refused): Promise<T | null> {
  const result = await kept(write);
  if (result !== null) letGo(key);
  else {
    refused.delete(key);
    refused.set(key, held);
  }
  return result;
}

/** What was refused under a key is of no more use. */
export function letGo(key: string): void {
  if (refused.delete(key)) accepted();
}

/** Tries again what the browser refused, and whether it keeps anything at all. */
export async function writeAgain(): Promise<boolean> {
  for (const { again } of [...refused.values()]) await again();
  await kept(setSetting(CHANGES, changes.value));
  return fault.value === null;
}

/** Waits for what is read and remembers when it cannot be; that it can says nothing of a write that was refused. */
export async function had<T>(read: Promise<T>): Promise<T | null> {
  try {
    const result = await read;
    unreadable.value = null;
    return result;
  } catch (error) {
    unreadable.value = faultOf(error).kind;
    return null;
  }
}

/** Counts a change and, at the first, asks the browser not to throw the notebook away. */
export function changed(): void {
  changes.value += 1;
  void kept(setSetting(CHANGES, changes.value));
  afterChange.forEach((each) => {
    each();
  });
  // Asked once something is worth keeping; the browser may answer without asking the person.
  if (!asked) void globalThis.navigator?.storage?.persist?.().catch(() => false);
  asked = true;
}
let asked = false;
export const afterChange = new Set<() => void>();

export async function setting(id: string): Promise<unknown> {
  return (await shelves.get('ajustes', id))?.valor;
}

export function setSetting(id: string, value: unknown): Promise<void> {
  return shelves.write(['ajustes'], (writer) => writer.put('ajustes', { v: SCHEMA, id, valor: value }));
}

const tabLock = (tab: string): string => `obrador.pestana.${tab}`;
const TAB_KEY = 'obrador.pestana';

/** The name of this tab, which a reload keeps and a duplicate does not share. */
let tab: string | null = null;
export async function tabName(): Promise<string> {
  if (tab !== null) return tab;
  const former = session(() => sessionStorage.getItem(TAB_KEY)) ?? null;
  if (former !== null && (await claim(tabLock(former)))) tab = former;
  else {
    tab = newId();
    void claim(tabLock(tab));
    session(() => sessionStorage.setItem(TAB_KEY, tab!));
  }
  return tab;
}

/** The name already given; empty before the notebook is open, when there is nothing to leave either. */
export function tabNow(): string {
  return tab ?? '';
}

export function isTabAlive(name: string): Promise<boolean> {
  return isClaimed(tabLock(name));
}

/** Storage of the tab, where the browser allows it. */
export function session<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** True in a browser that has never seen Obrador, until its notebook is open: there is nothing in it to wait for. */
let isBlank = isFirstVisit && session(hasOldTexts) === false;
export function isNotebookBlank(): boolean {
  return isBlank;
}

let opening: Promise<void> | null = null;

/** Opens the notebook and brings in what an older Obrador, or a page that went in haste, left. Never fails. */
export function openNotebook(): Promise<void> {
  opening ??= start().then(() => {
    isBlank = false;
  });
  return opening;
}

async function start(): Promise<void> {
  await tabName();
  const [count, copied] = await Promise.all([had(setting(CHANGES)), had(setting('copia/hecha'))]);
  if (typeof count === 'number') changes.value = count;
  hasCopy.value = copied === true;
  if (fault.value !== null) return;
  if (session(hasOldTexts)) {
    const { migrate } = await import('./migration.ts');
    await kept(migrate(shelves, localStorage, Date.now()));
  }
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500));
  idle(() => void shelves.warm().catch(() => {}));
}

function hasOldTexts(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(OLD_PREFIX) && key !== `${OLD_PREFIX}preferencias`);
}
