import { openShelves } from '../storage/shelves.ts';
import type { Bytes } from './bytes.ts';
import { type Device, openDevice, type Round, roleOf } from './device.ts';
import { replacedHere, STORES, undoReplaced, waitingOf } from './exchange.ts';
import { httpTransport } from './http.ts';
import type { Admission } from './log.ts';
import { ended, type Standing, standing } from './sharing-state.ts';
import { openVault } from './vault.ts';
import { readPhrase, toFragment, toPhrase, workshopKey } from './workshop-key.ts';

const DATABASE = 'obrador';
/** Several writes in a row make one round. */
const SOON_MS = 100;
/** Where no news come, they are asked for. */
const MINUTE_MS = 60_000;

// The notebook opened as by another tab: what is written there wakes this, what is written here reaches the screen.
const shelves = openShelves({
  name: DATABASE,
  onWritten: (written) => {
    if (written.some(({ store }) => STORES.some((each) => each === store))) later(SOON_MS);
  },
});
const vault = openVault(DATABASE);
const transport = httpTransport('');
const device: Device = openDevice({ shelves, vault, transport });

let queue: Promise<unknown> = Promise.resolve();
/** One thing at a time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = queue.then(work, work);
  queue = next.catch(() => {});
  return next;
}

let timer: ReturnType<typeof setTimeout> | undefined;
function later(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sync(), ms);
}

/** The log that is listened to, and how to stop. */
let followed: { readonly id: string; readonly stop: () => void } | null = null;

function follow(workshop: Parameters<typeof transport.follow>[0] | null, seq: number): void {
  if (followed?.id === workshop?.id) return;
  followed?.stop();
  followed = workshop && { id: workshop.id, stop: transport.follow(workshop, seq + 1, () => later(0)) };
}

export function sync(): Promise<void> {
  return inTurn(async () => {
    try {
      await show(await device.round());
    } catch (error) {
      if (standing.value === null) throw error;
      standing.value = { ...standing.value, fault: 'unkept' };
    } finally {
      if (standing.value) later(MINUTE_MS);
    }
  });
}

async function show(round: Round): Promise<void> {
  if (round.ended) ended.value = round.ended;
  const membership = await vault.load();
  if (membership === null) {
    follow(null, 0);
    standing.value = null;
    return;
  }
  const { secret, self, name, log, refused, heard, wrote, checked, seq } = membership;
  const workshop = await workshopKey(secret);
  follow(round.fault === 'none' ? null : workshop, seq);
  const count = Object.values(refused).reduce((sum, each) => sum + each, 0);
  standing.value = {
    name,
    role: roleOf(membership),
    people: Object.entries(log.members).map(([id, each]) => ({
      id,
      name: each.name,
      role: each.role,
      isSelf: id === self.id,
      heard: heard[id] ?? null,
      wrote: wrote[id] ?? 0,
    })),
    phrase: await toPhrase(secret),
    link: `${location.origin}/recetario#${toFragment(secret)}`,
    checked,
    waiting: (await vault.unsent()).length + (await waitingOf(shelves)).length,
    fault: round.fault,
    refused: count,
    isLocked: log.owner === null && count > 0,
    bytes: round.carried?.bytes ?? 0,
    quota: round.carried?.quota ?? 0,
    replaced: (await replacedHere(shelves))[0]?.when ?? null,
  } satisfies Standing;
}

/** Does something with the workshop, and tells the others of it. */
async function act(work: () => Promise<unknown>): Promise<void> {
  ended.value = null;
  await inTurn(work);
  await sync();
}

export const found = (name: string) => act(() => device.found(name));
export const join = (secret: Bytes, name: string) => act(() => device.join(secret, name));
export const admit = (member: string, role: Admission['role']) => act(() => device.admit(member, role));
export const move = (removed: string | null) => act(() => device.move(removed));
export const leave = () => act(device.leave);
export const undo = () => act(() => undoReplaced(shelves));

/** The log as a file; where no service ever carried it, what is in the file counts as sent. */
export async function exportLog(): Promise<string> {
  const text = await inTurn(device.exportLog);
  if (standing.value?.fault === 'none' && (await vault.load())?.seq === 0) {
    await act(async () => vault.sent((await vault.unsent()).map(({ id }) => id)));
  }
  return text;
}

export async function importLog(text: string): Promise<number | null> {
  const changed = await inTurn(() => device.importLog(text));
  await sync();
  return changed;
}

/** Whether a phrase is that of the workshop; then nobody is asked again. */
export async function check(phrase: string): Promise<boolean> {
  const secret = await readPhrase(phrase);
  if (secret === null || (await toPhrase(secret)) !== standing.value?.phrase) return false;
  await act(async () => {
    const membership = await vault.load();
    if (membership) await vault.commit({ ...membership, checked: true }, []);
  });
  return true;
}

addEventListener('online', () => later(0));
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && later(0));
