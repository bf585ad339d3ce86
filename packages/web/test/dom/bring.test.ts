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
  await button(page, 'Traer recetas y copia de seguridad').click();
  expect(document.activeElement?.textContent).toMatch(/^Traer recetas/);
  const hand = hands();
  await page.getByLabel('Elegir un archivo…').setInputFiles({ name: 'libro.xlsx', mimeType, buffer });
  await page.getByText('30 recetas en «libro.xlsx». Nada entra en el recetario hasta que lo aceptes.').waitFor();
  await expect
    .poll(() => page.locator('.brought tbody tr').first().textContent())
    .toMatch(/^Magdalenas 0Pastelería.*3 ingredientes$/);
  expect(await page.locator('.book-entries li').count()).toBe(0);
  await hand.tap(button(page, 'Traer 30 recetas'));
  await page.getByText('Han entrado 30 recetas.').waitFor();
  await expect.poll(() => page.locator('.book-entries > li').count()).toBe(30);
  // The file is chosen besides.
  expect(hand.count + 1).toBe(2);
  await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => page.locator('.book-entries > li').count()).toBe(0);
});

test('what a file says is seen line by line, its type is changed and a strange name is answered once for all', async () => {
  const page = await open({ path: '/recetario' });
  const rows = [0, 1, 2].flatMap((i) => [
    `Magdalenas ${i};Harina;200`,
    `Magdalenas ${i};mezcla de la abuela;100`,
    `Magdalenas ${i};Sal;una pizca`,
  ]);
  const buffer = Buffer.from(['Receta;Ingrediente;Gramos', ...rows].join('\n'));
  await page.getByLabel('Elegir un archivo…').setInputFiles({ name: 'libro.csv', mimeType: 'text/csv', buffer });
  const first = page.locator('.brought tbody tr').first();
  await first.waitFor();
  await expect.poll(() => first.textContent()).toContain('3 ingredientes, 1 desconocido, 1 supuesto');
  await first.locator('td:last-child summary').click();
  expect(await first.locator('.pasted li').allTextContents()).toEqual([
    '1Ingredientesapartado',
    '2Harina200 g',
    '3mezcla de la abuela100 g',
    '4Salaprox. 0,5 g1 pizca de «Sal»: se cuentan 0,5 g.',
  ]);
  await first.locator('td:nth-child(2) summary').click();
  await page.getByLabel('Tipo de Magdalenas 0').selectOption('genoise');
  await page.getByText('Hay 1 nombre que no se conoce').click();
  await page.getByLabel('«mezcla de la abuela» es').fill('Azúcar');
  await expect.poll(() => first.textContent()).toContain('3 ingredientes, 1 supuesto');
  await page.getByRole('button', { name: 'Traer 3 recetas', exact: true }).click();
  await page.getByText('Han entrado 3 recetas.').waitFor();
  await page.getByText('Magdalenas 0').first().click();
  await page.locator('.row').first().waitFor();
  expect(await page.getByText('Génoise').count()).toBeGreaterThan(0);
  expect(await page.getByLabel('Gramos de Azúcar', { exact: true }).inputValue()).toBe('100');
});

test('recipes that do not say their craft are asked about before any enters', async () => {
  const page = await open({ path: '/recetario' });
  const rows = ['La de siempre;Leche;700', 'La de siempre;Azúcar;100', 'La otra;Nata;200'];
  const buffer = Buffer.from(['Receta;Ingrediente;Gramos', ...rows].join('\n'));
  await page.getByLabel('Elegir un archivo…').setInputFiles({ name: 'libro.csv', mimeType: 'text/csv', buffer });
  const accept = page.getByRole('button', { name: 'Traer 2 recetas', exact: true });
  await accept.waitFor();
  expect(await accept.isDisabled()).toBe(true);
  await expect.poll(() => page.locator('.brought tbody tr').first().textContent()).toContain('Por decir');
  await page.getByLabel('Oficio de las 2 que no lo dicen').selectOption({ label: 'Helado' });
  await expect.poll(() => page.locator('.brought tbody tr').first().textContent()).toContain('Helado');
  await accept.click();
  await page.getByText('Han entrado 2 recetas.').waitFor();
});
