import { describe, expect, test } from 'vitest';
import { dialogOf, field, keep, names, PASTE, saved, write } from '../own-form.ts';
import { addField, bench, choices, current, grams, open, openTab, param, recipe, tool, useApp, visit } from './app.ts';

useApp();

describe('an ingredient of one’s own', () => {
  test('is copied from its label: all of it counts, not only sugar and fat, and what is left is said to be water', async () => {
    const page = await open({ recipe: recipe('helado', 'helado_crema', { Agua: 900 }) });
    await addField(page).fill('Pasta de pistacho de Bronte');
    await page.getByRole('option', { name: 'Crear ingrediente propio «Pasta de pistacho de Bronte»' }).click();
    await write(page, 'Pasta de pistacho de Bronte', PASTE);
    await dialogOf(page).getByText('El resto, 2 g, se toma por agua.').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Guardar y usar' }).click();
    await grams(page, 'Pasta de pistacho de Bronte').fill('100');
    await expect.poll(() => param(page, 'Sólidos totales').textContent()).toBe('9,80');
    await expect.poll(() => param(page, 'Materia grasa').textContent()).toBe('5,00');
    expect(await page.locator('.warnings').textContent()).not.toContain('no reconocido');
    await visit();
    await page.locator('.row').first().waitFor();
    await expect.poll(() => param(page, 'Sólidos totales').textContent()).toBe('9,80');
  });

  test('that cannot be is refused in words: more than 100 g, sugars above carbohydrate, an energy in kJ', async () => {
    const page = await open();
    await tool(page, 'Mis ingredientes');
    await write(page, 'Imposible', { 'Hidratos de carbono': '80', Grasas: '50' });
    await dialogOf(page).getByText('La etiqueta suma más de 100 g').waitFor();
    await expect
      .poll(() => dialogOf(page).getByRole('button', { name: 'Guardar', exact: true }).isDisabled())
      .toBe(true);
    await write(page, 'Imposible', { Grasas: '5', 'de ellos azúcares': '90' });
    await dialogOf(page).getByText('Los azúcares no pueden pasar de los hidratos.').waitFor();
    await write(page, 'Posible', { 'de ellos azúcares': '70', 'Energía (kcal)': '1527' });
    await dialogOf(page).getByText('que da 365 kcal. ¿Estará en kJ?').waitFor();
    await expect
      .poll(() => dialogOf(page).getByRole('button', { name: 'Guardar', exact: true }).isDisabled())
      .toBe(false);
  });

  test('is one for all crafts: made in one, it is in the list of the others', async () => {
    const page = await open();
    await tool(page, 'Mis ingredientes');
    await write(page, 'Praliné de casa', { ...PASTE, 'Precio (€/kg)': '18' });
    await keep(page);
    await saved(page, 'Praliné de casa');
    await page.keyboard.press('Escape');
    for (const craft of ['Pan', 'Pastelería', 'Turrón', 'Cacao']) {
      await tool(page, craft);
      await current(page, craft);
      await page.getByRole('button', { name: 'Ver un ejemplo publicado' }).waitFor();
      // The list is drawn anew when the engine of the craft comes: it is asked again.
      const found = async () => {
        await addField(page).fill('');
        await addField(page).fill('praline de casa');
        await new Promise((resolve) => setTimeout(resolve, 300));
        return (await choices(page).allTextContents()).join();
      };
      await expect.poll(found).toContain('Praliné de casa');
      await choices(page).first().click();
      await grams(page, 'Praliné de casa').fill('50');
      expect((await bench(page)).at(-1), craft).toEqual(['Praliné de casa', '50']);
      await openTab(page, 'Coste');
      await expect.poll(() => page.locator('.panel').textContent()).toContain('0,90');
    }
    await tool(page, 'Mis ingredientes');
    await expect.poll(() => names(page)).toEqual(['Praliné de casa']);
  });

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
    await expect.poll(() => field(page, 'PAC clásico').inputValue()).toBe('−5');
    await field(page, 'Materia grasa').fill('120');
    await expect.poll(() => dialog.locator('.fault').first().textContent()).toBe('Ha de ser 0 a 100.');
  });

  test('travels in the link with its composition', async () => {
    const own = { azucares: 16, materiagrasa: 12, esml: 12, otrossolidos: 0, pac: 22.18, pod: 14 };
    const page = await open({
      recipe: {
        ...recipe('helado', 'helado_crema', {}),
        ingredients: [{ name: 'Mezcla Goff', grams: 100, own }],
      },
    });
    await expect.poll(() => page.locator('.meter').first().locator('.figure').textContent()).toBe('−10,52');
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
