import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createDocument } from '../src/infrastructure/document.ts';
import { createDocumentCache } from '../src/infrastructure/document-cache.ts';
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
