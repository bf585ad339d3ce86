import { describe, expect, test } from 'vitest';
import { encodeRecipe } from '../../src/recipe/share.ts';
import { another, BEGINNER, bench, open, tool, useApp, written } from './app.ts';

useApp();

describe('a shared link', () => {
  test('opens beside unsaved work, says so, and leads back to it', async () => {
    const first = await open();
    await first.getByLabel('Título de la receta').fill('Sin guardar');
    const before = await bench(first);
    await written(first);
    const page = await another(first, `/#${encodeRecipe(BEGINNER)}`);
    await page.getByText('Se ha abierto aparte').waitFor();
    await expect.poll(() => page.getByLabel('Título de la receta').inputValue()).toBe('Nata de casa');
    await expect.poll(() => first.getByLabel('Título de la receta').inputValue()).toBe('Sin guardar');
    await page.locator('.notice').getByRole('button', { name: 'Volver' }).click();
    await expect.poll(() => page.getByLabel('Título de la receta').inputValue()).toBe('Sin guardar');
    await expect.poll(() => bench(page)).toEqual(before);
    await page.goBack();
    await expect.poll(() => page.getByLabel('Título de la receta').inputValue()).toBe('Nata de casa');
  });

  test('that the clipboard refuses is left selected, ready to be copied by hand', async () => {
    const page = await open({ recipe: BEGINNER });
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await tool(page, 'Compartir');
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await page.getByText('El enlace está seleccionado').waitFor();
    const link = page.getByRole('textbox', { name: 'Enlace a la receta' });
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
  });
});

describe('a part that cannot be fetched', () => {
  test.each([
    ['dialogue', /examples-dialog/, 'Ejemplos'],
    ['tab', /cost-panel/, 'Coste'],
  ] as const)('%s: is said to be missing, and can be tried again', async (kind, chunk, name) => {
    const page = await open();
    await page.route(chunk, (route) => route.abort('internetdisconnected'));
    const ask = () => (kind === 'tab' ? page.getByRole('tab', { name }).click() : tool(page, name));
    await ask();
    await page.getByText('No se ha podido cargar esta parte.').waitFor();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page
      .locator(kind === 'tab' ? '.panel .totals' : 'dialog[open]')
      .first()
      .waitFor();
  });
});
