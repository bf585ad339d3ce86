import { describe, expect, test } from 'vitest';
import { BEGINNER, bench, grams, open, openTab, recipe, tool, useApp } from './app.ts';

useApp();

const PASTED = `Fior di latte
600 g leche entera
150 g nata 35 %
40 g leche en polvo desnatada
140 g azúcar
35 g dextrosa
Glucosa atomizada 38 DE: 30
5 g neutro para cremas 5 g/kg`;

describe('pasting a recipe', () => {
  test('as plain lines in the dialogue: what was understood is shown before it is used', async () => {
    const page = await open();
    await tool(page, 'Pegar');
    await page
      .getByLabel('Receta en texto')
      .fill(`${PASTED}\nuna pizca de vainilla\nvirutas de chocolate\nElaboración\nPasteurizar a 85 °C.`);
    const dialog = page.getByRole('dialog');
    expect(await dialog.textContent()).toContain('Se han entendido 8 ingredientes; a 1 le faltan los gramos');
    expect(await dialog.locator('.pasted li').allTextContents()).toEqual(
      expect.arrayContaining([
        '1Fior di lattetítulo',
        '9vainillaaprox. 0,5 g1 × «vainilla» se ha contado como 0,5 g (0,5 g por unidad).',
        expect.stringContaining('10virutas de chocolatefila sin gramos'),
        '12Pasteurizar a 85 °C.paso',
      ]),
    );
    await dialog.getByRole('button', { name: 'Abrir como receta nueva' }).click();
    expect(await bench(page)).toHaveLength(9);
    expect(await page.locator('.row-approx').count()).toBe(1);
    await page.getByRole('button', { name: 'Confirmar los gramos de' }).click();
    expect(await page.locator('.row-approx').count()).toBe(0);
    expect(await page.getByLabel('Título de la receta').inputValue()).toBe('Fior di latte');
    expect(await grams(page, 'Glucosa atomizada 38 DE').inputValue()).toBe('30');
  });
});

test('Back with a dialogue open closes it, and the place stays', async () => {
  const page = await open();
  const place = location.pathname;
  await tool(page, 'Pegar');
  await page.getByRole('dialog').waitFor();
  // What a browser does: the address is the former one when the page is told.
  history.replaceState(null, '', '/recetario');
  dispatchEvent(new Event('popstate'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(location.pathname).toBe(place);
});

describe('undo and redo', () => {
  test('an ingredient taken away comes back', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Quitar Dextrosa' }).click();
    expect(await bench(page)).toHaveLength(5);
    await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
    expect(await bench(page)).toHaveLength(6);
  });
});

describe('batch, cost and comparison', () => {
  test('scale to pieces, apply to the formula', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'baguette', { Harina: 1000, Agua: 680, Sal: 20, 'Levadura fresca': 10 }),
    });
    await openTab(page, 'Lote');
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('radio', { name: 'Piezas' }).check();
    await panel.getByLabel('Número de piezas').fill('20');
    await panel.getByLabel('Peso por pieza, g').fill('342');
    expect(await panel.locator('tr', { hasText: 'Harina' }).locator('td').last().textContent()).toBe('4000');
    await panel.getByRole('button', { name: 'Pasar la fórmula a este lote' }).click();
    expect(await grams(page, 'Agua').inputValue()).toBe('2720');
  });

  test('a field reads units and sums, and keeps what it cannot read, with a sentence', async () => {
    const page = await open({ recipe: BEGINNER });
    await openTab(page, 'Lote');
    const total = page.getByLabel('Peso total, g');
    await total.fill('4 kg');
    await total.press('Tab');
    expect(await total.inputValue()).toBe('4000');
    await total.fill('cuatro kilos');
    await total.press('Tab');
    expect(await total.inputValue()).toBe('cuatro kilos');
    expect(await total.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('.number-fault').textContent()).toBe('No entiendo «cuatro kilos». Sigue en 4000.');
    await total.fill('2+2 kg');
    await total.press('Tab');
    expect(await total.inputValue()).toBe('2002');
    expect(await page.locator('.number-fault').count()).toBe(0);
  });

  test('the cost sheet has the grams of the batch as they are weighed', async () => {
    const page = await open({ recipe: BEGINNER });
    await openTab(page, 'Lote');
    await page.getByLabel('Peso total, g').fill('1234');
    const column = (n: number) => page.locator('.panel .sheet').first().locator(`tbody td:nth-of-type(${n})`);
    const weighed = async (n: number) => (await column(n).allTextContents()).map((text) => text.replace(/,0+$/, ''));
    await expect.poll(() => weighed(2)).toEqual(['726', '363', '145']);
    await openTab(page, 'Coste');
    await page.getByLabel('Precio de Azúcar, euros por kilo').waitFor();
    expect(await weighed(1)).toEqual(['726', '363', '145']);
  });

  test('two versions side by side with their differences', async () => {
    const page = await open();
    await openTab(page, 'Comparar');
    await page.getByRole('button', { name: 'Apartar la versión actual' }).click();
    await grams(page, 'Azúcar').fill('100');
    const row = (name: string) =>
      page.getByRole('tabpanel').locator('tr', { has: page.getByRole('rowheader', { name }) });
    expect(await row('Azúcar').first().locator('td').allTextContents()).toEqual([
      '145 g14,5 %',
      '100 g10,5 %',
      '−4 puntos',
    ]);
    expect(await row('Resultado').locator('td').allTextContents()).toEqual(['Equilibrada', 'Revisar', '']);
  });
});
