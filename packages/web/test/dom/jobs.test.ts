import { describe, expect, test } from 'vitest';
import { button, hands } from '../hands.ts';
import {
  BARRA,
  BASE,
  bookOf,
  downloaded,
  grams,
  open,
  openTab,
  PISTACHO,
  recipe,
  useApp,
  VAINILLA,
  verdict,
  visit,
} from './app.ts';
import type { Target } from './page.ts';

useApp();

describe('the jobs of a working day, counted in actions', () => {
  test('a ciabatta by baker’s percentages: 4 actions once the flour is there', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'ciabatta', { 'Harina de fuerza': 1000, Agua: 1, Sal: 1, 'Levadura fresca': 1 }),
    });
    const hand = hands();
    await hand.write(grams(page, 'Agua'), '78 %');
    await hand.write(grams(page, 'Sal'), '1,9 %');
    await hand.write(grams(page, 'Levadura fresca'), '1 %');
    await hand.press(page, 'Tab');
    await expect.poll(() => grams(page, 'Agua').inputValue()).toBe('780');
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    expect(hand.count).toBe(4);
  });

  test('40 pieces of 300 g: 4 actions', async () => {
    const page = await open({ recipe: BARRA, hurried: true });
    const hand = hands();
    await hand.tab(page, 'Lote');
    await hand.tap(page.getByRole('radio', { name: 'Piezas' }));
    await hand.write(page.getByLabel('Número de piezas'), '40');
    await hand.write(page.getByLabel('Peso por pieza, g'), '300');
    await expect.poll(() => page.locator('.panel caption').first().textContent()).toContain('12.000 g');
    await expect
      .poll(() => page.locator('.print-sheet caption').textContent())
      .toBe('Pesada para 12.000 g: 40 piezas de 300 g de masa');
    expect(hand.count).toBe(4);
  });

  test('the temperature of the water: 3 actions', async () => {
    const page = await open({ recipe: BARRA });
    const hand = hands();
    await hand.tab(page, 'Elaboración');
    await hand.write(page.getByLabel('Harina, °C'), '22');
    await hand.write(page.getByLabel('Obrador, °C'), '23');
    await page.getByText('Agua a 19,0 °C', { exact: true }).waitFor();
    expect(hand.count).toBe(3);
  });

  test('the sheet of a poolish, with its yeast and its hour: 3 actions', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'baguette', { Harina: 670, Agua: 340, Sal: 20, 'Levadura fresca': 10, Poolish: 660 }),
    });
    const hand = hands();
    await hand.tab(page, 'Elaboración');
    const sheet = page.locator('.preferment');
    await hand.write(sheet.getByLabel('Horas hasta el amasado'), '12');
    await hand.write(sheet.getByLabel('Listo a las'), '05:00');
    await sheet.getByText('Mezclar a las 17:00, el día antes').waitFor();
    // 330 g of flour, 1 % takes 1,87 h at 21 °C: 0,155 % for 12 h
    await expect.poll(() => sheet.locator('tbody td').allTextContents()).toEqual(['330 g', '330 g', '0,51 g']);
    await sheet.getByLabel('Fermenta a, °C').fill('60');
    await sheet.getByText('Para esas horas y esa temperatura no hay estimación.').waitFor();
    expect(hand.count).toBe(3);
  });

  test('the refreshment of a sourdough: 2 actions', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'pan_rustico_mm', { Harina: 900, Agua: 700, Sal: 20, 'Masa madre': 200 }),
    });
    const hand = hands();
    await hand.tab(page, 'Elaboración');
    const sheet = page.locator('.preferment');
    await hand.write(sheet.getByLabel('Para guardar, g'), '50');
    await expect.poll(() => sheet.locator('tbody td').allTextContents()).toEqual(['50 g', '100 g', '100 g']);
    expect(hand.count).toBe(2);
  });

  test('Jijona Suprema by finished weight: 60 bars of 300 g in 5 actions', async () => {
    const page = await open({
      recipe: recipe('turron', 'jijona', { almendra_tostada: 670, miel: 120, azucar: 170, clara: 40 }, 'Jijona'),
      hurried: true,
    });
    const hand = hands();
    await hand.tab(page, 'Lote');
    await hand.tap(page.getByRole('radio', { name: 'Piezas' }));
    await hand.write(page.getByLabel('Número de piezas'), '60');
    await hand.write(page.getByLabel('Peso por pieza, g'), '300');
    await hand.tap(page.getByLabel('El peso por pieza es el de la pieza terminada'));
    await expect.poll(() => page.getByLabel('Merma hasta la pieza terminada, %').inputValue()).toBe('2,7');
    // 18 kg ÷ 0,973
    await expect
      .poll(() => page.locator('.print-sheet caption').textContent())
      .toBe('Pesada para 18.499 g: 60 piezas de 300 g terminadas, con una merma del 2,7 %');
    expect(hand.count).toBe(5);
  });

  test('a filled bonbon, shell and filling as one product and in the plan: 7 actions', async () => {
    const filling = recipe(
      'cacao',
      'bombon',
      { cobertura_negra: 500, nata: 330, azucar_invertido: 100, mantequilla: 70 },
      'Ganache de vainilla',
    );
    const page = await bookOf([filling]);
    const hand = hands();
    await hand.tab(page, 'Lote');
    await hand.write(page.getByLabel('Bombones', { exact: true }), '120');
    const tools = page.locator('.bread-tool', {
      has: page.getByRole('heading', { name: 'Bombones: casco y relleno' }),
    });
    await tools.getByText('640 g de cobertura y 960 g de relleno').waitFor();
    await hand.choose(tools.getByLabel('Cobertura del casco'), await firstCouverture(tools));
    await hand.tap(button(page, 'Hacer una receta del bombón'));
    await expect.poll(() => page.getByLabel('Título de la receta').inputValue()).toBe('Bombón de ganache de vainilla');
    await page.getByText('Receta, versión 1.').waitFor();
    await hand.tap(button(page, 'Guardar'));
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
    await visit('/plan?dia=2026-11-15');
    await hand.choose(page.getByLabel('Añadir una receta'), 'Bombón de ganache de vainilla · Cacao');
    await hand.tap(button(page, 'Añadir'));
    await expect
      .poll(() => page.locator('.weighing h5').allTextContents())
      .toEqual(['Ganache de vainilla', 'Bombón de ganache de vainilla']);
    await expect
      .poll(() => page.locator('.weighing').nth(1).locator('.figure').allTextContents())
      .toEqual(['1,6 kg', '640 g', '960 g']);
    expect(hand.count).toBe(7);
  });

  test('raw beans for a bar ground here: 1 action', async () => {
    const page = await open({ recipe: recipe('cacao', 'bean_to_bar', { pasta_cacao: 700, azucar: 300 }, 'Piura') });
    const hand = hands();
    await hand.tab(page, 'Lote');
    // 0,7 ÷ 0,85 ÷ 0,94
    await page.getByText('0,88 kg de haba cruda').waitFor();
    expect(hand.count).toBe(1);
  });

  test('the plan of a day with a base that two ice creams share: 6 actions', async () => {
    const page = await bookOf([BASE, PISTACHO, VAINILLA]);
    await visit('/plan?dia=2026-11-15');
    const hand = hands();
    for (const [title, kilos] of [
      ['Pistacho', '2'],
      ['Vainilla', '1'],
    ] as const) {
      await hand.choose(page.getByLabel('Añadir una receta'), `${title} · Helado`);
      await hand.tap(button(page, 'Añadir'));
      await hand.write(page.getByLabel(`Cantidad de ${title}`, { exact: true }), kilos);
    }
    await expect.poll(() => page.locator('.weighing h5').first().textContent()).toBe('Base blanca de la casa');
    await expect
      .poll(() => page.locator('.weighing').first().locator('.ticks .figure').allTextContents())
      .toEqual(['1960 g', '420 g', '420 g']);
    expect(hand.count).toBe(6);
  });

  test('the register with its lot, and its CSV: 4 actions from the bench', async () => {
    const page = await bookOf([BARRA]);
    const hand = hands();
    await hand.tab(page, 'Lote');
    await hand.tap(button(page, 'Apuntar 1,64 kg en el registro'));
    await hand.tap(button(page, 'Ver el registro'));
    const { text: csv } = await downloaded(() => hand.tap(button(page, 'Descargar hoja de cálculo')));
    expect(csv.split('\r\n')[1]).toMatch(/;\d{6}-1;Barra;1;Pan;1,638;/);
    expect(hand.count).toBe(4);
  });
});

const firstCouverture = async (tools: Target) => (await tools.locator('select option').nth(1).textContent())!;

test('the VAT of a bread follows what it is made of', async () => {
  const page = await open({
    recipe: recipe('panaderia', 'ciabatta', {
      Harina: 1000,
      Agua: 780,
      Sal: 20,
      'Levadura fresca': 10,
      'Aceite de oliva': 10,
    }),
  });
  await openTab(page, 'Coste');
  const vat = page.getByLabel('IVA, %');
  await expect.poll(() => vat.getAttribute('placeholder')).toBe('4');
  await grams(page, 'Aceite de oliva').fill('50');
  await expect.poll(() => vat.getAttribute('placeholder')).toBe('10');
});
