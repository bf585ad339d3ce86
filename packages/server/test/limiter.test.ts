import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runs } from '../../../scripts/lib/long.ts';
import { clientKey, maskedAddress } from '../src/guards/client.ts';
import type { Counter, Hit } from '../src/guards/limiter/counter.ts';
import { type RemoteCounter, withFallback } from '../src/guards/limiter/fallback.ts';
import { createLedger } from '../src/guards/limiter/ledger.ts';
import { createLocalCounter } from '../src/guards/limiter/local.ts';
import { inLots } from '../src/guards/limiter/lots.ts';
import { createPatience } from '../src/guards/limiter/patience.ts';
import { createLog } from '../src/infrastructure/log.ts';
import { FORMULA, post, testApp } from './helpers.ts';
import { until } from './process.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  remoteAddress,
  ...(forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } }),
});

describe('60 requests per minute and client', () => {
  test('the sixty-first gets 429 with Retry-After, in Spanish', async () => {
    const app = testApp({ rateLimit: 60 });
    for (let left = 59; left >= 0; left--) {
      const response = await post(app, '/api/balance', FORMULA);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': String(left) });
      expect(Number(response.headers['ratelimit-reset'])).toBeLessThanOrEqual(60);
    }
    const response = await post(app, '/api/balance', FORMULA);
    expect(response.statusCode).toBe(429);
    const wait = Number(response.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(response.headers['ratelimit-remaining']).toBe('0');
    expect(response.json()).toEqual({
      error: `Has superado el límite de 60 peticiones por minuto. Vuelve a intentarlo dentro de ${wait} segundos.`,
    });
  });

  test('one count over all POST endpoints, refused requests included; the rest is free', async () => {
    const app = testApp({ rateLimit: 5 });
    await post(app, '/api/balance', FORMULA);
    await post(app, '/api/balance/turron', {});
    await post(app, '/api/balance/cacao', '{');
    await post(app, '/api/curva', FORMULA, { headers: { 'content-type': 'text/plain' } });
    await post(app, '/api/balance', 'x'.repeat(300_000));
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      const response = await app.inject({ method, url: '/api/balance' });
      expect(response.statusCode).toBeLessThan(300);
      expect(response.headers).not.toHaveProperty('ratelimit-limit');
    }
    expect((await post(app, '/api/balance', FORMULA)).statusCode).toBe(429);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  test('0 turns it off', async () => {
    const app = testApp({ rateLimit: 0 });
    for (let i = 0; i < 100; i++) {
      const response = await post(app, '/api/balance', FORMULA);
      expect(response.statusCode).toBe(200);
      expect(response.headers).not.toHaveProperty('ratelimit-limit');
    }
  });

  test('each client has its own count, and an IPv6 client is its /64', async () => {
    const app = testApp({ rateLimit: 1 });
    const status = async (address: string) => (await post(app, '/api/balance', FORMULA, from(address))).statusCode;
    expect(await status('203.0.113.1')).toBe(200);
    expect(await status('203.0.113.2')).toBe(200);
    expect(await status('::ffff:203.0.113.1')).toBe(429);
    expect(await status('2001:db8:1:2::1')).toBe(200);
    expect(await status('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await status('2001:db8:1:3::1')).toBe(200);
  });
});

describe('X-Forwarded-For is believed only as far as TRUST_PROXY says', () => {
  const statuses = async (app: ReturnType<typeof testApp>, requests: readonly (readonly [string, string])[]) => {
    const seen: number[] = [];
    for (const [address, forwarded] of requests) {
      seen.push((await post(app, '/api/balance', FORMULA, from(address, forwarded))).statusCode);
    }
    return seen;
  };

  test('off: a forged header changes nothing', async () => {
    const app = testApp({ rateLimit: 1 });
    expect(
      await statuses(app, [
        ['10.0.0.1', '1.1.1.1'],
        ['10.0.0.1', '2.2.2.2'],
      ]),
    ).toEqual([200, 429]);
  });

  test('one hop: the address the proxy added counts, not what the client put before it', async () => {
    const app = testApp({ rateLimit: 1, trustProxy: 1 });
    expect(
      await statuses(app, [
        ['10.0.0.1', '9.9.9.9, 1.1.1.1'],
        ['10.0.0.1', '8.8.8.8, 1.1.1.1'],
        ['10.0.0.1', '9.9.9.9, 2.2.2.2'],
      ]),
    ).toEqual([200, 429, 200]);
  });

  test('a list: only those proxies are believed', async () => {
    const app = testApp({ rateLimit: 1, trustProxy: ['10.0.0.0/8'] });
    expect(
      await statuses(app, [
        ['10.0.0.1', '1.1.1.1'],
        ['10.0.0.2', '2.2.2.2, 10.9.9.9'],
        ['10.0.0.3', '1.1.1.1'],
        ['172.16.0.1', '3.3.3.3'],
        ['172.16.0.1', '4.4.4.4'],
      ]),
    ).toEqual([200, 200, 429, 200, 429]);
  });

  test('a header that holds no address leaves the proxy to answer for it', async () => {
    const app = testApp({ rateLimit: 1, trustProxy: 1 });
    expect(
      await statuses(app, [
        ['10.0.0.1', 'basura'],
        ['10.0.0.1', 'x'.repeat(5_000)],
      ]),
    ).toEqual([200, 429]);
  });
});

describe('client key', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8:a:b:c:d:e:f', '2001:db8:a:b::/64'],
    ['2001:db8:a:b::', '2001:db8:a:b::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.7', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', undefined],
    ['no', undefined],
    ['300.1.1.1', undefined],
    ['1.2.3.4:80', undefined],
  ])('%s is counted as %s', (address, key) => expect(clientKey(address)).toBe(key));

  test.each([
    ['192.0.2.7', '192.0.2.0'],
    ['2001:db8:a:b:c:d:e:f', '2001:db8:a:b::/64'],
    ['no', '?'],
  ])('the log shows %s as %s', (address, masked) => expect(maskedAddress(address)).toBe(masked));
});

describe('the local counter', () => {
  test('does not go by the clock on the wall', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const counter = createLocalCounter();
    counter.hit('a', 2);
    vi.setSystemTime(Date.now() + 3_600_000);
    counter.hit('a', 2);
    vi.setSystemTime(Date.now() - 7_200_000);
    const { count, resetMs } = counter.hit('a', 2);
    expect(count).toBe(3);
    expect(resetMs).toBeLessThanOrEqual(60_000);
  });

  test('never tells to wait longer than the window, whatever fraction of a millisecond it is', () => {
    const now = 30_075.973670246945;
    expect(now + 60_000 - now).toBeGreaterThan(60_000);
    expect(createLocalCounter(() => now).hit('a', 1).resetMs).toBe(60_000);
  });

  test('no minute holds more than the limit, wherever it begins, and what is refused does not count', () => {
    let now = 1_000_000;
    const counter = createLocalCounter(() => now);
    const granted: number[] = [];
    const random = (seed: number) => () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const next = random(7);
    for (let i = 0; i < runs(20_000); i++) {
      // Bursts, pauses and a steady drip, over many windows.
      now += next() < 0.01 ? Math.floor(next() * 90_000) : Math.floor(next() * 40);
      const { count, resetMs } = counter.hit('a', 60);
      const inWindow = granted.filter((time) => time > now - 60_000);
      if (count <= 60) granted.push(now);
      expect(count).toBe(inWindow.length < 60 ? inWindow.length + 1 : 61);
      expect(resetMs).toBe((inWindow[0] ?? now) + 60_000 - now);
    }
    for (const [i, time] of granted.entries())
      expect((granted[i + 60] ?? Infinity) - time).toBeGreaterThanOrEqual(60_000);
  });

  test('the edge of a minute lets no second sixty through', () => {
    let now = 0;
    const counter = createLocalCounter(() => now);
    const burst = () =>
      Array.from({ length: 60 }, () => counter.hit('a', 60)).filter(({ count }) => count <= 60).length;
    expect(counter.hit('a', 60)).toEqual({ count: 1, resetMs: 60_000 });
    now = 59_000;
    expect(burst()).toBe(59);
    now = 60_001;
    expect(burst()).toBe(1);
    now = 119_000;
    expect(burst()).toBe(59);
  });

  test('however many clients come, it holds no more than its maximum, and forgets the one silent for longest', () => {
    const counter = createLocalCounter(() => 0, 60_000, 100);
    for (let i = 0; i < 100; i++) counter.hit(`c${i}`, 60);
    expect(counter.hit('c0', 60).count).toBe(2);
    for (let i = 100; i < 100_000; i++) counter.hit(`c${i}`, 60);
    expect(counter.size()).toBe(100);
    expect(counter.hit('c99999', 60).count).toBe(2);
    expect(counter.hit('c0', 60).count).toBe(1);
  });

  test('clients that have gone do not pile up', () => {
    let now = 0;
    const counter = createLocalCounter(() => now, 60_000, 1_000_000);
    for (let i = 0; i < 1_000; i++) counter.hit(`viejo${i}`, 60);
    now = 60_000;
    for (let i = 0; i < 1_000; i++) counter.hit(`nuevo${i}`, 60);
    expect(counter.size()).toBe(1_000);
  });
});

describe('a limit over 600', () => {
  test('is counted in lots: never more than the limit, and a bounded number of times is held', () => {
    let now = 0;
    const asked = vi.fn(createLocalCounter(() => now).hit);
    const counter = inLots({ hit: asked }, () => now);
    let granted = 0;
    for (let i = 0; i < 200_000; i++) {
      now = i / 10;
      if ((counter.hit('a', 100_000) as Hit).count <= 100_000) granted++;
    }
    expect(granted).toBeLessThanOrEqual(100_000);
    expect(granted).toBeGreaterThan(99_000);
    // A lot is 167 requests, and 598 of them are the whole limit.
    expect(asked.mock.results.filter(({ value }) => value.count <= 598).length).toBe(598);
  });

  test('below it every request is asked for', () => {
    const asked = vi.fn(createLocalCounter().hit);
    const counter = inLots({ hit: asked });
    for (let i = 0; i < 50; i++) counter.hit('a', 600);
    expect(asked).toHaveBeenCalledTimes(50);
  });
});

describe('reading has bounds of its own', () => {
  test('searches and documents each have one, without headers until it is passed, and POST has none of them', async () => {
    const app = testApp({ searchLimit: 2, readLimit: 4 });
    const status = async (url: string) => (await app.inject(url)).statusCode;
    for (let i = 0; i < 2; i++) {
      const response = await app.inject(`/api/catalogo/helado?q=nata${i}`);
      expect([response.statusCode, response.headers['ratelimit-limit']]).toEqual([200, undefined]);
    }
    const refused = await app.inject('/api/catalogo/turron?q=miel');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error).toMatch(/^Has superado el límite de 2 peticiones por minuto\./);
    expect(await status('/openapi.json')).toBe(200);
    expect((await app.inject({ method: 'HEAD', url: '/llms.txt' })).statusCode).toBe(429);
    expect(await status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(200);
    expect((await post(app, '/api/balance', FORMULA)).statusCode).toBe(200);
    expect((await app.inject({ url: '/openapi.json', remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
  });
});

test('a search for much takes the places of several, a page of types those of one', async () => {
  const app = testApp({ searchLimit: 6 });
  const status = async (url: string) => (await app.inject(url)).statusCode;
  expect(await status(`/api/despensa?q=${'nata '.repeat(20)}`)).toBe(200);
  expect(await status('/api/catalogo/helado?limite=300')).toBe(429);
  expect(await status('/api/tipos/helado?limite=2')).toBe(200);
  expect(await status('/api/catalogo/helado?limite=100')).toBe(200);
  expect(await status('/api/tipos/helado?limite=1')).toBe(429);
});

describe('the common counter and its stand-in', () => {
  const setUp = (counting: (key: string) => Promise<Hit>, peers = 1) => {
    const lines: string[] = [];
    const clock = { now: 0 };
    const state = { up: true, fallbacks: 0 };
    const asked = vi.fn(counting);
    const told: (readonly [string, readonly number[]])[] = [];
    const published: [string, readonly number[]][] = [];
    const remote = {
      hit: asked,
      clock: () => clock.now * 1_000,
      peers: () => peers,
      probe: vi.fn(async () => {}),
      tell: async (accounts: Iterable<readonly [string, readonly number[]]>) => {
        told.push(...accounts);
      },
      publish: (key: string, times: readonly number[]) => published.push([key, times]),
      onLost: () => {},
    } satisfies RemoteCounter;
    const counter = withFallback({
      remote,
      ledger: createLedger(),
      log: createLog('info', (line) => lines.push(JSON.parse(line).message)),
      state,
      timeoutMs: 40,
      probeMs: 10,
      rejoinMs: 3_000,
      now: () => clock.now,
    });
    onTestFinished(() => counter.close?.());
    return { counter, remote, asked, lines, clock, state, told, published };
  };
  const served = async (counter: Counter, times: number, limit = 60) => {
    let granted = 0;
    for (let i = 0; i < times; i++) if ((await counter.hit('a', limit)).count <= limit) granted++;
    return granted;
  };

  test('goes on from what it knew, tells the counter when it is back, and only then asks it again', async () => {
    let count = 0;
    let broken = false;
    const { counter, remote, asked, lines, clock, state, told } = setUp(async () => {
      if (broken) throw new Error('caído');
      return { count: ++count, resetMs: 60_000, time: clock.now * 1_000 + count };
    });
    remote.probe.mockImplementation(async () => {
      if (broken) throw new Error('caído');
    });
    expect(await served(counter, 40)).toBe(40);
    broken = true;
    expect(await served(counter, 40)).toBe(20);
    expect(asked).toHaveBeenCalledTimes(41);
    expect(state).toEqual({ up: false, fallbacks: 40 });
    broken = false;
    await until(() => told.length > 0);
    expect(told.map(([key, times]) => [key, times.length])).toEqual([['a', 60]]);
    expect(await served(counter, 10)).toBe(0);
    expect(asked).toHaveBeenCalledTimes(41);
    clock.now = 3_000;
    await until(() => state.up);
    await counter.hit('a', 60);
    expect(asked).toHaveBeenCalledTimes(42);
    expect(lines).toEqual([
      'El contador común de peticiones no responde: se cuenta en este proceso.',
      'El contador común de peticiones vuelve a responder.',
    ]);
  });

  test('is not waited for without end by a process that is late at every look', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let clock = 0;
    const { wait } = createPatience(40, () => (clock += 1_000));
    const given = vi.fn();
    wait(new Promise(() => {})).catch(given);
    await vi.advanceTimersByTimeAsync(5 * 10);
    expect(given).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10);
    expect(given).toHaveBeenCalledOnce();
  });

  test('alone it grants its share of what is left, and all together no more than the limit', async () => {
    const processes = Array.from({ length: 3 }, () => setUp(async () => Promise.reject(new Error('caído')), 3));
    let granted = 0;
    for (const { counter } of processes) granted += await served(counter, 100);
    expect(granted).toBe(60);
  });

  test('tells the others before a tenth of the limit has gone by among them', async () => {
    let count = 0;
    const { counter, published } = setUp(async () => ({ count: ++count, resetMs: 1, time: count }), 2);
    await served(counter, 10);
    expect(published).toEqual([
      ['a', [1, 2, 3]],
      ['a', [4, 5, 6]],
      ['a', [7, 8, 9]],
    ]);
  });

  test('one that never answers is given up in time, and holds up nobody else', async () => {
    const { counter, asked, state } = setUp(() => new Promise(() => {}));
    expect((await counter.hit('a', 60)).count).toBe(1);
    expect(state.up).toBe(false);
    for (let i = 0; i < 100; i++) await counter.hit('b', 60);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('an event loop that runs late is not taken for a counter that is away', async () => {
    const { counter, state } = setUp(
      () => new Promise((resolve) => setTimeout(() => resolve({ count: 1, resetMs: 1 }), 30)),
    );
    for (let i = 0; i < 5; i++) {
      const hit = counter.hit('a', 60);
      const end = performance.now() + 200;
      while (performance.now() < end);
      await hit;
    }
    expect(state).toEqual({ up: true, fallbacks: 0 });
  });

  test('the limit of a common counter is applied to the answer', async () => {
    const { counter } = setUp(async () => ({ count: 61, resetMs: 30_000 }));
    const app = testApp({ rateLimit: 60, counter });
    const response = await post(app, '/api/balance', FORMULA);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('30');
  });
});

describe('the ledger', () => {
  test('hears of a request twice and counts it once', () => {
    const ledger = createLedger();
    ledger.granted('a', 60, 5, 2);
    ledger.heard('a', [3, 5, 7]);
    ledger.heard('a', [3, 7]);
    expect([...ledger.known()]).toEqual([['a', [3, 5, 7]]]);
  });

  test('two requests granted alone in one tick stay two', () => {
    const ledger = createLedger();
    for (let i = 0; i < 3; i++) ledger.alone('a', 60, 100, 1);
    expect([...ledger.known()]).toEqual([['a', [100, 101, 102]]]);
    ledger.settle();
    expect(ledger.alone('a', 60, 100, 1).count).toBe(4);
  });

  test('holds no more clients than its maximum', () => {
    const ledger = createLedger(60_000, 100);
    for (let i = 0; i < 10_000; i++) ledger.heard(`c${i}`, [1]);
    expect(ledger.size()).toBe(100);
  });
});
