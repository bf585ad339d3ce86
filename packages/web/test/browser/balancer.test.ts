import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BEGINNER, current, open, openTab, recipe, tool, useApp } from './app.ts';

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
    expect(await panel(page).getByLabel('Objetivo').inputValue()).toBe('minimo_cambio');
    await run(page).click();
    await panel(page).getByRole('heading', { name: 'Se puede' }).waitFor();
    await tool(page, 'Turrón');
    await openTab(page, 'Método');
    await openTab(page, 'Equilibrar');
    expect(await panel(page).getByLabel('Objetivo').inputValue()).toBe('suprema');
    expect(await panel(page).getByLabel('Paso de la balanza').inputValue()).toBe('5');
  });

  test('changed after a proposal, take it away', async () => {
    const page = await open({ recipe: BEGINNER });
    await openTab(page, 'Equilibrar');
    await run(page).click();
    await panel(page).getByRole('button', { name: 'Aceptar' }).waitFor();
    await panel(page).getByLabel('Peso total, g').fill('2000');
    await panel(page).getByRole('button', { name: 'Aceptar' }).waitFor({ state: 'detached' });
  });
});

test('a padlock on one of two lines of an ingredient is refused in words', async () => {
  const { ingredients } = BEGINNER;
  const page = await open({
    recipe: { ...BEGINNER, ingredients: [...ingredients, { name: 'Azúcar', grams: 20 }] },
  });
  await openTab(page, 'Equilibrar');
  const locks = panel(page).getByRole('button', { name: 'Fijar el peso de Azúcar al equilibrar' });
  await locks.first().click();
  await run(page).click();
  expect(await panel(page).locator('.refusal').textContent()).toContain('«Azúcar» está en varias líneas.');
  await locks.last().click();
  await run(page).click();
  await panel(page).locator('.proposal').waitFor();
});

test('where own prices do not reach the balancer, its answer says so', async () => {
  const page = await open({ recipe: TURRON });
  const note = page.getByText('cuenta con los precios del catálogo, no con los tuyos');
  await openTab(page, 'Equilibrar');
  await run(page).click();
  await panel(page).locator('.proposal').waitFor();
  expect(await note.count()).toBe(0);
  await openTab(page, 'Coste');
  await panel(page)
    .getByLabel(/^Precio de miel/i)
    .fill('50');
  await openTab(page, 'Equilibrar');
  await run(page).click();
  await note.waitFor();
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
