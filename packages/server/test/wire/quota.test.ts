import { describe, expect, test } from 'vitest';
import { createLedger } from '../../src/guards/limiter/ledger.ts';
import { createLocalCounter } from '../../src/guards/limiter/local.ts';
import { inLots } from '../../src/guards/limiter/lots.ts';
import { FORMULA, post, testApp } from '../helpers.ts';

const batch = (count: number) => ({ formulas: Array.from({ length: count }, () => ({ craft: 'helado', ...FORMULA })) });

describe('a batch that is refused', () => {
  test('takes nothing, says how much is left, and when there is room for it', async () => {
    let now = 0;
    const app = testApp({ rateLimit: 60, counter: createLocalCounter(() => now) });
    for (let i = 0; i < 45; i++) {
      await post(app, '/api/balance', FORMULA);
      now += 600;
    }
    const refused = await post(app, '/api/analizar', batch(200));
    expect(refused.statusCode).toBe(429);
    // The fifth request of the minute has to leave: it came after 2.4 s.
    expect(refused.headers).toMatchObject({ 'retry-after': '36', 'ratelimit-remaining': '15' });
    for (let left = 14; left > 9; left--) {
      expect((await post(app, '/api/balance', FORMULA)).headers['ratelimit-remaining']).toBe(String(left));
    }
    now += 36_000 + 2_500;
    const granted = await post(app, '/api/analizar', batch(200));
    expect([granted.statusCode, granted.headers['ratelimit-remaining']]).toEqual([200, '0']);
  });

  test('is let in by a limit smaller than itself, which it uses up', async () => {
    const app = testApp({ rateLimit: 5 });
    const granted = await post(app, '/api/analizar', batch(100));
    expect([granted.statusCode, granted.headers['ratelimit-remaining']]).toEqual([200, '0']);
  });
});

describe('counters take all of a cost or nothing', () => {
  test('in this process, with places given back', () => {
    let now = 0;
    const counter = createLocalCounter(() => now);
    expect(counter.hit('a', 10, 4)).toEqual({ count: 4, resetMs: 60_000 });
    now = 1_000;
    expect(counter.hit('a', 10, 4).count).toBe(8);
    expect(counter.hit('a', 10, 5)).toEqual({ count: 11, resetMs: 59_000 });
    expect(counter.hit('a', 10, 7)).toEqual({ count: 11, resetMs: 60_000 });
    expect(counter.hit('a', 10, -1).count).toBe(7);
    expect(counter.hit('a', 10, 3).count).toBe(10);
  });

  test('in lots', () => {
    const counter = inLots(
      createLocalCounter(() => 0),
      () => 0,
    );
    let granted = 0;
    while (granted < 10_000) {
      if (!((counter.hit('a', 6_000, 50) as { count: number }).count <= 6_000)) break;
      granted += 50;
    }
    expect(granted).toBe(6_000);
  });

  test('alone, where each place counts for every process', () => {
    const ledger = createLedger();
    const now = 1e9;
    expect(ledger.alone('a', 60, now, 2, 10)).toMatchObject({ count: 20, time: now });
    expect(ledger.alone('a', 60, now, 2, 21)).toEqual({ count: 61, resetMs: 60_000 });
    expect(ledger.alone('a', 60, now, 2, -1).count).toBe(18);
    expect(ledger.alone('a', 60, now, 2, 21)).toMatchObject({ count: 60 });
  });
});
