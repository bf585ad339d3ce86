import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addField, BEGINNER, bench, current, grams, meter, open, openTab, recipe, tool, useApp } from './app.ts';

useApp();

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') || at?.id || at?.textContent || at?.tagName;
  });

describe('number fields', () => {
  test('an emptied price stays empty until it is left, and then is the catalogue’s again', async () => {
    const page = await open({ recipe: BEGINNER });
    await openTab(page, 'Coste');
    const price = page.getByLabel('Precio de Leche entera, euros por kilo');
    const listed = await price.inputValue();
    expect(listed).not.toBe('');
    await price.click();
    await page.keyboard.press('Delete');
    expect(await price.inputValue()).toBe('');
    await page.keyboard.type('3');
    expect(await price.inputValue()).toBe('3');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Tab');
    await expect.poll(() => price.inputValue()).toBe(listed);
  });

  test('the amount of «Efecto de añadir» can be replaced, and outlasts a visit to another tab', async () => {
    const page = await open();
    await page.getByLabel('Qué mueve qué').selectOption({ label: 'Nata 35%' });
    const amount = page.getByLabel('Gramos que se añaden');
    await amount.click();
    await page.keyboard.press('Delete');
    expect(await amount.inputValue()).toBe('');
    await page.keyboard.type('25');
    expect(await amount.inputValue()).toBe('25');
    await openTab(page, 'Método');
    await openTab(page, 'Lectura');
    expect(await amount.inputValue()).toBe('25');
    expect(await meter(page, 'Materia grasa').locator('.meter-effect').textContent()).toBe('+0,65');
  });

  test('undo brings back the grams of a line that was emptied, while its field has the focus', async () => {
    const page = await open();
    await grams(page, 'Azúcar').fill('');
    await page.keyboard.press('Control+z');
    await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('145');
  });
});

test('Ctrl+Z inside a text belongs to the text; elsewhere to the formula', async () => {
  const page = await open({ recipe: BEGINNER });
  await grams(page, 'Azúcar').fill('120');
  await openTab(page, 'Coste');
  await page.getByLabel('Precio de Leche entera, euros por kilo').click();
  await page.keyboard.type('8');
  await page.keyboard.press('Control+z');
  expect(await grams(page, 'Azúcar').inputValue()).toBe('120');
  await addField(page).click();
  await page.keyboard.type('nat');
  await page.keyboard.press('Control+z');
  expect(await grams(page, 'Azúcar').inputValue()).toBe('120');
  await addField(page).press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('100');
});

test('the lens asks for an ingredient when the one looked at is of another craft', async () => {
  const page = await open();
  const lens = page.getByLabel('Qué mueve qué');
  await lens.selectOption({ label: 'Nata 35%' });
  await tool(page, 'Cacao');
  await current(page, 'Cacao');
  expect(await lens.locator('option:checked').textContent()).toBe('Elige un ingrediente');
});

describe('the focus finds a place when what had it goes', () => {
  test('after the last undo, after closing a notice, after giving a price back', async () => {
    const page = await open();
    await grams(page, 'Azúcar').fill('120');
    await page.getByRole('button', { name: 'Deshacer', exact: true }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Rehacer');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Deshacer');
    await tool(page, 'Guardar');
    await page.getByRole('button', { name: 'Descartar aviso' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Fórmula');
    await openTab(page, 'Coste');
    await page.getByLabel('Precio de Azúcar, euros por kilo').fill('8');
    await page.getByRole('button', { name: 'Volver al precio del catálogo de Azúcar' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Precio de Azúcar, euros por kilo');
  });

  test('after writing an ingredient of one’s own it is on the grams of its line', async () => {
    const page = await open();
    await addField(page).fill('Pasta mía');
    await page.getByRole('option', { name: /^Crear ingrediente propio/ }).click();
    await page.getByRole('dialog').getByLabel('Materia grasa').fill('52');
    await page.getByRole('button', { name: 'Guardar y usar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Gramos de Pasta mía');
    await page.keyboard.type('40');
    expect((await bench(page)).at(-1)).toEqual(['Pasta mía', '40']);
  });
});

test('a batch of an empty formula says that there is nothing to scale', async () => {
  const page = await open({ recipe: recipe('helado', 'helado_crema', { Azúcar: 100 }) });
  await openTab(page, 'Lote');
  await page.getByLabel('Peso total, g').fill('5000');
  await page.getByText('Lote de 5000 g (la fórmula por 50)').waitFor();
  await tool(page, 'Nueva');
  await page.getByText('La fórmula aún no pesa nada').waitFor();
});
