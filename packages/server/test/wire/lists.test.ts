import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { foodSheet } from '@obrador/engine/despensa';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../helpers.ts';

/** The addresses of a «Link» header by what they are. */
function linksOf(header: unknown): Record<string, string> {
  const links = String(header).matchAll(/<([^>]*)>; rel="(\w+)"/g);
  return Object.fromEntries([...links].map(([, address, rel]) => [rel, address]));
}

const LISTS = [
  ['/api/despensa?alergeno=frutos_cascara%3Aalmendra&q=&limite=7', 'alimentos'],
  ['/api/catalogo/turron?limite=30', 'ingredientes'],
  ['/api/catalogo/helado?q=leche+en+polvo&limite=2', 'ingredientes'],
  ['/api/tipos/helado?limite=5', 'tipos'],
] as const;

test.each(LISTS)('%s is read to its end and back by its links', async (address, field) => {
  const app = testApp();
  const walk = async (from: string, rel: string) => {
    const seen: string[][] = [];
    for (let next: string | undefined = from; next !== undefined; ) {
      const response: LightMyRequestResponse = await app.inject(next);
      seen.push(response.json()[field].map((one: { id: string }) => one.id));
      next = linksOf(response.headers.link)[rel];
    }
    return seen;
  };
  const { headers } = await app.inject(address);
  const { first, last, prev } = linksOf(headers.link);
  expect(prev).toBeUndefined();
  const forth = await walk(first!, 'next');
  expect(forth.length).toBeGreaterThan(1);
  expect(new Set(forth.flat()).size).toBe(forth.flat().length);
  expect(await walk(last!, 'prev')).toEqual(forth.reverse());
});

test('beyond the end, what comes before is the last page', async () => {
  const { headers } = await testApp().inject('/api/tipos/turron?limite=3&desde=9000');
  const { prev, last, next } = linksOf(headers.link);
  expect([prev, next]).toEqual([last, undefined]);
});

test('a list that comes whole has no other pages; the pantry always has', async () => {
  const app = testApp();
  expect((await app.inject('/api/tipos/helado')).headers).not.toHaveProperty('link');
  expect(linksOf((await app.inject('/api/despensa')).headers.link)).toMatchObject({
    next: '/api/despensa?limite=50&desde=50',
  });
});

test.each(LISTS)('%s is kept for an hour, and then told whether it has changed', async (address) => {
  const app = testApp();
  const { headers } = await app.inject(address);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['access-control-expose-headers']).toContain('Link');
  const again = await app.inject({ url: address, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.headers.link]).toEqual([304, headers.link]);
});

test.each(['/api/despensa.json', '/api/despensa.csv'])('%s is the pantry as one file', async (url) => {
  const { headers, rawPayload } = await testApp().inject({ url, headers: { 'accept-encoding': 'gzip' } });
  const sum = createHash('sha256').update(gunzipSync(rawPayload)).digest('hex');
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(url.endsWith('csv') ? /^text\/csv; charset=utf-8/ : /^application\/json/),
    'content-disposition': `attachment; filename="${url.slice('/api/'.length)}"`,
    'x-checksum-sha256': sum,
    link: '<https://spdx.org/licenses/MIT.html>; rel="license"',
    'cache-control': 'public, max-age=3600',
    etag: expect.any(String),
  });
});

test('both files have every food with composition, allergens, quality and source', async () => {
  const app = testApp();
  const { total } = (await app.inject('/api/despensa?limite=1')).json();
  const { alimentos, ...rest } = (await app.inject('/api/despensa.json')).json();
  expect(rest).toMatchObject({ status: 'ok', licencia: 'MIT', total });
  expect(alimentos).toHaveLength(total);
  const rows = rowsOf((await app.inject('/api/despensa.csv')).body);
  expect(rows).toHaveLength(total);
  for (const [i, food] of alimentos.entries()) {
    expect({ status: 'ok', ...food }).toEqual(foodSheet(food.id));
    expect(rows[i]).toMatchObject({
      id: food.id,
      nombre: food.nombre,
      contiene: food.contiene.join('|'),
      otrosNombres: food.otrosNombres.join('|'),
      'composicion.grasa': String(food.composicion.grasa),
      'etiqueta.sal': String(food.etiqueta.sal),
      'calidad.macro': food.calidad.macro,
      fuente: food.fuente,
    });
  }
});

/** The rows of a table of RFC 4180 by their heads. */
function rowsOf(csv: string): readonly Record<string, string>[] {
  const [head, ...rows] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
      ),
    );
  return rows.map((cells) => Object.fromEntries(head!.map((column, i) => [column, cells[i]!])));
}
