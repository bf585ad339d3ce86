import { expect, test } from 'vitest';
import { hands } from '../hands.ts';
import { bench, grams, open, recipe, useApp } from './app.ts';

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
