import type { AddressInfo } from 'node:net';
import { VERSION } from '@obrador/engine';
import { expect, test } from 'vitest';
import { FORMULA, post, testApp } from '../helpers.ts';

const TOLD = `${VERSION.engine};${VERSION.data}`;

test('every answer tells what made it, and /version does', async () => {
  expect(TOLD).toMatch(/^\d+\.\d+\.\d+;[\da-f]{12}$/);
  const app = testApp();
  const answers = [
    await post(app, '/api/balance', FORMULA),
    await post(app, '/api/balance', {}),
    await app.inject('/nada'),
    await app.inject('/docs'),
    await app.inject('/healthz'),
  ];
  for (const { headers } of answers) {
    expect(headers['obrador-version']).toBe(TOLD);
    expect(headers['access-control-expose-headers']).toContain('Obrador-Version');
  }
  expect((await app.inject('/version')).json()).toEqual(VERSION);
});

test('on a socket too', async () => {
  const app = testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/version`);
  expect([response.headers.get('obrador-version'), await response.json()]).toEqual([TOLD, VERSION]);
});

test.each(['GET', 'POST'] as const)('%s /api/balance/helado says where ice cream is', async (method) => {
  const response = await testApp().inject({ method, url: '/api/balance/helado' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ error: 'No existe la dirección «/api/balance/helado». Está en «/api/balance».' });
});
