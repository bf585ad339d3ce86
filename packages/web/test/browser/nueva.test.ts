import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONG } from '../../../../scripts/lib/long.ts';
import { BEGINNER, bench, dialog, open, recipe, title, tool, useApp, verdict } from './app.ts';
import { violations } from './axe.ts';

useApp();

const made = (page: Page) => dialog(page).locator('.made');

const PHONE = { viewport: { width: 390, height: 844 } };
const MIX = recipe('helado', 'helado_crema', {
  'Leche entera': 595,
  'Nata 35%': 180,
  'Leche en polvo desnatada': 40,
  Azúcar: 145,
  Dextrosa: 35,
  'Neutro para cremas 5 g/kg': 5,
});
const LABEL =
  'Ingredientes: leche entera, azúcar, nata (18 %), leche en polvo desnatada, dextrosa, yema de huevo. Información nutricional: Valor energético 890 kJ / 213 kcal. Grasas 9 g, de las cuales saturadas 5,8 g. Hidratos de carbono 25 g, de los cuales azúcares 25 g. Proteínas 4,1 g. Sal 0,12 g';

const spills = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => element.scrollWidth - element.clientWidth);

async function wish(page: Page, flavours: string, ...without: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: /^Empieza con un deseo/ }).click();
  await dialog(page).getByLabel('Sabores').fill(flavours);
  for (const name of without) await dialog(page).getByLabel(name, { exact: true }).check();
  await dialog(page).getByRole('button', { name: 'Formular' }).click();
  await dialog(page).locator('.answer').waitFor();
}

describe('a formula with nothing in it', () => {
  test('asks what it is, offers four ways to begin and a published example, judges nothing and leaves nothing in the book', async () => {
    const page = await open({ empty: true });
    expect(await bench(page)).toEqual([]);
    await expect.poll(() => verdict(page).textContent()).toBe('—');
    await expect
      .poll(() => page.locator('.begin strong').allTextContents())
      .toEqual(['¿Qué vas a hacer?', 'Empieza con un deseo', 'Desde una etiqueta', 'Pega una receta', 'En blanco']);
    if (LONG) expect(await violations(page, 'body')).toEqual([]);
    // What goes is written, if there is anything to be.
    await page.reload();
    await tool(page, 'Recetario');
    await page.locator('.book-head').waitFor();
    expect(await page.locator('.book-entries li').count()).toBe(0);
  });

  test('the example is shown with its source, and undone', async () => {
    const page = await open({ empty: true });
    await tool(page, 'Ver un ejemplo publicado');
    await page.locator('.row').first().waitFor();
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    await expect
      .poll(() => page.locator('.notice').textContent())
      .toContain(`«${await title(page).inputValue()}», de `);
    await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
    await page.locator('.begin').waitFor();
    expect(await bench(page)).toEqual([]);
  });
});

describe('from a wish', () => {
  test('Back closes it, and then leads to the work it was opened beside', async () => {
    const page = await open({ recipe: BEGINNER });
    await tool(page, 'Nueva');
    await wish(page, 'vainilla');
    await page.evaluate(() => history.back());
    await dialog(page).waitFor({ state: 'hidden' });
    await page.evaluate(() => history.back());
    await expect.poll(() => title(page).inputValue()).toBe('Nata de casa');
    await expect.poll(() => bench(page)).toHaveLength(3);
  });

  test('keyboard only', async () => {
    const page = await open({ empty: true });
    const { keyboard } = page;
    await page.getByRole('button', { name: 'Nueva', exact: true }).focus();
    await keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toMatch(/^¿Qué vas a hacer/);
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await dialog(page).waitFor();
    for (let i = 0; i < 40 && (await focused()) !== 'Formular'; i++) await keyboard.press('Tab');
    await keyboard.press('Enter');
    await made(page).first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('formular-respuesta');
    for (let i = 0; i < 10 && !(await focused()).startsWith('Abrir'); i++) await keyboard.press('Tab');
    await keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
  });

  test('the page answers while it is looked for, and it can be cancelled', async () => {
    // A worker that never answers stands for a long search.
    const page = await open({ empty: true, before: 'Worker.prototype.postMessage = () => {}' });
    await page.getByRole('button', { name: /^Empieza con un deseo/ }).click();
    await dialog(page).getByRole('button', { name: 'Formular' }).click();
    const cancel = dialog(page).getByRole('button', { name: 'Cancelar' });
    await cancel.waitFor();
    await dialog(page).getByLabel('Sabores').fill('limón');
    await cancel.click();
    await cancel.waitFor({ state: 'detached' });
    expect(await dialog(page).locator('.answer').count()).toBe(0);
  });
});

describe('in place of an ingredient', () => {
  test('the wish and its answer', async () => {
    const page = await open({ empty: true, ...PHONE });
    await wish(page, 'pistacho', 'Huevo');
    await dialog(page).getByText('Más alérgenos').click();
    expect(await spills(page, 'dialog')).toBe(0);
    if (LONG) expect(await violations(page, 'dialog')).toEqual([]);
  });

  test('the label and its answer', async () => {
    const page = await open({ empty: true, ...PHONE });
    await page.getByRole('button', { name: /^Desde una etiqueta/ }).click();
    await dialog(page).getByLabel('Lista de ingredientes').fill(LABEL);
    await dialog(page).getByRole('button', { name: 'Estimar los gramos' }).click();
    await dialog(page).locator('.answer').waitFor();
    expect(await spills(page, 'dialog')).toBe(0);
    if (LONG) expect(await violations(page, 'dialog')).toEqual([]);
  });

  test('the substitutes, and the row they come from', async () => {
    const page = await open({ recipe: MIX, ...PHONE });
    expect(await spills(page, 'html')).toBe(0);
    // On a phone the buttons of a row come once it is touched.
    await page.getByLabel('Gramos de Azúcar').click();
    const box = (await page.getByRole('button', { name: 'Sustituir Azúcar' }).boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await page.getByRole('button', { name: 'Sustituir Azúcar' }).click();
    await made(page).first().waitFor();
    await made(page).first().locator('summary').click();
    expect(await spills(page, 'dialog')).toBe(0);
    if (LONG) expect(await violations(page, 'dialog')).toEqual([]);
  });
});
