import { describe, expect, test } from 'vitest';
import { NO_BATCH } from '../../src/recipe/no-batch.ts';
import { button, entry, hands } from '../hands.ts';
import {
  addField,
  another,
  BEGINNER,
  bench,
  current,
  downloaded,
  grams,
  open,
  openTab,
  origin,
  recipe,
  useApp,
  written,
} from './app.ts';
import { bookOf } from './workshop-day.ts';

useApp();

describe('the jobs of the bench, counted in actions', () => {
  test('scaled to 4 kg: 2 actions, in weights a scale can show', async () => {
    const page = await open({ recipe: BEGINNER });
    const hand = hands();
    await hand.tab(page, 'Lote');
    await hand.write(page.getByLabel('Peso total, g'), '4000');
    await expect.poll(() => page.locator('.panel tbody .big').allTextContents()).toEqual(['2353', '1176', '471']);
    await expect.poll(() => page.locator('.print-sheet caption').textContent()).toBe('Pesada para 4000 g');
    expect(hand.count).toBe(2);
  });

  test('printed: 2 actions, one page', async () => {
    const page = await open({ recipe: BEGINNER, before: 'window.print = () => { document.title = "impresa"; }' });
    await page.locator('.print-sheet').waitFor({ state: 'attached' });
    const hand = hands();
    await hand.tap(button(page, 'Más'));
    await hand.tap(entry(page, 'Imprimir'));
    await expect.poll(() => page.title()).toBe('impresa');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    expect(hand.count).toBe(2);
  });

  test('shared and reopened elsewhere with its batch: 2 actions and the link', async () => {
    const page = await open({ recipe: { ...BEGINNER, batch: { ...NO_BATCH, total: 4000 } } });
    const hand = hands();
    await hand.tap(button(page, 'Más'));
    await hand.tap(entry(page, 'Compartir'));
    const link = await page.getByRole('textbox', { name: 'Enlace a la receta' }).inputValue();
    const other = await open({ path: link.slice(origin().length) });
    await expect.poll(() => bench(other)).toEqual(await bench(page));
    await openTab(other, 'Lote');
    expect(await other.getByLabel('Peso total, g').inputValue()).toBe('4000');
    expect(hand.count).toBe(2);
  });

  test('saved, changed, saved apart and compared: 9 actions, and neither is lost', async () => {
    const page = await open({ recipe: BEGINNER });
    const hand = hands();
    await hand.tap(button(page, 'Guardar'));
    await page.locator('.save-state', { hasText: /^Guardada$/ }).waitFor();
    await hand.write(grams(page, 'Azúcar'), '130');
    await hand.tap(button(page, 'Más'));
    await hand.tap(entry(page, 'Guardar como…'));
    await hand.write(page.getByRole('dialog').getByLabel('Título de la receta'), 'Nata más dulce');
    await hand.tap(button(page, 'Guardar como receta aparte'));
    await page.getByText('«Nata más dulce» está guardada en este navegador.').waitFor();
    await hand.tab(page, 'Comparar');
    const saved = page.getByLabel('O una receta guardada');
    const former = (await saved.locator('option').allTextContents()).find((text) => text.includes('Nata de casa'))!;
    await hand.choose(saved, former);
    await hand.tap(button(page, 'Apartar la elegida'));
    const sugar = page.locator('.compared tbody tr', { hasText: 'Azúcar' }).first();
    await expect.poll(() => sugar.textContent()).toMatch(/100 g.*130 g/);
    expect(hand.count).toBe(9);
  });

  test('a crema pastelera: 1 tap and what was copied; a ganache says how long it keeps: none', async () => {
    const page = await open({ empty: true, path: '/pasteleria' });
    const hand = hands();
    await hand.tap(addField(page));
    await addField(page).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Leche entera\t1000\nAzúcar\t200\nYema\t160\nMaicena\t90\nMantequilla\t50');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.locator('.row').nth(4).waitFor();
    expect(await page.locator('.row-unknown').count()).toBe(0);
    const ganache = await open({
      recipe: recipe('cacao', 'bombon', { cob_negra: 420, nata: 260, azucar_invertido: 60, sorbitol: 20 }, 'Ganache'),
    });
    await expect.poll(() => ganache.locator('.aw-value').textContent()).toMatch(/^0,\d\d .*(semanas|meses)/);
    expect(hand.count).toBe(1);
  });

  test('a paste from its label: 9 actions, and what is left over is said', async () => {
    const page = await open({ recipe: recipe('helado', 'helado_crema', { 'Leche entera': 900 }) });
    const hand = hands();
    const name = 'Pasta de pistacho de Bronte';
    await hand.write(addField(page), name);
    await hand.tap(page.getByRole('option', { name: `Crear ingrediente propio «${name}»` }));
    const field = (label: string) => page.getByRole('dialog').getByRole('textbox', { name: label, exact: true });
    for (const [label, value] of [
      ['Energía (kcal)', '610'],
      ['Grasas', '50'],
      ['Hidratos de carbono', '12'],
      ['Fibra', '16'],
      ['Proteínas', '20'],
    ] as const) {
      await hand.write(field(label), value);
    }
    await page.getByRole('dialog').getByText('El resto, 2 g, se toma por agua.').waitFor();
    await hand.tap(button(page, 'Guardar y usar'));
    await hand.write(grams(page, name), '100');
    await expect
      .poll(() => bench(page))
      .toEqual([
        ['Leche entera', '900'],
        [name, '100'],
      ]);
    expect(await page.locator('.row-unknown').count()).toBe(0);
    expect(hand.count).toBe(9);
  });

  test('every craft has its address, and Back goes to the one before: 2 actions', async () => {
    const page = await open();
    const hand = hands();
    await hand.tap(page.getByRole('link', { name: 'Pan', exact: true }));
    await current(page, 'Pan');
    expect(new URL(page.url()).pathname).toBe('/pan');
    await hand.back(page);
    await current(page, 'Helado');
    expect(hand.count).toBe(2);
    const there = await open({ path: '/turron', empty: true });
    await current(there, 'Turrón');
  });

  test('two tabs have a bench each: what is written in one stays there', async () => {
    const page = await open({ recipe: BEGINNER });
    const other = await another(page);
    await button(other, 'Nueva').click();
    const hand = hands();
    await hand.write(grams(page, 'Azúcar'), '111');
    await written(page);
    expect(await bench(other)).toEqual([]);
    expect((await bench(page))[2]).toEqual(['Azúcar', '111']);
    expect(hand.count).toBe(1);
  });

  test('a copy of the book taken to another browser: 2 actions here, 3 there', async () => {
    const page = await bookOf([BEGINNER]);
    const hand = hands();
    await hand.tap(page.getByRole('link', { name: 'Recetario', exact: true }));
    const copy = page.locator('.backup').getByRole('button', { name: 'Descargar copia' });
    const buffer = Buffer.from((await downloaded(page, () => hand.tap(copy))).text);
    expect(hand.count).toBe(2);
    const other = await open({ empty: true });
    const there = hands();
    await there.tap(other.getByRole('link', { name: 'Recetario', exact: true }));
    const file = other.waitForEvent('filechooser');
    await there.tap(other.getByText('Abrir una copia…'));
    await (await file).setFiles({ name: 'copia.json', mimeType: 'application/json', buffer });
    await there.tap(button(other, 'Traer la copia'));
    await expect.poll(() => other.locator('.book-entries strong').allTextContents()).toEqual(['Nata de casa']);
    expect(there.count).toBe(3);
  });
});
