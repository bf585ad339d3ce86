import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createFetch } from '../src/fetch.ts';
import { ASKED, initOf, OPTIONS, seen } from './asked.ts';
import { FORMULA } from './helpers.ts';
import { JSON_HEADERS } from './process.ts';

describe('the service as a function of a Request', () => {
  test('answers all that is asked of the server as it does', async () => {
    const app = buildApp(OPTIONS);
    onTestFinished(() => app.close());
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const handler = createFetch(OPTIONS);
    for (const asked of ASKED) {
      const served = await seen(await fetch(url + asked.path, initOf(asked)));
      const answered = await seen(await handler(new Request(`https://obrador.example${asked.path}`, initOf(asked))));
      expect(answered, `${asked.method} ${asked.path}`).toEqual(served);
    }
    expect(ASKED.length).toBeGreaterThan(50);
  });

  test('counts by the address the platform tells, not by what a client says of itself', async () => {
    const handler = createFetch({ rateLimit: 2 });
    const ask = async (address: string, said: string) => {
      const headers = { ...JSON_HEADERS, 'x-forwarded-for': said };
      const request = new Request('https://a.example/api/balance', {
        method: 'POST',
        headers,
        body: JSON.stringify(FORMULA),
      });
      return (await handler(request, address)).status;
    };
    expect(await ask('203.0.113.1', '198.51.100.1')).toBe(200);
    expect(await ask('203.0.113.1', '198.51.100.2')).toBe(200);
    expect(await ask('203.0.113.1', '198.51.100.3')).toBe(429);
    expect(await ask('203.0.113.2', '198.51.100.3')).toBe(200);
  });

  test('names itself as it was asked for where no public address is set', async () => {
    const response = await createFetch()(new Request('https://taller.example/api/balance'));
    expect((await response.json()).docs).toBe('https://taller.example/docs');
  });

  test('reads no more of a body without an end than shows that it is too much', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent++;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    const init = { method: 'POST', headers: JSON_HEADERS, body, duplex: 'half' } as RequestInit;
    const response = await createFetch()(new Request('https://a.example/api/balance', init));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(10);
  });
});
