import { describe, expect, test } from 'vitest';
import { NO_BATCH } from '../../src/recipe/no-batch.ts';
import type { SharedRecipe } from '../../src/recipe/share.ts';
import { BARRA, BASE, bookOf, grams, open, openTab, type Page, recipe, tool, useApp } from './app.ts';

useApp();

const CIABATTA = recipe(
  'panaderia',
  'ciabatta',
  { 'Harina de fuerza': 700, Poolish: 600, Agua: 460, Sal: 20, 'Levadura fresca': 6 },
  'Ciabatta',
);
const TABLETA = recipe(
  'cacao',
  'leche',
  { pasta_cacao: 250, manteca_cacao: 150, leche_entera_polvo: 200, azucar: 400 },
  'Leche',
);

async function sheetOf(shared: SharedRecipe): Promise<Page> {
  const page = await open({ recipe: shared, hurried: true });
  await openTab(page, 'Elaboración');
  await page.getByRole('button', { name: /^Empezar con los pasos habituales/ }).click();
  await page.locator('.print-allergens').waitFor({ state: 'attached' });
  return page;
}

describe('the sheet', () => {
  test('of a dough parts its poolish, that of a chocolate has its own tempering', async () => {
    const bread = await sheetOf({ ...CIABATTA, batch: { ...NO_BATCH, total: 3572 } });
    await expect
      .poll(() => bread.locator('.print-preferment').textContent())
      .toBe('Poolish: 600 g de harina, 600 g de agua, 0,8 g de levadura fresca. Mezclar a las 16:00, el día antes.');
    const milk = await sheetOf(TABLETA);
    await expect
      .poll(() => milk.locator('.print-stops dd').allTextContents())
      .toEqual(['42 a 45 °C', '26 a 28 °C', '29 a 30 °C']);
    await expect.poll(() => milk.getByLabel('Temperatura del paso 3, °C').inputValue()).toBe('29,5');
  });

  test('has the lot of today once the batch is in the register', async () => {
    const page = await bookOf([BARRA], { hurried: true });
    await openTab(page, 'Lote');
    await tool(page, 'Apuntar 1,64 kg en el registro');
    await page.getByText(/^Hoy, en el registro: lote \d{6}-1, 1,64 kg\.$/).waitFor();
    await expect.poll(() => page.locator('.print-signs b').textContent()).toMatch(/^\d{6}-1$/);
    await grams(page, 'Agua').fill('650');
    await page.getByText('Guarda antes la receta: el registro apunta qué versión se hizo.').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Apuntar otra tanda de 1,69 kg' }).isDisabled())
      .toBe(true);
  });
});

describe('comparing', () => {
  test('four ice creams side by side, with their freezing curves in one plot', async () => {
    const page = await bookOf([BASE]);
    await openTab(page, 'Comparar');
    const pin = page.getByRole('button', { name: 'Apartar la versión actual' });
    await pin.click();
    await grams(page, 'Azúcar').fill('180');
    await pin.click();
    const saved = page.getByLabel('O una receta guardada');
    await saved.selectOption((await saved.locator('option').nth(1).getAttribute('value')) ?? '');
    await tool(page, 'Apartar la elegida');
    await grams(page, 'Azúcar').fill('100');
    await expect.poll(() => pin.isDisabled()).toBe(true);
    expect(await saved.count()).toBe(0);
    const heads = page.getByRole('tabpanel').locator('table').first().locator('thead th');
    const titles = await heads.allTextContents();
    expect(titles).toHaveLength(4);
    expect(titles.slice(0, 2)).toEqual(['Apartada', 'Apartada 2']);
    expect(titles[2]).toContain('Base blanca de la casa, ');
    expect(titles[3]).toBe('En la mesa');
    await expect.poll(() => page.locator('.panel svg.plot > .series').count()).toBe(4);
    const paths = await page
      .locator('.panel svg.plot > .series path')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
    expect(new Set(paths).size).toBe(3);
    await tool(page, 'Dejar de comparar Apartada 2');
    await expect.poll(() => page.locator('.panel svg.plot > .series').count()).toBe(3);
    await expect.poll(() => pin.isDisabled()).toBe(false);
  });

  test('tempering curves of two chocolates', async () => {
    const page = await open({ recipe: TABLETA });
    await openTab(page, 'Comparar');
    await page.getByRole('button', { name: 'Apartar la versión actual' }).click();
    await grams(page, 'Pasta de cacao').fill('260');
    await expect
      .poll(() => page.locator('.legend li').allTextContents())
      .toEqual([
        'Apartada: fundir 42 a 45 °C, enfriar 26 a 28 °C, trabajar 29 a 30 °C',
        'En la mesa: fundir 42 a 45 °C, enfriar 26 a 28 °C, trabajar 29 a 30 °C',
      ]);
  });
});
