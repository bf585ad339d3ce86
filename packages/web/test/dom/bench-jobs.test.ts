import { helado } from '@obrador/engine/helado';
import { describe, expect, test } from 'vitest';
import { NO_BATCH } from '../../src/recipe/no-batch.ts';
import { button, entry, hands } from '../hands.ts';
import { addField, BEGINNER, bench, current, grams, open, openTab, paste, recipe, useApp, verdict } from './app.ts';

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
    await expect.poll(() => bench(page)).toEqual(EXAMPLE.map(({ name, grams: weight }) => [name, String(weight)]));
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    expect(hand.count).toBe(4 * EXAMPLE.length);
  });

  test('what is wrong is read without an action, and mended in 2', async () => {
    const page = await open({ recipe: BEGINNER });
    const hand = hands();
    await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
    await expect.poll(() => page.locator('.worst li').count()).toBe(3);
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
    await expect.poll(() => grams(page, 'Leche entera').inputValue()).toBe('500');
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

  test('a 70 % bar typed from nothing: 4 fields, and Enter after each', async () => {
    const page = await open({ empty: true, path: '/cacao' });
    await current(page, 'Cacao');
    const hand = hands();
    for (const [name, weight] of [
      ['Pasta de cacao', '700'],
      ['Azúcar', '300'],
    ] as const) {
      await hand.write(addField(page), name);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await bench(page)).at(-1)?.[1]).toBe('');
      await hand.write(page.locator('.row .grams').last(), weight);
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await bench(page)).map(([, weight]) => weight)).toEqual(['700', '300']);
    // The law counts dry cocoa, and the liquor has 1,3 % of water.
    await expect
      .poll(() => page.locator('.meter', { hasText: 'Cacao total' }).locator('.meter-value').textContent())
      .toMatch(/^69,09/);
    expect(hand.count).toBe(4);
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
    await expect.poll(() => page.locator('.worst li').first().textContent()).toMatch(/^Demasiado duro PAC/);
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

  test('scaled to 4 kg: 2 actions, in weights a scale can show', async () => {
    const page = await open({ recipe: BEGINNER, hurried: true });
    const hand = hands();
    await hand.tab(page, 'Lote');
    await hand.write(page.getByLabel('Peso total, g'), '4000');
    await expect.poll(() => page.locator('.panel tbody .big').allTextContents()).toEqual(['2353', '1176', '471']);
    await expect.poll(() => page.locator('.print-sheet caption').textContent()).toBe('Pesada para 4000 g');
    expect(hand.count).toBe(2);
  });

  test('shared and reopened elsewhere with its batch: 2 actions and the link', async () => {
    const page = await open({ recipe: { ...BEGINNER, batch: { ...NO_BATCH, total: 4000 } } });
    const hand = hands();
    await hand.tap(button(page, 'Más'));
    await hand.tap(entry(page, 'Compartir'));
    const link = await page.getByRole('textbox', { name: 'Enlace a la receta' }).inputValue();
    const shown = await bench(page);
    const other = await open({ path: link.slice(location.origin.length) });
    await expect.poll(() => bench(other)).toEqual(shown);
    await openTab(other, 'Lote');
    await expect.poll(() => other.getByLabel('Peso total, g').inputValue()).toBe('4000');
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
    await saved.locator('option', { hasText: 'Nata de casa' }).waitFor();
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
    await paste(page, 'Leche entera\t1000\nAzúcar\t200\nYema\t160\nMaicena\t90\nMantequilla\t50');
    await page.locator('.row').nth(4).waitFor();
    expect(await page.locator('.row-unknown').count()).toBe(0);
    const ganache = await open({
      recipe: recipe('cacao', 'bombon', { cob_negra: 420, nata: 260, azucar_invertido: 60, sorbitol: 20 }, 'Ganache'),
    });
    await expect.poll(() => ganache.locator('.aw-value').textContent()).toMatch(/^0,\d\d .*(semanas|meses)/);
    expect(hand.count).toBe(1);
  });

  test('a paste from its label: 5 actions, and what is left over is said', async () => {
    const page = await open({ recipe: recipe('helado', 'helado_crema', { 'Leche entera': 900 }) });
    const hand = hands();
    const name = 'Pasta de pistacho de Bronte';
    await hand.write(addField(page), name);
    await hand.tap(page.getByRole('option', { name: `Crear ingrediente propio «${name}»` }));
    await hand.write(
      page.getByLabel('Pega la tabla nutricional'),
      'Valor energético 2552 kJ / 610 kcal\nGrasas 50 g\nHidratos de carbono 12 g\nFibra 16 g\nProteínas 20 g',
    );
    expect(await page.getByRole('dialog').getByLabel('Energía (kcal)').first().inputValue()).toBe('610');
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
    expect(hand.count).toBe(5);
  });
});
