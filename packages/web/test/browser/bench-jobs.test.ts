import { describe, expect, test } from 'vitest';
import { button, hands } from '../hands.ts';
import { another, BEGINNER, bench, current, downloaded, grams, open, useApp, written } from './app.ts';
import { bookOf } from './workshop-day.ts';

useApp();

describe('the jobs of the bench, counted in actions', () => {
  test('printed: 1 action, one page', async () => {
    const page = await open({ recipe: BEGINNER, before: 'window.print = () => { document.title = "impresa"; }' });
    await page.locator('.print-sheet').waitFor({ state: 'attached' });
    const hand = hands();
    await hand.tap(button(page, 'Imprimir'));
    await expect.poll(() => page.title()).toBe('impresa');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    expect(hand.count).toBe(1);
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
