import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLagMeter, shedding } from '../../src/guards/overload.ts';
import { createTurns } from '../../src/guards/turns.ts';

/** A process of which each sample tells how long it took, what it and its threads worked, and its loop alone. */
function process() {
  let time = 0;
  let processor = 0;
  let loop = 0;
  const meter = createLagMeter(
    () => time,
    () => [processor, loop],
  );
  onTestFinished(meter.stop);
  return {
    ...meter,
    sample: (ms: number, worked: { readonly processor: number; readonly loop: number }) => {
      time += ms;
      processor += worked.processor;
      loop += worked.loop;
      vi.advanceTimersByTime(100);
    },
  };
}

describe('a process on a busy machine', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
  });

  test('does not take for its own lag what others kept from it, even while its threads work', () => {
    const { lag, sample } = process();
    for (let i = 0; i < 10; i++) sample(1_500, { processor: 1_400, loop: 5 });
    expect(lag()).toBeLessThan(10);
    for (let i = 0; i < 10; i++) sample(1_500, { processor: 5, loop: 1_400 });
    expect(lag()).toBeLessThan(10);
  });

  test('refuses nobody for waiting while it had no processor, and does for waiting while it was at work', () => {
    const wait = (worked: { readonly processor: number; readonly loop: number }) => {
      const { lag, now, sample } = process();
      const turns = createTurns(now);
      const refuses = shedding(500, () => turns, lag);
      // One that takes a whole turn, and one that waits for the next.
      turns.take('a', () => sample(130, { processor: 130, loop: 130 }));
      turns.take('a', () => {});
      sample(3_000, worked);
      return refuses('a');
    };
    expect(wait({ processor: 3_000, loop: 20 })).toBe(false);
    expect(wait({ processor: 20, loop: 20 })).toBe(false);
    expect(wait({ processor: 3_000, loop: 3_000 })).toBe(true);
  });
});
