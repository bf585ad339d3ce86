import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { another, BEGINNER, current, grams, open, title, tool, useApp } from './app.ts';
import { violations } from './axe.ts';

useApp();

const path = (page: Page) => new URL(page.url()).pathname;
const saved = (page: Page, name: string) => page.getByText(`«${name}» está guardada en este navegador.`).waitFor();

async function save(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await tool(page, 'Guardar');
  await saved(page, name);
}

describe('saving', () => {
  test('over what another tab saved says so', async () => {
    const page = await open({ recipe: BEGINNER });
    await save(page, 'Nata');
    await grams(page, 'Azúcar').fill('90');
    const other = await another(page, path(page));
    await grams(other, 'Azúcar').fill('80');
    await tool(other, 'Guardar');
    await saved(other, 'Nata');
    await tool(page, 'Guardar');
    await page.getByText(/Otra pestaña había guardado «Nata»/).waitFor();
    await tool(page, 'Recetario');
    await page.getByText('3 versiones').waitFor();
  });
});

describe('addresses', () => {
  test('every place has one, Back and Forward lead through them, and a reload stays', async () => {
    const page = await open();
    expect(path(page)).toBe('/helado');
    await tool(page, 'Pan');
    await current(page, 'Pan');
    expect(path(page)).toBe('/pan');
    await save(page, 'Hogaza');
    const address = path(page);
    expect(address).toMatch(/^\/receta\/./);
    await tool(page, 'Recetario');
    await page.locator('.book-entries li').first().waitFor();
    await page.goBack();
    await expect.poll(() => title(page).inputValue()).toBe('Hogaza');
    expect(path(page)).toBe(address);
    await page.goBack();
    await current(page, 'Helado');
    // The second goes on while the first still opens its recipe.
    await page.evaluate(() => {
      history.forward();
      setTimeout(() => history.forward());
    });
    await page.locator('.book-entries li').first().waitFor();
    await page.reload();
    await page.locator('.book-entries li').first().waitFor();
    const other = await another(page, address);
    await expect.poll(() => title(other).inputValue()).toBe('Hogaza');
    await other.goto(new URL('/turron', other.url()).href);
    await current(other, 'Turrón');
  });
});

describe('the book', () => {
  test('is clean for axe in light and dark, fits 320 px, and lists work never saved', async () => {
    const page = await open({ recipe: BEGINNER });
    await save(page, 'Superextraordinariamentelarguísimoheladodecremasinunespacio');
    await tool(page, 'Nueva');
    await title(page).fill('Sin guardar aún');
    await tool(page, 'Recetario');
    await page.getByText(/Helado · 0 ingredientes · sin guardar/).waitFor();
    for (const step of ['lista', 'versiones'] as const) {
      if (step === 'versiones') await page.getByRole('link', { name: /^Versiones de Super/ }).click();
      await page.locator('.book-head').waitFor();
      expect(await violations(page, 'body')).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  });
});
