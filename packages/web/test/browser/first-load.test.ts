import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addField, choices, open, origin, useApp } from './app.ts';

useApp();

/** Aim: 70 KB. What stands between are the parts of the engine that only advice and the balancer use, and the notebook. */
const MOST_KILOBYTES = 99;

/** Compressed size, in kB of 1,024, of each script asked for until a first visitor can write an ingredient. */
async function scriptsUntilReady(page: Page): Promise<ReadonlyMap<string, number>> {
  // Stamped by the page itself: whatever is asked for before it can be written in counts, modules fetched ahead included.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role=combobox]')) return;
      watch.disconnect();
      Object.assign(globalThis, { readyAt: performance.now() });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(origin());
  await addField(page).waitFor();
  const asked = await page.evaluate(() => {
    const { readyAt } = globalThis as typeof globalThis & { readyAt: number };
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return all
      .filter(({ startTime, name }) => startTime <= readyAt && name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname);
  });
  const built = new URL('../../dist', import.meta.url);
  return new Map(asked.map((path) => [path, gzipSync(readFileSync(`${built.pathname}${path}`)).length / 1024]));
}

describe('the first load', () => {
  test(`asks for less than ${MOST_KILOBYTES} kB of script before anything can be written, and for nothing of other crafts`, async () => {
    const sizes = await scriptsUntilReady(await open({ empty: true }));
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const shown = [...sizes].map(([path, size]) => `${path} ${size.toFixed(1)}`).join('\n');
    expect(total, shown).toBeLessThan(MOST_KILOBYTES);
    expect(sizes.size, shown).toBeLessThanOrEqual(6);
    expect([...sizes.keys()].filter((path) => /lessons|solver|worker|frame/.test(path))).toEqual([]);
  });

  test('finds every food by its name at once, and by its other names when they have come', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await open({ empty: true });
    // As on a slow line: neither the other names nor the worker are there yet.
    await page.route(/lessons|worker/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origin()}/helado`);
    await addField(page).fill('maltodextrina');
    await choices(page).filter({ hasText: 'Maltodextrina' }).first().waitFor();
    await addField(page).fill('maizena');
    expect(await choices(page).filter({ hasText: 'Almidón de maíz' }).count()).toBe(0);
    release();
    await choices(page).filter({ hasText: 'Almidón de maíz' }).first().waitFor();
  });
});

test.each([
  ['helado', 'Galleta María', 'gluten'],
  ['turron', 'Galleta digestive', 'gluten'],
] as const)(
  'the card of a food in %s tells its label, its allergens and how good each figure is',
  async (craft, name, allergen) => {
    const page = await open({ path: `/${craft}` });
    await addField(page).fill(name);
    await choices(page).filter({ hasText: name }).first().click();
    const card = page.locator('.card');
    await card.getByText('En la etiqueta, por 100 g').waitFor();
    expect(await card.textContent()).toMatch(
      new RegExp(`Valor energético, kcal\\d+.*Contiene [^.]*${allergen}.*(Medido|Calculado|Estimado)`),
    );
  },
);
