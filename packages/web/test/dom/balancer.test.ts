import { describe, expect, test } from 'vitest';
import { button, hands } from '../hands.ts';
import { BEGINNER, begin, current, open, openTab, type Page, recipe, tool, useApp } from './app.ts';

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
    await expect.poll(() => panel(page).getByLabel('Objetivo').inputValue()).toBe('minimo_cambio');
    await run(page).click();
    await panel(page)
      .getByRole('heading', { name: /^(Se puede|Ya cumple)/ })
      .waitFor();
    await tool(page, 'Turrón');
    await openTab(page, 'De dónde sale');
    await openTab(page, 'Equilibrar');
    await expect.poll(() => panel(page).getByLabel('Objetivo').inputValue()).toBe('suprema');
    await expect.poll(() => panel(page).getByLabel('Paso de la balanza').inputValue()).toBe('5');
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

test('the focus stays with the proposal: on the new one after «Probar», on the button after «Descartar»', async () => {
  const page = await open({ recipe: BEGINNER });
  const focused = () => document.activeElement?.id;
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

test('a formula of sixty lines is balanced: 1 action', async () => {
  const ingredients = BEGINNER.ingredients.flatMap(({ name, grams }) =>
    Array.from({ length: Math.ceil(60 / BEGINNER.ingredients.length) }, () => ({ name, grams })),
  );
  const page = await open({ recipe: { ...BEGINNER, ingredients } });
  const hand = hands();
  await hand.tap(button(page, 'Equilibrar la fórmula'));
  await panel(page).locator('.proposal').waitFor();
  expect(hand.count).toBe(1);
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
  await panel(page).locator('.refusal', { hasText: '«Azúcar» está en varias líneas.' }).waitFor();
  await locks.last().click();
  await run(page).click();
  await panel(page).locator('.proposal').waitFor();
});

test('where own prices do not reach the balancer, its answer says so', async () => {
  const page = await open({ recipe: TURRON });
  const note = page.getByText('busca con los precios de la despensa, no con los tuyos');
  await openTab(page, 'Equilibrar');
  await panel(page).getByLabel('Objetivo').selectOption('minimo_coste');
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

test('what it costs is the same to the cent in every tab, with own prices, in a craft that takes none', async () => {
  const page = await open({
    recipe: recipe('turron', 'jijona', { almendra_tostada: 550, miel: 60, azucar: 360, clara: 40 }),
  });
  const shown = page.locator('.figures li', { hasText: 'Coste' }).locator('.figure');
  const listed = Number((await shown.textContent())!.replace(',', '.'));
  await openTab(page, 'Coste');
  const total = async () =>
    Number((await panel(page).locator('.totals dd').first().textContent())!.replace(/[^\d,]/g, '').replace(',', '.'));
  const before = await total();
  await panel(page)
    .getByLabel(/^Precio de miel/i)
    .fill('50');
  const after = await total();
  const perKilo = await panel(page).locator('.totals dd').nth(1).textContent();
  await openTab(page, 'Lectura');
  const mine = Number((await shown.textContent())!.replace(',', '.'));
  expect(mine / listed).toBeCloseTo(after / before, 2);
  await openTab(page, 'Equilibrar');
  await run(page).click();
  const row = panel(page).locator('.proposal tr', { hasText: 'Por kilo pesado' });
  await expect.poll(() => row.locator('td').first().textContent()).toBe(perKilo);
});

test('advice obeys the padlock: what would move a locked ingredient says so and is not offered', async () => {
  const page = await open({ recipe: BEGINNER });
  const apply = page.getByRole('button', { name: /^Aplicar: SLNG/ });
  await apply.waitFor();
  await page.locator('.formula').getByRole('button', { name: 'Fijar el peso de Leche entera al equilibrar' }).click();
  await apply.waitFor({ state: 'detached' });
  await page
    .getByText('No se puede aplicar: cambiaría el peso de Leche entera, fijado con el candado.')
    .first()
    .waitFor();
  await page.locator('.formula').getByRole('button', { name: 'Fijar el peso de Leche entera al equilibrar' }).click();
  await apply.waitFor();
});

test('«Se puede» is said only when nothing is left out', async () => {
  const page = await open({ recipe: recipe('cacao', 'bombon', { cob_negra: 400, nata: 400, azucar_invertido: 30 }) });
  await openTab(page, 'Equilibrar');
  await run(page).click();
  const heading = panel(page).locator('.proposal h3');
  await heading.waitFor();
  await panel(page)
    .locator('.proposal')
    .getByRole('button', { name: /^Aceptar/ })
    .click();
  await openTab(page, 'Lectura');
  const out = await page.locator('.meter[data-state=bajo], .meter[data-state=alto]').count();
  await page.keyboard.press('Control+z');
  await openTab(page, 'Equilibrar');
  await run(page).click();
  await heading.waitFor();
  expect((await heading.textContent()) === 'Se puede').toBe(out === 0);
});

test('where nothing is to be changed it says so and offers nothing to accept', async () => {
  const page = await open({
    recipe: recipe('pasteleria', 'genoise', { 'Huevo entero': 200, Azúcar: 125, Harina: 125 }),
  });
  await openTab(page, 'Equilibrar');
  await run(page).click();
  const proposal = panel(page).locator('.proposal');
  await proposal.waitFor();
  await expect.poll(() => proposal.locator('h3').textContent()).toBe('Ya cumple: no hay nada que cambiar');
  await expect.poll(() => proposal.getByRole('button').allTextContents()).toEqual(['Cerrar']);
  expect(await proposal.locator('table').count()).toBe(0);
  await tool(page, 'Cerrar');
  await proposal.waitFor({ state: 'detached' });
});
