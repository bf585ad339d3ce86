import { describe, expect, test } from 'vitest';
import { FORMULA, post, testApp } from './helpers.ts';

describe('paths and methods', () => {
  test('an unknown path gets 404 whatever its body', async () => {
    const app = testApp();
    for (const response of [await app.inject('/api/nada?x=1'), await post(app, '/api/nada', '{')]) {
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.json()).toEqual({ error: 'No existe la dirección «/api/nada».' });
    }
  });

  test('an unknown path is shown as it was asked for', async () => {
    const response = await post(testApp(), '/api/balance//?x=1', FORMULA);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: 'No existe la dirección «/api/balance//».' });
  });

  test('a very long unknown path is cut in the message', async () => {
    const response = await testApp().inject(`/${'a'.repeat(5_000)}`);
    expect(response.statusCode).toBe(404);
    expect(response.json().error).toHaveLength('No existe la dirección «».'.length + 101);
  });

  test('a wrong method gets 405 with Allow', async () => {
    const response = await testApp().inject({ method: 'DELETE', url: '/api/balance' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS, POST');
    expect(response.json()).toEqual({
      error: 'El método DELETE no se admite en esta dirección. Métodos admitidos: GET, HEAD, OPTIONS, POST.',
    });
  });

  test.each(['PUT', 'PATCH', 'TRACE', 'PROPFIND'] as const)('%s gets 405 too', async (method) => {
    const response = await testApp().inject({ method: method as 'PUT', url: '/healthz' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  test('a malformed address gets 400', async () => {
    const response = await testApp().inject('/%zz');
    expect(response.statusCode).toBe(400);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.json()).toEqual({ error: 'La dirección de la petición no es válida.' });
  });

  test('a trailing slash does not matter', async () => {
    expect((await testApp().inject('/healthz/')).statusCode).toBe(200);
  });

  test('HEAD answers as GET without a body', async () => {
    const app = testApp();
    const get = await app.inject('/api/balance');
    const head = await app.inject({ method: 'HEAD', url: '/api/balance' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });
});

describe('cross-origin use from any page', () => {
  test('a preflight is allowed', async () => {
    const response = await testApp().inject({
      method: 'OPTIONS',
      url: '/api/balance',
      headers: {
        origin: 'https://obrador.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS, POST',
      'access-control-allow-headers': expect.stringContaining('Content-Type'),
    });
  });

  test('OPTIONS on an unknown path gets 404', async () => {
    expect((await testApp().inject({ method: 'OPTIONS', url: '/nada' })).statusCode).toBe(404);
  });

  test('answers and refusals can be read, with their limit headers', async () => {
    const app = testApp({ rateLimit: 1 });
    for (const status of [200, 429]) {
      const response = await post(app, '/api/balance', FORMULA, { headers: { origin: 'https://obrador.example' } });
      expect(response.statusCode).toBe(status);
      expect(response.headers['access-control-allow-origin']).toBe('*');
      expect(response.headers['access-control-expose-headers']).toContain('RateLimit-Remaining');
      expect(response.headers['access-control-expose-headers']).toContain('Retry-After');
    }
  });
});

describe('security headers', () => {
  test.each(['/healthz', '/nada', '/docs', '/openapi.json'])('%s', async (url) => {
    const { headers } = await testApp().inject(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test('a page may run its own scripts and nothing else', async () => {
    const policy = String((await testApp().inject('/docs')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('http');
  });
});

test('/healthz answers', async () => {
  const response = await testApp().inject('/healthz');
  expect(response.json()).toEqual({ status: 'ok' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('without the web application / leads to the documentation', async () => {
  const response = await testApp().inject('/');
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/docs');
});

test('the published formulas of a type come with their figures, in pages, and may be kept', async () => {
  const app = testApp();
  const whole = await app.inject('/api/evidencia/panaderia/brioche');
  const { total, limites, formulas } = whole.json();
  expect(whole.headers['cache-control']).toBe('public, max-age=3600');
  expect(formulas).toHaveLength(total);
  const [fat] = limites.filter(({ id }: { id: string }) => id === 'grasa');
  expect(fat.objetivo[0]).toBeGreaterThan(fat.rango[0]);
  expect(formulas[0]).toMatchObject({ nombre: expect.any(String), cifras: { grasa: expect.any(Number) } });
  const page = await app.inject('/api/evidencia/panaderia/brioche?limite=1&desde=1');
  expect(page.json().formulas).toEqual([formulas[1]]);
  expect(page.headers.link).toContain('rel="next"');
  const few = (await app.inject('/api/evidencia/cacao/sin_azucar')).json();
  expect(few.texto).toMatch(/^Solo hay 2 fórmulas de referencia/);
  for (const path of ['panaderia/nada', 'nada/brioche']) {
    expect((await app.inject(`/api/evidencia/${path}`)).statusCode, path).toBe(404);
  }
});

test('the law of a type is asked at a date', async () => {
  const app = testApp();
  const answer = await app.inject('/api/tipos/panaderia/pan_comun/ley?fecha=2020-06-01');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.json()).toMatchObject({ status: 'ok', type: 'pan_comun', fecha: '2020-06-01' });
  for (const query of ['', '?fecha=2015-02-30', '?fecha=ayer']) {
    const refused = await app.inject(`/api/tipos/panaderia/pan_comun/ley${query}`);
    expect(refused.statusCode, query).toBe(400);
    expect(refused.body, query).toContain('«fecha» debe ser un día del calendario');
  }
  for (const path of ['panaderia/nada', 'nada/brioche']) {
    expect((await app.inject(`/api/tipos/${path}/ley?fecha=2020-06-01`)).statusCode, path).toBe(404);
  }
});

test('every list is read in pages', async () => {
  const app = testApp();
  const get = async (path: string) => (await app.inject(path)).json();
  const { paths } = await get('/openapi.json');
  const lists = { catalogo: 'ingredientes', tipos: 'tipos', despensa: 'alimentos' };
  for (const [kind, field] of Object.entries(lists)) {
    const found = Object.keys(paths).filter((path) => new RegExp(`^/api/${kind}(/[a-z]+)?$`).test(path));
    expect(found.length, kind).toBe(kind === 'despensa' ? 1 : 5);
    for (const path of found) {
      const [first, second] = (await get(`${path}?limite=2`))[field];
      expect(second, path).toBeDefined();
      expect((await get(`${path}?limite=1&desde=1`))[field], path).toEqual([second]);
      expect(first, path).not.toEqual(second);
      expect((await app.inject(`${path}?limite=0`)).statusCode, path).toBe(400);
    }
  }
});
