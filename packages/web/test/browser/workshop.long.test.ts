import { expect, test } from 'vitest';
import { BARRA, BASE, open, openTab, PISTACHO, tool, useApp } from './app.ts';
import { violations } from './axe.ts';
import { bookOf, plannedDay, visit } from './workshop-day.ts';

useApp();

test('axe finds nothing in the register', async () => {
  const page = await plannedDay();
  await tool(page, 'Apuntar Pistacho en el registro');
  await page.getByText('con el lote 261115-1.').waitFor();
  await tool(page, 'Ver el registro');
  await page.locator('.register tbody tr').first().waitFor();
  expect(await violations(page, 'main')).toEqual([]);
});

test('axe finds nothing on a list of prices and its effect', async () => {
  const page = await bookOf([BASE, PISTACHO]);
  await visit(page, '/precios');
  await page.getByLabel('Abrir la lista…').setInputFiles({
    name: 'proveedor.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Producto;Precio\r\nLeche entera;1,50\r\nCajas;n/d\r\n'),
  });
  await page.getByText('Cambian 2 recetas del recetario.').waitFor();
  expect(await violations(page, 'main')).toEqual([]);
});

test('axe finds nothing on the price of a loaf sold at a loss', async () => {
  const page = await open({ recipe: BARRA });
  await openTab(page, 'Coste');
  await page.getByLabel('Piezas que salen', { exact: true }).fill('5');
  await page.getByLabel('Precio con IVA, €').fill('0,05');
  await page.getByText('A este precio se pierde dinero.').waitFor();
  expect(await violations(page, 'main')).toEqual([]);
});

test('axe finds nothing on the water of a dough, nor on its moulds', async () => {
  const page = await open({ recipe: BARRA });
  await openTab(page, 'Elaboración');
  await page.getByLabel('Harina, °C').fill('22');
  await page.getByLabel('Obrador, °C').fill('23');
  await page.locator('.water-answer', { hasText: 'Agua a 19,0 °C' }).waitFor();
  expect(await violations(page, 'main')).toEqual([]);
  await openTab(page, 'Lote');
  await page.getByLabel('Diámetro, cm').fill('20');
  await page.getByLabel('Alto, cm').fill('5');
  await page.getByLabel('Densidad de la masa, g/ml').fill('0,5');
  await page.getByLabel('Llenado, %').fill('60');
  await page.getByText('Caben 1571 ml').waitFor();
  expect(await violations(page, 'main')).toEqual([]);
});
