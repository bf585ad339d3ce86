import { signal } from '@preact/signals';
import { isObject } from '../crafts/engine.ts';
import { had, kept, setSetting, setting } from '../storage/browser-notebook.ts';
import { tell } from '../ui/screen.ts';
import { esTimer } from './timer-texts.ts';

/** The clock of a step that is running. */
export interface Timer {
  /** The recipe and its step. */
  readonly key: string;
  /** What is said when it ends. */
  readonly text: string;
  /** Milliseconds of the era. */
  readonly ends: number;
}

export const timers = signal<readonly Timer[]>([]);
/** The moment, to the second, while any clock runs. */
export const now = signal(Date.now());

let beat: ReturnType<typeof setInterval> | undefined;

/** Kept in the notebook, so that a page opened again goes on counting. */
function set(next: readonly Timer[]): void {
  timers.value = next;
  void kept(setSetting('relojes', next));
  run();
}

function run(): void {
  clearInterval(beat);
  now.value = Date.now();
  if (timers.peek().length > 0) beat = setInterval(ringDue, 1000);
}

function ringDue(): void {
  now.value = Date.now();
  const due = timers.peek().filter(({ ends }) => ends <= now.peek());
  if (due.length === 0) return;
  set(timers.peek().filter((timer) => !due.includes(timer)));
  const text = esTimer.done(due.map((timer) => timer.text).join(', '));
  tell(text, { label: esTimer.understood, run: () => {}, stays: true });
  void notify(text);
}

/** A phone shows it only by way of the service worker. */
async function notify(text: string): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await registration.showNotification(text);
  else new Notification(text);
}

export function startTimer(key: string, text: string, minutes: number): void {
  // Asked for while a hand is on the button, as browsers want it.
  if (globalThis.Notification?.permission === 'default') void Notification.requestPermission();
  set([...timers.peek().filter((timer) => timer.key !== key), { key, text, ends: Date.now() + 60_000 * minutes }]);
}

export function stopTimer(key: string): void {
  set(timers.peek().filter((timer) => timer.key !== key));
}

/** Goes on with the clocks of a page that was closed; those that ended meanwhile ring at once. */
export async function resumeTimers(): Promise<void> {
  const read = await had(setting('relojes'));
  if (!Array.isArray(read) || timers.peek().length > 0) return;
  timers.value = read.filter((each): each is Timer => isObject(each) && typeof each.ends === 'number');
  run();
  ringDue();
}

/** «9:05», «1:20:00». */
export function remaining({ ends }: Timer, at: number): string {
  const seconds = Math.max(0, Math.ceil((ends - at) / 1000));
  const two = (n: number) => `${n}`.padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
