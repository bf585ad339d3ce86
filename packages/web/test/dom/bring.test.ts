import { expect, test } from 'vitest';
import { button, hands } from '../hands.ts';
import { workbook } from '../workbook.ts';
import { open, useApp } from './app.ts';

useApp();

test('thirty recipes of a spreadsheet enter in 2 actions and leave in 1', async () => {
  const page = await open({ path: '/recetario' });
  const rows = Array.from({ length: 90 }, (_, i) => [
    `Magdalenas ${Math.floor(i / 3)}`,
    ['Harina', 'Azúcar', 'Huevo'][i % 3]!,
    100 + i,
  ]);
  const buffer = Buffer.from(workbook({ Hoja1: [['Receta', 'Ingrediente', 'Gramos'], ...rows] }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const hand = hands();
  await page.getByLabel('Elegir un archivo…').setInputFiles({ name: 'libro.xlsx', mimeType, buffer });
  await page.getByText('30 recetas en «libro.xlsx». Nada entra en el recetario hasta que lo aceptes.').waitFor();
  expect(await page.locator('.brought tbody tr').first().textContent()).toMatch(
    /^Magdalenas 0Pastelería.*3 ingredientes$/,
  );
  expect(await page.locator('.book-entries li').count()).toBe(0);
  await hand.tap(button(page, 'Traer 30 recetas'));
  await page.getByText('Han entrado 30 recetas.').waitFor();
  await expect.poll(() => page.locator('.book-entries > li').count()).toBe(30);
  // The file is chosen besides.
  expect(hand.count + 1).toBe(2);
  await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => page.locator('.book-entries > li').count()).toBe(0);
});
