import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONG } from '../../../../scripts/lib/long.ts';
import { BEGINNER, grams, open, recipe, useApp } from './app.ts';
import { violations } from './axe.ts';

useApp();

const HAZELNUT = recipe(
  'helado',
  'helado_crema',
  {
    'Leche entera': 600,
    'Nata 35%': 90,
    'Leche en polvo desnatada': 35,
    Azúcar: 125,
    Dextrosa: 20,
    'Pasta de avellana': 80,
    'Neutro para cremas 5 g/kg': 5,
    Vainilla: 1,
  },
  'Crema de avellana',
);
const PHONE = { viewport: { width: 390, height: 844 } };

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('letters', () => {
  const folder = fileURLToPath(new URL('../../dist/assets/', import.meta.url));

  test('weigh 80 KB at most, and are there without connection', async () => {
    const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, name) => sum + statSync(folder + name).size, 0)).toBeLessThan(80_000);
    // The guides are pages of the service; they need not be built here.
    const page = await open({ offlineReady: true, expected: /404|docs\// });
    const kept = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().filter(({ url }) => url.includes('.woff2')).length;
    });
    expect(kept).toBe(2);
  });

  test('have figures of one width and the signs of Spanish', async () => {
    const page = await open({ recipe: HAZELNUT });
    await page.evaluate(() => document.fonts.ready);
    const widths = await page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d')!;
      return ['Obrador Serif', 'Obrador Sans'].map((family) => {
        pen.font = `600 100px "${family}"`;
        return {
          digits: new Set([...'0123456789'].map((digit) => Math.round(pen.measureText(digit).width))).size,
          loaded: document.fonts.check(`600 20px "${family}"`, 'áéíóúñü¿¡«»€−½°'),
        };
      });
    });
    expect(widths).toEqual([
      { digits: 1, loaded: true },
      { digits: 1, loaded: true },
    ]);
  });

  test.each([
    ['a desk', { viewport: { width: 1440, height: 900 } }],
    ['a phone', PHONE],
  ])('move nothing when they come late, on %s', async (_, size) => {
    const page = await open({ ...size, recipe: HAZELNUT, before: SLOW_FONTS, hurried: true });
    await page.locator('.craft-view section').waitFor();
    await page.locator('.print-sheet').waitFor({ state: 'attached' });
    const shift = await page.evaluate(async () => {
      const faces = [...document.fonts].filter(({ family }) => /^"?Obrador (Serif|Sans)"?$/.test(family));
      let moved = 0;
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries) moved += (entry as PerformanceEntry & { value: number }).value;
      };
      const watch = new PerformanceObserver((list) => add(list.getEntries()));
      watch.observe({ type: 'layout-shift' });
      document.adoptedStyleSheets = [];
      await Promise.all(faces.map((face) => face.load()));
      // Drawn with them, and the frame after.
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      add(watch.takeRecords());
      return moved;
    });
    expect(shift).toBeLessThan(0.01);
  });

  test('stand with their commas one under the other', async () => {
    const page = await open({
      recipe: recipe('helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35%': 117.36, Azúcar: 129.1 }),
    });
    await page.evaluate(() => document.fonts.ready);
    const commas = await page.locator('.row .grams').evaluateAll((fields) =>
      fields.map((field) => {
        const { fontWeight, fontSize, fontFamily, paddingRight } = getComputedStyle(field);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const [whole = '', rest] = (field as HTMLInputElement).value.split(',');
        const after = rest === undefined ? 0 : pen.measureText(`,${rest}`).width;
        return { whole, at: field.getBoundingClientRect().right - Number.parseFloat(paddingRight) - after };
      }),
    );
    const [first] = commas;
    for (const { whole, at } of commas) expect(Math.abs(at - first!.at), whole).toBeLessThan(1);
  });
});

/** The page begins with what stands in for its letters. */
const SLOW_FONTS = `
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --serif: "Obrador Serif interina", serif; --sans: "Obrador Sans interina", sans-serif }');
  document.adoptedStyleSheets = [sheet];
`;

