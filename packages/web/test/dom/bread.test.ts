import { expect, test } from 'vitest';
import { hands } from '../hands.ts';
import { addField, bench, current, dialog, grams, open, recipe, useApp, verdict } from './app.ts';

useApp();

test('a ciabatta by its percentages: a poolish of 30 % and 80 % of water in 2 actions, and both stay', async () => {
  const dough = { 'Harina de fuerza': 1000, Agua: 750, Sal: 20, 'Levadura fresca': 5 };
  const page = await open({ recipe: recipe('panaderia', 'ciabatta', dough, 'Ciabatta') });
  const hand = hands();
  await hand.write(page.getByLabel('Harina prefermentada, %'), '30');
  await hand.write(page.getByLabel('Hidratación total, %'), '80');
  await expect
    .poll(() => bench(page))
    .toEqual([
      ['Harina de fuerza', '700'],
      ['Agua', '500'],
      ['Sal', '20'],
      ['Levadura fresca', '5'],
      ['Poolish', '600'],
    ]);
  await expect.poll(() => page.getByLabel('Harina prefermentada, %').inputValue()).toBe('30');
  expect(hand.count).toBe(2);
  await page.getByLabel(/^La fórmula son sus porcentajes/).check();
  await grams(page, 'Harina de fuerza').fill('1400');
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => (await bench(page)).map(([, weight]) => weight))
    .toEqual(['1400', '1000', '40', '10', '1200']);
  await page.getByLabel('Hidratación total, %').fill('20');
  await page.getByText('El prefermento ya trae más agua que esa').waitFor();
});

test('a ciabatta from nothing to its poolish and the temperature of its water: 14 actions', async () => {
  const page = await open({ empty: true, path: '/pan' });
  await current(page, 'Pan');
  const hand = hands();
  await hand.tap(page.getByRole('button', { name: /^¿Qué vas a hacer/ }));
  await hand.write(dialog(page).getByLabel('Buscar un tipo').first(), 'chapata');
  await page.keyboard.press('Enter');
  for (const [name, weight] of [
    ['Harina de fuerza', '1 kg'],
    ['Agua', '75 %'],
    ['Sal', '2 %'],
    ['Levadura fresca', '0,5 %'],
  ] as const) {
    await hand.write(addField(page), name);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await bench(page)).at(-1)?.[1]).toBe('');
    await hand.write(page.locator('.row .grams').last(), weight);
    await page.keyboard.press('Enter');
  }
  await hand.write(page.getByLabel('Harina prefermentada, %'), '30');
  await expect
    .poll(async () => (await bench(page)).map(([, weight]) => weight))
    .toEqual(['700', '450', '20', '5', '600']);
  await hand.tab(page, 'Elaboración');
  await hand.write(page.getByLabel('Harina, °C'), '22');
  await hand.write(page.getByLabel('Obrador, °C'), '23');
  await page.getByText(/^Agua a [\d,]+ °C$/).waitFor();
  await page.getByText(/^Mezclar a las /).waitFor();
  expect(hand.count).toBe(14);
});

test('a salt beyond the law, with every figure in its range, is told beside the verdict and mended in 1 action', async () => {
  const dough = { 'Harina panificable': 1000, Agua: 650, Sal: 20, 'Levadura fresca': 8 };
  const page = await open({ recipe: recipe('panaderia', 'pan_comun', dough, 'Barra') });
  await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
  await expect
    .poll(() => page.locator('.worst > li').allTextContents())
    .toEqual([expect.stringMatching(/^Quita .* de sal: con .* el pan cumple la ley\.\s*Corregir$/)]);
  await page.locator('.worst').getByRole('button', { name: 'Corregir' }).click();
  await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
});
