import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BEGINNER, begin, current, grams, open, openTab, recipe, tool, useApp } from './app.ts';

useApp();

const panel = (page: Page) => page.getByRole('tabpanel');
const run = (page: Page) => panel(page).getByRole('button', { name: 'Equilibrar', exact: true });
const TURRON = recipe('turron', 'jijona', { almendra_tostada: 550, miel: 120, azucar: 300, clara: 40 });

describe('the settings of the balancer', () => {
  test('belong to their craft and outlast a visit to another tab', async () => {
    const page = await open({ recipe: TURRON });
    await openTab(page, 'Equilibrar');
    await panel(page).getByLabel('Objetivo').selectOption({ label: 'Categoría Suprema' });
    await panel(page).getByLabel('Paso de la balanza').selectOption('5');
    await tool(page, 'Helado');
    await current(page, 'Helado');
    await begin(page, 'Helado');
    expect(await panel(page).getByLabel('Objetivo').inputValue()).toBe('minimo_cambio');
    await run(page).click();
    await panel(page)
      .getByRole('heading', { name: /^(Se puede|Ya cumple)/ })
      .waitFor();
    await tool(page, 'Turrón');
    await openTab(page, 'De dónde sale');
    await openTab(page, 'Equilibrar');
    expect(await panel(page).getByLabel('Objetivo').inputValue()).toBe('suprema');
    expect(await panel(page).getByLabel('Paso de la balanza').inputValue()).toBe('5');
  });
});

test('the focus stays with the proposal: on the new one after «Probar», on the button after «Descartar»', async () => {
  const page = await open({ recipe: BEGINNER });
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await openTab(page, 'Equilibrar');
  for (const name of ['Leche entera', 'Nata 35%', 'Azúcar']) {
    await panel(page)
      .getByRole('button', { name: `Fijar el peso de ${name} al equilibrar` })
      .click();
  }
  await panel(page)
    .getByLabel(/Puede añadir ingredientes/)
    .uncheck();
  await run(page).click();
  await panel(page)
    .getByRole('button', { name: /^Probar: / })
    .first()
    .press('Enter');
  await panel(page).getByRole('heading', { name: 'Se puede' }).waitFor();
  await expect.poll(focused).toBe('propuesta');
  await panel(page).getByRole('button', { name: 'Descartar' }).press('Enter');
  await expect.poll(focused).toBe('equilibrar-formula');
});

test('a long search runs beside the page: it says so, can be cancelled, and typing goes on', async () => {
  const page = await open({
    recipe: BEGINNER,
    before: `const Real = Worker;
      globalThis.Worker = class extends Real {
        postMessage(data) {
          setTimeout(() => super.postMessage(data), 3000);
        }
      };`,
  });
  await openTab(page, 'Equilibrar');
  await run(page).click();
  await page.getByText('Buscando los gramos…').waitFor();
  await grams(page, 'Azúcar').fill('126');
  expect(await grams(page, 'Azúcar').inputValue()).toBe('126');
  await panel(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText('Buscando los gramos…').waitFor({ state: 'detached' });
  expect(await panel(page).locator('.proposal').count()).toBe(0);
  await run(page).click();
  await panel(page).locator('.proposal, .refusal').first().waitFor();
});
