import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createDocument } from '../src/infrastructure/document.ts';
import { createDocumentCache } from '../src/infrastructure/document-cache.ts';
import { searchesOf } from '../src/routes/query.ts';
import { testApp } from './helpers.ts';

const BROTLI = { 'accept-encoding': 'br' };

test('a search asked for twice gives the same bytes, compressed, under one ETag', async () => {
  const app = testApp();
  const ask = () => app.inject({ url: '/api/catalogo/helado?q=e', headers: BROTLI });
  const [first, second] = [await ask(), await ask()];
  expect(first.headers['content-encoding']).toBe('br');
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(second.headers.etag).toBe(first.headers.etag);
  const plain = await app.inject('/api/catalogo/helado?q=e');
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body);
});

test('a search is of one craft', async () => {
  const app = testApp();
  const names = async (craft: string) => (await app.inject(`/api/catalogo/${craft}?q=leche`)).json();
  expect(await names('cacao')).not.toEqual(await names('helado'));
});

test('a text longer than any name is refused in Spanish before it is looked for', async () => {
  const app = testApp();
  expect((await app.inject(`/api/catalogo/helado?q=${'a'.repeat(100)}`)).statusCode).toBe(200);
  const response = await app.inject(`/api/catalogo/helado?q=${'a'.repeat(101)}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: 'El texto que se busca no puede pasar de 100 caracteres.' });
});

test('the cache holds what was asked for last, and no more than its bound', () => {
  const cache = createDocumentCache(2);
  const make = vi.fn((text: string) => createDocument('text/plain', text));
  const ask = (key: string) => cache(key, () => make(key)).body.toString();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(key)).toBe(key);
  expect(make.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'b']);
});

test('the cache holds no more bytes than its bound, and the last document whatever its size', () => {
  const cache = createDocumentCache(128, 1_000);
  const make = vi.fn((text: string) => createDocument('text/plain', text.repeat(400)));
  const ask = (key: string) => cache(key, () => make(key));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b', 'long', 'long', 'a']) ask(key);
  expect(make.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'b', 'long', 'a']);
});

test.each([
  [1, { q: 'nata 35 %' }],
  [1, { limite: '100' }],
  [1, { q: 'nata', desde: '50' }],
  [2, { q: 'harina panadera de fuerza' + ' W 300' }],
  [4, { q: 'a'.repeat(100) }],
  [10, { limite: '1000' }],
  [10, { desde: '1' }],
  // Refused, and no reason to be refused for a minute.
  [10, { q: 'a'.repeat(10_000) }],
  [10, { limite: '999999' }],
  [1, { limite: 'todos' }],
])('counts as %i of the searches of a minute: %o', (places, query) => {
  expect(searchesOf(query)).toBe(places);
});

describe('pages of lists', () => {
  const get = async (url: string) => (await testApp().inject(url)).json();

  test('of a catalogue, with the count of all', async () => {
    const whole = await get('/api/catalogo/helado');
    const page = await get('/api/catalogo/helado?limite=2&desde=3');
    expect(page).toEqual({ ...whole, ingredientes: whole.ingredientes.slice(3, 5) });
    const found = await get('/api/catalogo/helado?q=nata');
    expect(await get('/api/catalogo/helado?q=nata&limite=1')).toEqual({
      ...found,
      ingredientes: found.ingredientes.slice(0, 1),
    });
  });

  test('of types', async () => {
    const whole = await get('/api/tipos/pasteleria');
    expect(await get('/api/tipos/pasteleria?limite=2')).toEqual({ ...whole, tipos: whole.tipos.slice(0, 2) });
  });

  test.each(['limite=0', 'limite=x', 'limite=-1', 'desde=1e3', 'limite=9999'])('%s is refused', async (query) => {
    for (const path of ['/api/catalogo/cacao', '/api/tipos/cacao', '/api/despensa']) {
      const response = await testApp().inject(`${path}?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toMatch(/debe ser un número entero entre/);
    }
  });
});
