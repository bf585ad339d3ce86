import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open, openTab, recipe, tool, useApp } from './app.ts';
import { add, bookOf, visit } from './workshop-day.ts';

useApp();

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const TABLET = { viewport: { width: 820, height: 1180 } };
const LONG = recipe(
  'panaderia',
  'ciabatta',
  { 'Harina panadera': 1000, Agua: 600, Poolish: 400, Sal: 20, 'Levadura fresca': 3 },
  'Ciabatta de poolish con harina panadera de la casa',
);

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([
  ['phone', PHONE],
  ['tablet', TABLET],
])('on a %s', (_, size) => {
  test('the steps have the width of their column, name their units and can all be moved', async () => {
    const page = await open({ recipe: LONG, ...size });
    await openTab(page, 'Elaboración');
    await page.getByRole('button', { name: /^Empezar con los pasos habituales/ }).click();
    const first = page.getByLabel('Paso 1', { exact: true });
    await first.waitFor();
    // The dough has poolish: the steps do not call it anything else.
    expect(await first.inputValue()).toBe('Amasar el prefermento con la harina y parte del agua');
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const panel = (await page.getByRole('tabpanel').boundingBox())!.width;
    expect((await first.boundingBox())!.width).toBeGreaterThan(0.9 * panel);
    // A figure and its unit in one line.
    expect((await page.locator('.steps tbody .num').first().boundingBox())!.height).toBeLessThan(56);
    await page.getByRole('button', { name: 'Subir el paso 2' }).click();
    await expect.poll(() => first.inputValue()).toMatch(/^Añadir el resto del agua/);
  });

  test('fields of a panel stand in columns that begin and end alike', async () => {
    const page = await open({ recipe: LONG, ...size });
    for (const tab of ['Lote', 'Coste', 'Etiqueta', 'Elaboración', 'Equilibrar']) {
      await openTab(page, tab);
      await page.locator('.reading .fields .field').first().waitFor();
      expect(await sideways(page), tab).toBeLessThanOrEqual(0);
      const starts = await page
        .locator('.reading .fields > .field')
        .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().left)));
      expect(new Set(starts).size, tab).toBeLessThanOrEqual(2);
    }
  });

  test('a plan does not grow with the titles to choose from', async () => {
    const page = await bookOf([LONG], size);
    await visit(page, '/plan?dia=2026-11-15');
    await add(page, `${LONG.title} · Pan`);
    await page.locator('.weighing').first().waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});

test('the keys are read in lines on a phone', async () => {
  const page = await open({ recipe: LONG, ...PHONE });
  await tool(page, 'Teclas ?');
  const said = page.getByText('Vuelve a la fila anterior');
  expect((await said.boundingBox())!.width).toBeGreaterThan(200);
});

test('a mouse on a narrow screen finds names whole, and the buttons of a row under it', async () => {
  const page = await open({ recipe: LONG, ...TABLET });
  const name = page.locator('.row .combo-input').first();
  expect(await name.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
  const lock = page.getByRole('button', { name: 'Fijar el peso de Harina panadera al equilibrar' });
  expect(await lock.isVisible()).toBe(false);
  await page.locator('.row').first().hover();
  await lock.click();
  expect(await lock.getAttribute('aria-pressed')).toBe('true');
});

test('a recipe taken back from the trash is said to be in the book again', async () => {
  const page = await bookOf([LONG]);
  await tool(page, 'Recetario');
  await tool(page, `Borrar ${LONG.title}`);
  await page.getByText(`«${LONG.title}» está en la papelera.`).waitFor();
  await page.getByRole('checkbox', { name: 'Papelera' }).check();
  await tool(page, `Recuperar ${LONG.title}`);
  await page.getByText(`«${LONG.title}» vuelve a estar en el recetario.`).waitFor();
  expect(await page.getByText('está en la papelera').count()).toBe(0);
});
