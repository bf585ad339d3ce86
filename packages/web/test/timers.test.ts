import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setting } from '../src/storage/browser-notebook.ts';
import { hush, notice } from '../src/ui/screen.ts';
import { now, remaining, resumeTimers, startTimer, stopTimer, timers } from '../src/workshop/timers.ts';

const shown: string[] = [];

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = 'granted';
      constructor(text: string) {
        shown.push(text);
      }
    },
  );
});
afterEach(() => {
  for (const { key } of timers.value) stopTimer(key);
  hush();
  shown.splice(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a step rings on the page and in a notification when its minutes are over, and not before', async () => {
  startTimer('pan/1', 'Amasar (Barra)', 12);
  vi.advanceTimersByTime(60_000);
  expect(remaining(timers.value[0]!, now.value)).toBe('11:00');
  expect(notice.value).toBeNull();
  vi.advanceTimersByTime(11 * 60_000);
  expect(notice.value?.text).toBe('Se acabó el tiempo: Amasar (Barra).');
  expect(timers.value).toEqual([]);
  await expect.poll(() => shown).toEqual(['Se acabó el tiempo: Amasar (Barra).']);
});

test('a page opened again goes on counting, and rings what ended meanwhile', async () => {
  startTimer('pan/2', 'Reposar', 30);
  await expect.poll(() => setting('relojes')).toHaveLength(1);
  timers.value = [];
  vi.setSystemTime(Date.now() + 31 * 60_000);
  await resumeTimers();
  expect(notice.value?.text).toBe('Se acabó el tiempo: Reposar.');
});

test('hours, minutes and seconds are told as a clock does', () => {
  const at = (seconds: number) => remaining({ key: '', text: '', ends: 1000 * seconds }, 0);
  expect([5, 65, 3600, 4805, -3].map(at)).toEqual(['0:05', '1:05', '1:00:00', '1:20:05', '0:00']);
});
