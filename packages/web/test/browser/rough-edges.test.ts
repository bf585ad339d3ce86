import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { grams, open, openTab, recipe, tool, useApp } from './app.ts';

useApp();

/** One formula per craft that is out of its ranges, so that advice, reasons and warnings are on the page. */
const OUT = {
  helado: recipe('helado', 'helado_crema', { 'Leche entera': 900, Azúcar: 40 }),
  panaderia: recipe('panaderia', 'pan_comun', { Harina: 500, Agua: 500, Sal: 30 }),
  pasteleria: recipe('pasteleria', 'genoise', { 'Huevo entero': 100, Azúcar: 300, Harina: 50 }),
  turron: recipe('turron', 'jijona', { almendra_tostada: 300, azucar: 600, clara: 40 }),
  cacao: recipe('cacao', 'bombon', { cob_negra: 400, nata: 400, azucar_invertido: 30 }),
} as const;
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
    expect(await page.getByRole('tabpanel').textContent()).not.toContain('4000');
    await page.goBack();
    await page.locator('.row').first().waitFor();
    await openTab(page, 'Lote');
    await expect.poll(() => batchTotal(page).inputValue()).toBe('4000');
  });

  test('is made of weights a scale can show, on screen and on paper, and they add up', async () => {
    const page = await open();
    await openTab(page, 'Lote');
    await batchTotal(page).fill('4123');
    const number = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
    const cells = page.getByRole('tabpanel').locator('tbody td:last-child');
    await expect
      .poll(async () => (await cells.allTextContents()).map(number).reduce((sum, weight) => sum + weight, 0))
      .toBeCloseTo(4123, 3);
    const screen = (await cells.allTextContents()).map(number);
    const paper = page.locator('.print-sheet tbody .weight');
    await expect.poll(async () => (await paper.allTextContents()).map(number)).toEqual(screen);
    for (const weight of screen) expect((weight * 10) % 5, `${weight} g`).toBeCloseTo(0, 6);
  });
});

describe('people’s language', () => {
  test.each(sampled(CRAFTS, 3))('%s: no names of fields or types, no hyphen for a minus in any tab', async (craft) => {
    const page = await open({ recipe: OUT[craft] });
    for (const tab of ['Lectura', 'Equilibrar', 'Lote', 'Coste', 'Comparar', 'De dónde sale']) {
      await openTab(page, tab);
      const text = await page.getByRole('tabpanel').innerText();
      expect(text.match(/\S*[a-z]_[a-z]\S*|(?<!\S)-\d\S*|\bSolidos\b|undefined|NaN/g) ?? [], tab).toEqual([]);
    }
  });

  test('a way out of what cannot be done names padlocks and limits as the person knows them', async () => {
    const page = await open({ recipe: OUT.turron });
    for (const name of [
      'Almendra repelada tostada',
      'Azúcar blanco (sacarosa)',
      'Clara de huevo (fresca o pasteurizada)',
    ])
      await page
        .locator('.formula')
        .getByRole('button', { name: `Fijar el peso de ${name} al equilibrar` })
        .click();
    await openTab(page, 'Equilibrar');
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Equilibrar', exact: true }).click();
    await panel.getByRole('heading', { name: 'Así no se puede' }).waitFor();
    for (const field of ['fijos', 'limites', 'anadir', 'paso'])
      expect(await panel.textContent()).not.toContain(`«${field}»`);
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
