import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from './helpers.ts';

const SCRIPT = 'console.log("obrador");'.repeat(100);
let web: string;
let pages: string;

beforeAll(() => {
  web = mkdtempSync(join(tmpdir(), 'obrador-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Obrador</title>');
  writeFileSync(join(web, 'sw.js'), 'self');
  writeFileSync(join(web, 'secreto.env'), 'clave');
  writeFileSync(join(web, 'assets/app-Bx3k9Lq2.js'), SCRIPT);
  writeFileSync(join(web, 'assets/app-Bx3k9Lq2.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(web, 'assets/app-Bx3k9Lq2.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(web, 'assets/hoja-Bx3k9Lq2.js'), SCRIPT);
  writeFileSync(join(web, 'assets/hoja-Bx3k9Lq2.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(web, 'assets/nombre.css'), 'body{}');
  pages = mkdtempSync(join(tmpdir(), 'obrador-pages-'));
  writeFileSync(join(pages, 'index.html'), '<h1>Inicio</h1>');
  writeFileSync(join(pages, 'guia-helado.html'), '<h1>Guía</h1>');
  writeFileSync(join(pages, 'api.html'), '<h1>Referencia</h1>');
  writeFileSync(join(pages, 'api.en.html'), '<h1>Reference</h1>');
  writeFileSync(join(pages, 'no-encontrada.html'), '<h1>Aquí no hay nada</h1>');
  writeFileSync(join(pages, 'docs.css'), 'h1{}');
});

describe('the web application', () => {
  const app = () => testApp({ folders: { web } });

  test('the page is checked anew each time, with a policy for pages', async () => {
    const { statusCode, headers } = await app().inject('/');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect((await app().inject('/index.html')).body).toBe((await app().inject('/')).body);
    const worker = (await app().inject('/sw.js')).headers;
    expect(worker['cache-control']).toBe('public, no-cache');
    expect(worker['content-security-policy']).toContain("connect-src 'self'");
    expect((await app().inject('/assets/nombre.css')).headers['cache-control']).toBe('public, no-cache');
  });

  test('a first page drawn beforehand is what is at the root, and there only', async () => {
    const drawn = mkdtempSync(join(tmpdir(), 'obrador-web-'));
    writeFileSync(join(drawn, 'index.html'), 'vacía');
    writeFileSync(join(drawn, 'portada.html'), 'dibujada');
    const first = testApp({ folders: { web: drawn } });
    expect((await first.inject('/')).body).toBe('dibujada');
    for (const place of ['/index.html', '/helado', '/recetario'])
      expect((await first.inject(place)).body).toBe('vacía');
  });

  test('a file named by its content is kept for good', async () => {
    const { headers } = await app().inject('/assets/app-Bx3k9Lq2.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=1.0', 'br'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    // Past a thousand letters nobody reads on.
    [`${'x, '.repeat(1_000)}br`, undefined],
  ])('«Accept-Encoding: %s» gets %s', async (accepted, encoding) => {
    const response = await app().inject({ url: '/assets/app-Bx3k9Lq2.js', headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('accept-encoding');
    const expected = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) };
    expect(response.rawPayload).toEqual(encoding ? expected[encoding as 'br'] : Buffer.from(SCRIPT));
  });

  test('a form the build has not made is made when it is asked for', async () => {
    const asked = (accepted: string) =>
      app().inject({ url: '/assets/hoja-Bx3k9Lq2.js', headers: { 'accept-encoding': accepted } });
    expect((await asked('br')).rawPayload).toEqual(brotliCompressSync(SCRIPT));
    const { headers, rawPayload } = await asked('gzip');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe(SCRIPT);
  });

  test('what the browser has is not sent again', async () => {
    const first = await app().inject('/');
    const etag = String(first.headers.etag);
    for (const tag of [etag, `"otra", ${etag}`, '*']) {
      const again = await app().inject({ url: '/', headers: { 'if-none-match': tag } });
      expect(again.statusCode).toBe(304);
      expect(again.headers.etag).toBe(etag);
      expect(again.body).toBe('');
    }
    expect((await app().inject({ url: '/', headers: { 'if-none-match': '"otra"' } })).statusCode).toBe(200);
  });

  test.each([
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '/secreto.env',
    '/assets',
    '/assets/app-Bx3k9Lq2.js.br',
    '/index.html%00',
  ])('%s is not there', async (url) => {
    expect((await app().inject(url)).statusCode).toBe(404);
  });

  test('a place with a part longer than any we know is no address', async () => {
    expect((await app().inject('/receta/mia')).statusCode).toBe(200);
    const response = await app().inject(`/receta/${'a'.repeat(300)}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'La dirección de la petición no es válida.' });
  });

  test('HEAD answers as GET without the file, and only where there is one', async () => {
    const url = '/assets/nombre.css';
    const [read, asked] = [await app().inject(url), await app().inject({ method: 'HEAD', url })];
    expect([asked.statusCode, asked.body]).toEqual([200, '']);
    expect(asked.headers['content-length']).toBe(read.headers['content-length']);
    expect(asked.headers.etag).toBe(read.headers.etag);
    expect((await app().inject({ method: 'HEAD', url: '/assets/nada.css' })).statusCode).toBe(404);
  });

  test('a page takes no POST', async () => {
    const response = await app().inject({ method: 'POST', url: '/' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS');
  });
});

describe('the documentation', () => {
  test('shows the pages that have been built', async () => {
    const app = testApp({ folders: { pages } });
    expect((await app.inject('/docs')).body).toBe('<h1>Inicio</h1>');
    expect((await app.inject('/docs/guia-helado')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await app.inject('/docs/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    expect((await app.inject('/docs/nada')).statusCode).toBe(404);
  });

  test('tells a person with a browser in a page that an address leads nowhere, and a program in the Error shape', async () => {
    const app = testApp({ folders: { pages } });
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    for (const url of ['/docs/nada', '/heladeria', '/docs/no-encontrada']) {
      const read = await app.inject({ url, headers: { accept } });
      expect([read.statusCode, read.body]).toEqual([404, '<h1>Aquí no hay nada</h1>']);
      expect(read.headers['content-security-policy']).toContain("default-src 'none'");
      expect((await app.inject(url)).json()).toEqual({ error: `No existe la dirección «${url}».` });
    }
    expect((await app.inject({ url: '/api/nada', headers: { accept } })).json()).toHaveProperty('error');
    expect((await app.inject({ url: '/docs', method: 'DELETE', headers: { accept } })).statusCode).toBe(405);
  });

  test('has an index of its own without them', async () => {
    expect((await testApp().inject('/docs')).body).toContain('<a href="/docs/api">Referencia de la API</a>');
  });
});

test('a page that is there in English is sent so where it is asked for', async () => {
  const app = testApp({ folders: { pages } });
  for (const [address, title] of [
    ['/docs/api', 'Referencia'],
    ['/docs/api?lang=es', 'Referencia'],
    ['/docs/api?lang=en', 'Reference'],
  ] as const) {
    const { body, headers } = await app.inject(address);
    expect(body, address).toBe(`<h1>${title}</h1>`);
    expect(headers['content-security-policy']).toContain('blob:');
  }
  expect((await app.inject('/docs/api.en')).statusCode).toBe(404);
});
