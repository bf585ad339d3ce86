import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, origin, recipe, useApp } from './app.ts';
import { plannedDay } from './workshop-day.ts';

useApp();

/** How much of the page was moved by what came late, since it began. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        const watch = new PerformanceObserver((list) => add(list.getEntries()));
        watch.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(watch.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

test.each(SIZES)('nothing moves while book, plan, register and prices come: $width px', async (viewport) => {
  const page = await plannedDay({ viewport });
  for (const [path, last, most] of [
    ['/recetario', '.entry-allergens', 4],
    ['/plan?dia=2026-11-15', '.plan-allergens tr', 2],
    ['/registro', '.workshop .book-head', 1],
    ['/precios', '.price-table tbody tr, .prices tbody tr, .workshop tbody tr', 3],
  ] as const) {
    await page.goto(origin() + path);
    await expect.poll(() => page.locator(last).count()).toBeGreaterThanOrEqual(most);
    expect(await moved(page), path).toBeLessThan(0.005);
  }
});

const GANACHE = { cob_negra: 420, nata: 260, azucar_invertido: 60, sorbitol: 20, mantequilla: 40 };
const JIJONA = { almendra_tostada: 560, miel: 130, azucar: 270, clara: 40 };

test.each([
  ['a medal that waits for a meter', recipe('cacao', 'bombon', GANACHE, 'Ganache de café'), 'a falta de medir'],
  ['a category with its almonds', recipe('turron', 'jijona', JIJONA, 'Jijona'), 'Extra'],
])('%s leaves the tabs of a tablet free', async (_, formula, prize) => {
  const page = await open({ viewport: SIZES[1]!, recipe: formula });
  await page.locator('.prize').getByText(prize).waitFor();
  const bottoms = await page
    .locator('.verdict *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  const tabs = (await page.locator('.tabs').boundingBox())!;
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(tabs.y + 1);
});
