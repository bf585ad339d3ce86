import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { grams, OUT, open, openTab, recipe, tool, useApp } from './app.ts';

useApp();

const CRAFTS = Object.keys(OUT) as (keyof typeof OUT)[];

const batchTotal = (page: Page) => page.getByLabel('Peso total, g');

describe('the batch', () => {
  test('of one recipe is not that of the next, and is there again when its own comes back', async () => {
    const page = await open();
    await openTab(page, 'Lote');
    await batchTotal(page).fill('4000');
    await tool(page, 'Nueva');
    await page.locator('.row').first().waitFor({ state: 'detached' });
    await openTab(page, 'Lote');
    await expect.poll(() => page.getByRole('tabpanel').textContent()).not.toContain('4000');
    await page.goBack();
    await page.locator('.row').first().waitFor();
    await openTab(page, 'Lote');
    await expect.poll(() => batchTotal(page).inputValue()).toBe('4000');
  });
});

describe('the page', () => {
  test('keeps the label of the serving point inside the chart, wherever the point is', async () => {
    for (const [milk, sugar] of [
      [900, 40],
      [500, 250],
    ] as const) {
      const page = await open({
        recipe: recipe('helado', 'helado_crema', { 'Leche entera': milk, Azúcar: sugar }),
      });
      const chart = (await page.locator('.plot').first().boundingBox())!;
      const label = (await page.locator('.serving text').boundingBox())!;
      expect(label.x).toBeGreaterThanOrEqual(chart.x);
      expect(label.x + label.width).toBeLessThanOrEqual(chart.x + chart.width);
    }
  });

  test('never breaks a number in two', async () => {
    const page = await open({ recipe: OUT.helado, viewport: { width: 320, height: 700 } });
    await grams(page, 'Leche entera').waitFor();
    const heights = await page
      .locator('.figure')
      .evaluateAll((all) => all.map((each) => each.scrollHeight / Number.parseFloat(getComputedStyle(each).fontSize)));
    // Two lines would be at least two letters high.
    for (const height of heights) expect(height).toBeLessThan(2);
  });

  test('prints every craft on one sheet', async () => {
    for (const craft of sampled(CRAFTS, 3)) {
      const page = await open({ recipe: OUT[craft] });
      await page.emulateMedia({ media: 'print' });
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g), craft).toHaveLength(1);
    }
  });

  test('shows the whole type of a recipe on a phone', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    const { width } = (await page.getByLabel('Tipo').boundingBox())!;
    expect(width).toBeGreaterThan(150);
  });

  test('has the padlocks of the balancer on the line of their ingredients', async () => {
    const page = await open({ recipe: OUT.turron });
    await openTab(page, 'Equilibrar');
    const row = page.locator('.balance-lines tbody tr').first();
    const [name, lock] = await Promise.all([row.locator('th'), row.locator('svg')].map((each) => each.boundingBox()));
    expect(Math.abs(name!.y + name!.height / 2 - (lock!.y + lock!.height / 2))).toBeLessThan(4);
  });
});
