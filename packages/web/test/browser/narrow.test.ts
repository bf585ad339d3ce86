import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { BEGINNER, open, openTab, recipe, tool, useApp } from './app.ts';
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

const JIJONA = recipe('turron', 'jijona', { almendra_tostada: 560, miel: 130, azucar: 270, clara: 40 }, 'Jijona');
const GANACHE = recipe('cacao', 'bombon', { cob_negra: 420, nata: 260, azucar_invertido: 60 }, 'Ganache');

/** Pairs of words that cover each other, if only by a hair. */
const covered = (words: Locator) =>
  words.evaluateAll((list) => {
    const boxes = list.map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }));
    return boxes.flatMap(({ text, box: a }, i) =>
      boxes
        .slice(i + 1)
        .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((other) => `${text} / ${other.text}`),
    );
  });

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const SIZES = [
  ['phone', PHONE],
  ['tablet', TABLET],
] as const;

describe.each(sampled(SIZES, 2))('on a %s', (_, size) => {
  test('steps have the width of their column and can be moved; fields of a panel begin and end alike', async () => {
    const page = await open({ recipe: LONG, ...size });
    await openTab(page, 'Elaboración');
    await page.getByRole('button', { name: /^Empezar con los pasos habituales/ }).click();
    const first = page.getByLabel('Paso 1', { exact: true });
    await first.waitFor();
    // The dough has poolish: the steps do not call it anything else.
    await expect.poll(() => first.inputValue()).toBe('Amasar el prefermento con la harina y parte del agua');
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const panel = (await page.getByRole('tabpanel').boundingBox())!.width;
    expect((await first.boundingBox())!.width).toBeGreaterThan(0.9 * panel);
    // A figure and its unit in one line.
    expect((await page.locator('.steps tbody .num').first().boundingBox())!.height).toBeLessThan(56);
    await page.getByRole('button', { name: 'Subir el paso 2' }).click();
    await expect.poll(() => first.inputValue()).toMatch(/^Añadir el resto del agua/);
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

  test.each([BEGINNER, GANACHE])('the words of a plot stand apart and can be read: $title', async (shared) => {
    const page = await open({ recipe: shared, ...size });
    const words = page.locator('.plot .tick, .plot .rule text, .plot .axis, .plot .stage');
    await words.first().waitFor();
    expect(await covered(words)).toEqual([]);
    const sizes = await words.evaluateAll((list) => list.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThan(12);
  });

  test('the button that mends a formula stands clear of the tabs', async () => {
    const page = await open({ recipe: JIJONA, ...size });
    const button = (await page.getByRole('button', { name: 'Equilibrar la fórmula' }).boundingBox())!;
    const tabs = (await page.getByRole('tablist').boundingBox())!;
    expect(tabs.y - (button.y + button.height)).toBeGreaterThan(6);
    await expect.poll(() => page.locator('.verdict-note').textContent()).toBe('4 de 4 parámetros dentro del rango');
  });

  test('the tour leaves in sight what it speaks of', async () => {
    const page = await open({ recipe: BEGINNER, ...size });
    await tool(page, 'Teclas ?');
    await page.getByRole('button', { name: 'Hacer el recorrido' }).click();
    const card = page.locator('.tour');
    for (const title of [
      'Cinco oficios, una mesa',
      'Di qué haces',
      'Escribe ingredientes y gramos',
      'Lee el veredicto',
    ]) {
      await card.getByRole('heading', { name: title }).waitFor();
      const top = async () => (await page.locator('.toured').boundingBox())!.y;
      await expect.poll(top, { message: title }).toBeGreaterThanOrEqual(-1);
      await expect.poll(top, { message: title }).toBeLessThan((await card.boundingBox())!.y - 40);
      await card.getByRole('button', { name: 'Siguiente' }).click();
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

test('a long name and a long title are read whole on a phone, and the sum stands under the grams', async () => {
  const page = await open({ recipe: { ...JIJONA, title: LONG.title }, ...PHONE });
  const row = page.locator('.row', { has: page.getByLabel('Gramos de Clara de huevo (fresca o pasteurizada)') });
  const heights = await page
    .locator('.row')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  // Two lines of the name, and the row no taller than they are.
  expect((await row.boundingBox())!.height).toBeLessThan(heights[0]! + 16);
  const shown = await row.locator('.combo').evaluate((combo) => getComputedStyle(combo, '::after').content);
  expect(shown).toContain('Clara de huevo (fresca o pasteurizada)');
  expect((await page.locator('.title-box').boundingBox())!.height).toBeGreaterThan(60);
  const right = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) =>
        Math.round(each.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(each).paddingRight)),
      );
  expect(await right('.ledger-total output')).toBe(await right('.row .grams'));
  await page.getByLabel('Gramos de Clara de huevo (fresca o pasteurizada)').click();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('a mouse on a narrow screen finds names whole, and the buttons of a row under it', async () => {
  const page = await open({ recipe: LONG, ...TABLET });
  const name = page.locator('.row .combo-input').first();
  expect(await name.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
  const lock = page.getByRole('button', { name: 'Fijar el peso de Harina panadera al equilibrar' });
  expect(await lock.isVisible()).toBe(false);
  await page.locator('.row').first().hover();
  await lock.click();
  await expect.poll(() => lock.getAttribute('aria-pressed')).toBe('true');
});
