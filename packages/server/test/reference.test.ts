import { beforeAll, expect, test } from 'vitest';
import { openReference, type Reference } from './reference.ts';

let opened: Reference;
beforeAll(async () => {
  opened = await openReference();
  return opened.close;
});

test('the API reference loads from our files alone, within its policy and without a complaint', () => {
  expect(opened.problems).toEqual([]);
});

test('it shows every operation', async () => {
  for (const name of ['Helado: curva de congelación', 'Chocolate y cacao: tipos, rangos y fuentes']) {
    await expect.poll(() => opened.page.getByRole('heading', { name }).count()).toBe(1);
  }
});

test('it speaks Spanish', async () => {
  const text = (await opened.page.locator('body').textContent()) ?? '';
  for (const word of ['Copiar', 'Ejemplos de petición', 'Respuestas', 'obligatorio']) expect(text).toContain(word);
  expect(text).not.toMatch(/\b(required|Copy|Expand all|Search|Payload|License|Response|Request|Loading|items)\b/);
});
