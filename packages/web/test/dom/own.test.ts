import { describe, expect, test } from 'vitest';
import { addField, grams, open, type Page, recipe, tool, useApp } from './app.ts';

useApp();

const dialogOf = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialogOf(page).getByRole('textbox', { name, exact: true });
describe('an ingredient of one’s own', () => {
  test('of Obrador 1.0 comes from its file with what its craft knew; deleting can be undone', async () => {
    const page = await open();
    await tool(page, 'Mis ingredientes');
    const dialog = dialogOf(page);
    const old = JSON.stringify([{ craft: 'helado', name: 'Praliné mío', fields: { materiagrasa: 30, pac: -5 } }]);
    const file = { name: 'propios.json', mimeType: 'application/json', buffer: Buffer.from(old) };
    await dialog.locator('.actions').last().locator('input[type=file]').setInputFiles(file);
    await dialog.getByText('Importado 1 ingrediente.').waitFor();
    await dialog.getByRole('button', { name: 'Borrar Praliné mío' }).click();
    expect(await dialog.locator('.entries li').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Deshacer' }).click();
    await dialog.getByRole('button', { name: /^Praliné mío/ }).click();
    expect(await field(page, 'PAC clásico').inputValue()).toBe('−5');
    await field(page, 'Materia grasa').fill('120');
    expect(await dialog.locator('.fault').first().textContent()).toBe('Ha de ser 0 a 100.');
  });

  test('travels in the link with its composition', async () => {
    const own = { azucares: 16, materiagrasa: 12, esml: 12, otrossolidos: 0, pac: 22.18, pod: 14 };
    const page = await open({
      recipe: {
        ...recipe('helado', 'helado_crema', {}),
        ingredients: [{ name: 'Mezcla Goff', grams: 100, own }],
      },
    });
    expect(await page.locator('.meter').first().locator('.figure').textContent()).toBe('−10,52');
  });

  test('in bakery has a role in the dough', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'pan_comun', { Harina: 500, Agua: 325, Sal: 9, 'Levadura fresca': 10 }),
    });
    await addField(page).fill('Trigo del tío Paco');
    await page.getByRole('option', { name: /^Crear ingrediente propio/ }).click();
    await page.getByLabel('Papel en la masa').selectOption('harina');
    await page.getByRole('button', { name: 'Guardar y usar' }).click();
    await grams(page, 'Trigo del tío Paco').fill('500');
    await expect.poll(() => page.locator('.meter').first().locator('.figure').textContent()).toBe('32,50');
  });
});
