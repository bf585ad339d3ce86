import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BEGINNER, grams, open, openTab, recipe, useApp } from './app.ts';

useApp();

const panel = (page: Page) => page.getByRole('tabpanel');
const run = (page: Page) => panel(page).getByRole('button', { name: 'Equilibrar', exact: true });

test('a long search runs beside the page: it says so, can be cancelled, and typing goes on', async () => {
  const page = await open({
    recipe: BEGINNER,
    before: `const Real = Worker;
      const released = new Promise((resolve) => {
        globalThis.release = resolve;
      });
      globalThis.Worker = class extends Real {
        postMessage(data) {
          released.then(() => super.postMessage(data));
        }
      };`,
  });
  await openTab(page, 'Equilibrar');
  await run(page).click();
  await page.getByText('Buscando los gramos…').waitFor();
  await grams(page, 'Azúcar').fill('126');
  await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('126');
  await panel(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText('Buscando los gramos…').waitFor({ state: 'detached' });
  expect(await panel(page).locator('.proposal').count()).toBe(0);
  await page.evaluate('release()');
  await run(page).click();
  await panel(page).locator('.proposal, .refusal').first().waitFor();
});

const DARK_GANACHE = recipe('cacao', 'bombon', { 'Cobertura 70%': 300, 'Nata 35%': 200, Mantequilla: 40, Glucosa: 30 });

test('a proposal with a medal leaves the names of its figures whole on a tablet', async () => {
  const page = await open({ recipe: DARK_GANACHE, viewport: { width: 820, height: 1180 } });
  await openTab(page, 'Equilibrar');
  await run(page).click();
  const names = panel(page).locator('.proposal table:last-of-type th[scope=row]');
  await names.first().waitFor();
  const widths = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(85);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820);
});
