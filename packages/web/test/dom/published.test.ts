import { expect, test } from 'vitest';
import { BEGINNER, open, useApp } from './app.ts';

useApp();

test('published formulas of the type: dots that say whose they are, and the likest one in the person’s grams', async () => {
  const page = await open({ recipe: BEGINNER });
  const published = page.locator('.published');
  await published.locator('summary').click();
  await published.locator('.strip').first().waitFor();
  expect(await published.locator('summary').textContent()).toMatch(/^\d+ fórmulas de referencia de este tipo$/);
  const strip = published.locator('.strip', { hasText: 'Materia grasa' });
  expect(await strip.locator('.strip-dot').count()).toBeGreaterThan(8);
  expect(await strip.locator('.strip-said').textContent()).toMatch(/^De .* a .*; la tuya, /);
  await strip.locator('input').fill('0');
  await expect.poll(() => strip.locator('.strip-said').textContent()).toMatch(/%: «.+», .+/);
  expect(await published.locator('.nearest tbody tr').count()).toBeGreaterThan(2);
});
