import { helado } from '@obrador/engine/helado';
import { describe, expect, test } from 'vitest';
import { button, entry, hands } from '../hands.ts';
import { addField, BEGINNER, bench, current, grams, open, useApp, verdict } from './app.ts';

useApp();

const { ingredients: EXAMPLE } = helado.example as { ingredients: readonly { name: string; grams: number }[] };

describe('the jobs of the bench, counted in actions', () => {
  test('an ice cream typed from nothing: the name, Enter, the grams, Enter', async () => {
    const page = await open({ empty: true });
    const hand = hands();
    for (const { name, grams: weight } of EXAMPLE) {
      await hand.write(addField(page), name);
      await hand.press(page, 'Enter');
      await hand.write(grams(page, name), String(weight));
      await hand.press(page, 'Enter');
    }
    expect(await bench(page)).toEqual(EXAMPLE.map(({ name, grams: weight }) => [name, String(weight)]));
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    expect(hand.count).toBe(4 * EXAMPLE.length);
  });

  test('what is wrong is read without an action, and mended in 2', async () => {
    const page = await open({ recipe: BEGINNER });
    const hand = hands();
    expect(await verdict(page).textContent()).toBe('Revisar');
    expect(await page.locator('.worst li').count()).toBe(3);
    await page.locator('.suggestions li').first().waitFor();
    // No word of a program among those of the trade.
    expect(await page.locator('.advice').textContent()).not.toMatch(/[a-z]_[a-z]/);
    await hand.tap(button(page, 'Equilibrar la fórmula'));
    await hand.tap(button(page, 'Aceptar'));
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    expect(hand.count).toBe(2);
  });

  test('balanced with the milk locked: 3 actions, and the milk stays', async () => {
    const page = await open({ recipe: BEGINNER });
    const hand = hands();
    await hand.tap(button(page, 'Fijar el peso de Leche entera al equilibrar'));
    await hand.tap(button(page, 'Equilibrar la fórmula'));
    await hand.tap(button(page, 'Aceptar'));
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    expect(await grams(page, 'Leche entera').inputValue()).toBe('500');
    expect(hand.count).toBe(3);
  });

  test('a price with labour, packaging and margin: 4 actions', async () => {
    const page = await open({ recipe: BEGINNER });
    const hand = hands();
    await hand.tab(page, 'Coste');
    await hand.write(page.getByLabel('Mano de obra, minutos'), '10');
    await hand.write(page.getByLabel('Envase por kilo, €'), '0,5');
    await hand.write(page.getByLabel('Margen deseado, %'), '60');
    const costing = page.locator('.costing');
    await expect.poll(() => costing.textContent()).toMatch(/Mano de obra3,00 €/);
    await expect.poll(() => costing.textContent()).toMatch(/Precio para ese margen, con IVA[\d,]+ €/);
    await expect.poll(() => costing.textContent()).toContain('60,0 %');
    expect(hand.count).toBe(4);
  });

  test('a 70 % bar typed from nothing: 8 actions', async () => {
    const page = await open({ empty: true, path: '/cacao' });
    await current(page, 'Cacao');
    const hand = hands();
    for (const [name, weight] of [
      ['Pasta de cacao', '700'],
      ['Azúcar', '300'],
    ] as const) {
      await hand.write(addField(page), name);
      await hand.press(page, 'Enter');
      await expect.poll(async () => (await bench(page)).at(-1)?.[1]).toBe('');
      await hand.write(page.locator('.row .grams').last(), weight);
      await hand.press(page, 'Enter');
    }
    await expect.poll(async () => (await bench(page)).map(([, weight]) => weight)).toEqual(['700', '300']);
    // The law counts dry cocoa, and the liquor has 1,3 % of water.
    await expect
      .poll(() => page.locator('.meter', { hasText: 'Cacao total' }).locator('.meter-value').textContent())
      .toMatch(/^69,09/);
    expect(hand.count).toBe(8);
  });

  test('a recipe in free text: 4 actions, and what is no weight is named', async () => {
    const page = await open();
    const hand = hands();
    await hand.tap(button(page, 'Más'));
    await hand.tap(entry(page, 'Pegar'));
    await hand.write(
      page.getByLabel('Receta en texto'),
      'Leche entera 600 g\n150 g de nata 35 %\n120 g azúcar\nuna pizca de sal\n1 paquete de galletas',
    );
    await page.getByText('«paquete» no es un peso: escribe los gramos.').waitFor();
    await hand.tap(button(page, 'Abrir como receta nueva'));
    await expect
      .poll(async () => (await bench(page)).map(([, weight]) => weight))
      .toEqual(['600', '150', '120', '0,5', '']);
    expect(hand.count).toBe(4);
  });

  test('served at −14 °C: 1 action judges it there, in words of the mouth, and 1 mends it; Comparar looks there too', async () => {
    const page = await open();
    const hand = hands();
    await hand.write(page.getByLabel('Se sirve a, °C'), '-14');
    await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
    expect(await page.locator('.worst li').first().textContent()).toMatch(/^Demasiado duro PAC/);
    await hand.tap(page.getByRole('button', { name: /^Corregir PAC: / }));
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    expect(hand.count).toBe(2);
    await hand.tab(page, 'Comparar');
    await hand.tap(button(page, 'Apartar la versión actual'));
    await expect.poll(() => page.locator('.panel .legend').textContent()).toMatch(/a −14,0 °C, [\d,]+ % del agua/);
    expect(hand.count).toBe(4);
  });

  test('a row struck out by mistake: 1 action brings it back', async () => {
    const page = await open({ recipe: BEGINNER });
    const before = await bench(page);
    await button(page, 'Quitar Azúcar').click();
    await expect.poll(async () => (await bench(page)).length).toBe(2);
    const hand = hands();
    await hand.press(page, 'Control+z');
    await expect.poll(() => bench(page)).toEqual(before);
    expect(hand.count).toBe(1);
  });
});
