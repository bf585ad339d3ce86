import { describe, expect, test, vi } from 'vitest';
import { clientKey, maskedAddress } from '../src/guards/client.ts';
import { withFallback } from '../src/guards/limiter/fallback.ts';
import { createLocalCounter } from '../src/guards/limiter/local.ts';
import { createLog, silentLog } from '../src/infrastructure/log.ts';
import { FORMULA, post, testApp } from './helpers.ts';

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
  test('a window starts with its first request and ends exactly a minute later', () => {
    let now = 1_000_000;
    const counter = createLocalCounter(() => now);
    expect(counter.hit('a')).toEqual({ count: 1, resetMs: 60_000 });
    now += 59_999;
    expect(counter.hit('a')).toEqual({ count: 2, resetMs: 1 });
    now += 1;
    expect(counter.hit('a')).toEqual({ count: 1, resetMs: 60_000 });
  });

  test('however many clients come, it holds no more than its maximum, and forgets the oldest window first', () => {
    const counter = createLocalCounter(() => 0, 60_000, 100);
    for (let i = 0; i < 100; i++) counter.hit(`c${i}`);
    expect(counter.hit('c0').count).toBe(2);
    for (let i = 100; i < 100_000; i++) counter.hit(`c${i}`);
    expect(counter.size()).toBe(100);
    expect(counter.hit('c99999').count).toBe(2);
    expect(counter.hit('c0').count).toBe(1);
  });

  test('expired windows do not pile up', () => {
    let now = 0;
    const counter = createLocalCounter(() => now, 60_000, 1_000_000);
    for (let i = 0; i < 1_000; i++) counter.hit(`viejo${i}`);
    now = 60_000;
    for (let i = 0; i < 1_000; i++) counter.hit(`nuevo${i}`);
    expect(counter.size()).toBe(1_000);
  });
});

describe('the common counter and its stand-in', () => {
  const setUp = (remote: (key: string) => Promise<{ count: number; resetMs: number }>) => {
    const lines: string[] = [];
    const clock = { now: 0 };
    const state = { up: true, fallbacks: 0 };
    const asked = vi.fn(remote);
    const counter = withFallback({
      remote: { hit: asked },
      local: createLocalCounter(() => clock.now),
      log: createLog('info', (line) => lines.push(JSON.parse(line).message)),
      state,
      timeoutMs: 20,
      retryMs: 1_000,
      now: () => clock.now,
    });
    return { counter, asked, lines, clock, state };
  };

  test('while the common counter fails each process counts, one request a second tries again, and it is logged once', async () => {
    let broken = true;
    const { counter, asked, lines, clock, state } = setUp(async () => {
      if (broken) throw new Error('caído');
      return { count: 40, resetMs: 5 };
    });
    for (let i = 1; i <= 5; i++) expect(await counter.hit('a')).toEqual({ count: i, resetMs: 60_000 });
    expect(asked).toHaveBeenCalledTimes(1);
    clock.now = 1_000;
    expect((await counter.hit('a')).count).toBe(6);
    expect(asked).toHaveBeenCalledTimes(2);
    broken = false;
    expect((await counter.hit('a')).count).toBe(7);
    clock.now = 2_000;
    expect(await counter.hit('a')).toEqual({ count: 40, resetMs: 5 });
    expect(await counter.hit('a')).toEqual({ count: 40, resetMs: 5 });
    expect(state).toEqual({ up: true, fallbacks: 7 });
    expect(lines).toEqual([
      'El contador común de peticiones no responde: se cuenta en este proceso.',
      'El contador común de peticiones vuelve a responder.',
    ]);
  });

  test('one that never answers is given up in time, and holds up nobody else', async () => {
    const { counter, asked, state } = setUp(() => new Promise(() => {}));
    expect((await counter.hit('a')).count).toBe(1);
    expect(state.up).toBe(false);
    for (let i = 0; i < 100; i++) await counter.hit('b');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('the limit of a common counter is applied to the answer', async () => {
    const app = testApp({
      rateLimit: 60,
      counter: withFallback({
        remote: { hit: async () => ({ count: 61, resetMs: 30_000 }) },
        local: createLocalCounter(),
        log: silentLog,
        timeoutMs: 1_000,
      }),
    });
    const response = await post(app, '/api/balance', FORMULA);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('30');
  });
});
