import { expect, test } from 'vitest';
import { grams, open, recipe, useApp } from './app.ts';

useApp();

test('a padlock is obeyed: what would move its weight is not offered, and it is said why', async () => {
  const page = await open({
    recipe: recipe('helado', 'helado_crema', { 'Leche entera': 560, 'Nata 35%': 180, Azúcar: 180 }),
    viewport: { width: 390, height: 844 },
  });
  const offered = page.locator('.suggestions').getByRole('button', { name: /^Aplicar/ });
  await expect.poll(() => offered.count()).toBe(2);
  // On a phone the buttons of a row come once it is touched.
  await page.getByLabel('Gramos de Azúcar').click();
  await page.getByRole('button', { name: /^Fijar el peso de Azúcar/ }).click();
  // Only milk powder for milk leaves the sugar alone.
  await expect.poll(() => offered.count()).toBe(1);
  const notes = page.locator('.suggestions .note');
  await expect
    .poll(() => notes.allTextContents())
    .toEqual(['No se puede aplicar: cambiaría el peso de Azúcar, fijado con el candado.']);
  expect((await notes.first().boundingBox())!.width).toBeGreaterThan(300);
  await offered.click();
  await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('180');
});
