import { expect, test } from 'vitest';
import { addField, bench, open, paste, tool, useApp, visit } from './app.ts';

useApp();

const CSV = 'Receta;Ingrediente;Gramos\nMagdalenas;Harina;200\nMagdalenas;mezcla de la abuela;100\n';

test('what a strange name is, once answered, holds for all that comes after, until it is forgotten', async () => {
  const page = await open({ path: '/recetario' });
  const file = { name: 'libro.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
  const bring = async () => {
    await page.getByLabel('Elegir un archivo…').setInputFiles(file);
    await page.locator('.brought tbody tr').first().waitFor();
  };
  await bring();
  await page.getByText('Hay 1 nombre que no se conoce').click();
  await page.getByLabel('«mezcla de la abuela» es').fill('Azúcar');
  await page.getByRole('button', { name: 'Traer 1 receta' }).click();
  await page.getByText('Ha entrado 1 receta.').waitFor();
  // What is taken back was not said either.
  await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
  await bring();
  await page.getByText('Hay 1 nombre que no se conoce').click();
  await page.getByLabel('«mezcla de la abuela» es').fill('Azúcar');
  await page.getByRole('button', { name: 'Traer 1 receta' }).click();
  await page.getByText('Ha entrado 1 receta.').waitFor();

  await visit('/pasteleria');
  await addField(page).waitFor();
  const names = async () => (await bench(page)).map(([name]) => name);
  await paste(page, 'Mezcla de la abuela\t50\nSal\t2');
  await expect.poll(names).toEqual(['Azúcar', 'Sal']);
  await addField(page).fill('mezcla de la abuela');
  await page.keyboard.press('Tab');
  await expect.poll(names).toEqual(['Azúcar', 'Sal', 'Azúcar']);

  await tool(page, 'Mis ingredientes');
  await page.getByText('«mezcla de la abuela» es Azúcar').waitFor();
  await page.getByRole('button', { name: 'Olvidar qué es «mezcla de la abuela»' }).click();
  await page.getByText('Nombres que has aclarado').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await paste(page, 'mezcla de la abuela\t50\nSal\t2');
  await expect.poll(names).toContain('mezcla de la abuela');
});
