import { describe, expect, test } from 'vitest';
import { dialogOf, field, keep, names, PASTE, saved, write } from '../own-form.ts';
import { addField, another, bench, choices, downloaded, open, tool, useApp } from './app.ts';

useApp();

describe('an ingredient of one’s own', () => {
  test('has its allergens, its picture and its data sheet, and goes from browser to browser with them', async () => {
    const page = await open();
    await tool(page, 'Mis ingredientes');
    const dialog = dialogOf(page);
    await write(page, 'Pasta mía', PASTE);
    await dialog.getByLabel('Qué es').selectOption('frutos_secos');
    await dialog.getByText('Marcarlos uno a uno').click();
    await dialog.getByLabel('Pistacho').check();
    await dialog.getByText('Ficha técnica: agua, alcohol, cacao').click();
    await field(page, 'Agua').fill('1');
    await dialog.getByText('Quedan 1 g sin nombre').waitFor();
    const shot = { name: 'etiqueta.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await dialog.locator('.own-photo input[type=file]').setInputFiles(shot);
    await dialog.getByRole('img', { name: 'Etiqueta de Pasta mía' }).waitFor();
    await keep(page);
    await saved(page, 'Pasta mía');
    const { name, text } = await downloaded(page, () => dialog.getByRole('button', { name: 'Exportar' }).click());
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
    const copy = JSON.parse(text) as Record<string, readonly Record<string, unknown>[]>;
    expect(copy.ingredientes).toHaveLength(1);
    expect(copy.ingredientes![0]).toMatchObject({
      nombre: 'Pasta mía',
      etiqueta: { grasas: 50, agua: 1, categoria: 'frutos_secos', alergenos: ['frutos_cascara:pistacho'] },
      foto: copy.fotos![0]!.id,
    });
    const other = await open();
    await tool(other, 'Mis ingredientes');
    await dialogOf(other).locator('.actions').last().locator('input[type=file]').setInputFiles(file);
    await dialogOf(other).getByText('Importado 1 ingrediente.').waitFor();
    await dialogOf(other)
      .getByRole('button', { name: /^Pasta mía/ })
      .click();
    await dialogOf(other).getByRole('img', { name: 'Etiqueta de Pasta mía' }).waitFor();
    await expect.poll(() => field(other, 'Agua').inputValue()).toBe('1');
    await dialogOf(other).locator('.actions').last().locator('input[type=file]').setInputFiles(file);
    await dialogOf(other).getByText('Importados 0 ingredientes.').waitFor();
  });

  test('is edited in place, also by name; never over another, nor over what another tab made of it', async () => {
    const page = await open();
    await tool(page, 'Mis ingredientes');
    for (const name of ['Pasta mía', 'Praliné']) {
      await write(page, name, { Grasas: '50' });
      await keep(page);
      await saved(page, name);
      await expect.poll(() => dialogOf(page).getByLabel('Nombre').inputValue()).toBe('');
    }
    await page.keyboard.press('Escape');
    await addField(page).fill('pasta mía');
    await choices(page).first().click();
    await tool(page, 'Mis ingredientes');
    await dialogOf(page)
      .getByRole('button', { name: /^Pasta mía/ })
      .click();
    await dialogOf(page).getByLabel('Nombre').fill('praline');
    await dialogOf(page).getByText('Ya tienes otro ingrediente llamado «Praliné»').waitFor();
    await dialogOf(page).getByLabel('Nombre').fill('Pasta de casa');
    await keep(page);
    await expect.poll(() => names(page)).toEqual(['Pasta de casa', 'Praliné']);
    const other = await another(page);
    await tool(other, 'Mis ingredientes');
    await dialogOf(other)
      .getByRole('button', { name: /^Praliné/ })
      .click();
    await dialogOf(page)
      .getByRole('button', { name: /^Praliné/ })
      .click();
    await field(page, 'Grasas').fill('30');
    await keep(page);
    await dialogOf(other).getByText('Otra pestaña ha cambiado este ingrediente').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await bench(page)).at(-1)![0]).toBe('Pasta de casa');
  });
});