describe('room', () => {
  test('the reading of an ice cream and its curve are on one screen of a laptop', async () => {
    const page = await open({ viewport: { width: 1440, height: 900 }, recipe: BEGINNER });
    await page.locator('.plot-reading').waitFor();
    const heights = await page
      .locator('.meter')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    for (const height of heights) expect(height).toBeLessThan(52);
    const { y, height } = (await page.locator('.plot-reading').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(900);
  });

  test('a phone shows seven ingredients, each in one line; lock and cross come when it is touched', async () => {
    const page = await open({ ...PHONE, hasTouch: true, isMobile: true, recipe: HAZELNUT });
    const foot = (await page.locator('.footbar').boundingBox())!.y;
    const rows = await page.locator('.row').evaluateAll((all) =>
      all.map((row) => {
        const [name, weight] = [...row.querySelectorAll('input')].map((field) => field.getBoundingClientRect());
        return {
          bottom: row.getBoundingClientRect().bottom,
          oneLine: name!.top < weight!.bottom && weight!.top < name!.bottom && name!.right <= weight!.left,
        };
      }),
    );
    expect(rows.every(({ oneLine }) => oneLine)).toBe(true);
    expect(rows.filter(({ bottom }) => bottom <= foot).length).toBeGreaterThanOrEqual(7);
    const drop = page.getByRole('button', { name: 'Quitar Dextrosa' });
    expect(await drop.isVisible()).toBe(false);
    const row = page.locator('.row', { has: grams(page, 'Dextrosa') });
    const { height } = (await row.boundingBox())!;
    await grams(page, 'Dextrosa').tap();
    expect((await row.boundingBox())!.height - height).toBeLessThan(8);
    await page.getByRole('button', { name: 'Fijar el peso de Dextrosa al equilibrar' }).tap();
    await drop.tap();
    await expect.poll(() => page.locator('.row').count()).toBe(7);
  });

  test('the tabs stand in one line from 1200 to 1920 px, and a tablet has formula and reading side by side', async () => {
    const page = await open({ recipe: HAZELNUT });
    for (const width of [1200, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
      expect(tops).toHaveLength(8);
      expect(new Set(tops).size, `${width} px`).toBe(1);
    }
    await page.setViewportSize({ width: 820, height: 1180 });
    const [formula, reading] = await Promise.all(
      ['.formula', '.reading'].map((part) => page.locator(part).boundingBox()),
    );
    expect(reading!.x).toBeGreaterThan(formula!.x + formula!.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820);
    const [verdictBox, tabs] = await Promise.all(
      ['.mend .primary', '.tabs'].map((part) => page.locator(part).boundingBox()),
    );
    expect(verdictBox!.y + verdictBox!.height).toBeLessThanOrEqual(tabs!.y);
  });
});

describe('by keyboard', () => {
  test('the menu of the toolbar: arrows, ends, Escape, and back to its button after what it opened', async () => {
    const page = await open({ recipe: BEGINNER });
    const { keyboard } = page;
    await page.getByRole('button', { name: 'Más', exact: true }).focus();
    await keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('Guardar como…');
    await keyboard.press('ArrowUp');
    await expect.poll(() => focused(page)).toBe('Compartir');
    await keyboard.press('Home');
    await keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('Ejemplos');
    if (LONG) expect(await violations(page, '.formula')).toEqual([]);
    await keyboard.press('Escape');
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('Más');
    await keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Guardar como…');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await page.getByLabel('Receta en texto').waitFor();
    await keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Más');
  });

  test('the types: found by part of their name, chosen with Enter, with what they ask', async () => {
    const page = await open({ recipe: recipe('pasteleria', 'genoise', { Harina: 100, Azúcar: 100 }) });
    await page.getByRole('button', { name: 'Tipo Génoise' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Buscar un tipo' }).waitFor();
    expect(
      await page
        .getByRole('group', { name: /^Ganaches y cremosos/ })
        .getByRole('option')
        .count(),
    ).toBe(7);
    if (LONG) expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.type('catalana');
    const option = page.getByRole('dialog').getByRole('option');
    await expect.poll(() => option.count()).toBe(1);
    await expect
      .poll(() => option.textContent())
      .toMatch(/^Crema catalanaLeche, yema y almidón, con azúcar quemado.*\.Pide .+ \d/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Tipo Crema catalana' }).waitFor();
    // The focus comes back to what opened the list.
    await page.locator('button:focus', { hasText: 'Crema catalana' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Buscar un tipo' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Tipo Crème brûlée' }).waitFor();
  });

  test('«?» tells the keys, and a tour that can be left at any step', async () => {
    const page = await open({ recipe: BEGINNER });
    await page.locator('body').press('?');
    await page.getByRole('heading', { name: 'Teclas' }).waitFor();
    if (LONG) expect(await violations(page, 'dialog')).toEqual([]);
    await page.getByRole('button', { name: 'Hacer el recorrido' }).click();
    await page.getByRole('heading', { name: 'Cinco oficios, una mesa' }).waitFor();
    await expect.poll(() => page.locator('.toured').getAttribute('class')).toContain('crafts');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByRole('heading', { name: 'Di qué haces' }).waitFor();
    if (LONG) expect(await violations(page, '.tour')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.tour, .toured').count()).toBe(0);
    await grams(page, 'Azúcar').press('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
