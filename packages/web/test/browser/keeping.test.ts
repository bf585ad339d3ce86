import { describe, expect, test } from 'vitest';
import { decodeRecipe, encodeRecipe } from '../../src/recipe/share.ts';
import { another, BEGINNER, bench, current, grams, open, tool, useApp, written } from './app.ts';

useApp();

describe('a shared link', () => {
  test('opens beside unsaved work, says so, and leads back to it', async () => {
    const first = await open();
    await first.getByLabel('Título de la receta').fill('Sin guardar');
    const before = await bench(first);
    await written(first);
    const page = await another(first, `/#${encodeRecipe(BEGINNER)}`);
    await page.getByText('Se ha abierto aparte').waitFor();
    expect(await page.getByLabel('Título de la receta').inputValue()).toBe('Nata de casa');
    expect(await first.getByLabel('Título de la receta').inputValue()).toBe('Sin guardar');
    await page.locator('.notice').getByRole('button', { name: 'Volver' }).click();
    await expect.poll(() => page.getByLabel('Título de la receta').inputValue()).toBe('Sin guardar');
    expect(await bench(page)).toEqual(before);
    await page.goBack();
    await expect.poll(() => page.getByLabel('Título de la receta').inputValue()).toBe('Nata de casa');
  });

  test('opened on a first visit, or twice, has nothing to give back', async () => {
    const page = await open({ recipe: BEGINNER });
    expect(await page.locator('.notice').count()).toBe(0);
    await page.goto(`${page.url()}#${encodeRecipe(BEGINNER)}`);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await page.locator('.row').first().waitFor();
    expect(await page.locator('.notice').count()).toBe(0);
  });

  test('opened again after the recipe was changed makes one new recipe, not one each time', async () => {
    const page = await open({ recipe: BEGINNER });
    await grams(page, 'Azúcar').fill('120');
    await written(page);
    for (let i = 0; i < 3; i++) {
      await page.goto(`${page.url()}#${encodeRecipe(BEGINNER)}`);
      await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('100');
      await written(page);
    }
    await tool(page, 'Recetario');
    await page.getByText('2 recetas', { exact: true }).waitFor();
  });

  test('leaves notes, steps and prices at home, and says so', async () => {
    const page = await open({ recipe: BEGINNER });
    await page.getByText('Notas', { exact: true }).click();
    await page.getByRole('textbox', { name: /Notas/ }).fill('Solo para mí');
    await tool(page, 'Compartir');
    await page.getByText('Las notas, los pasos, las fotos y los precios no salen de tu cuaderno.').waitFor();
    const link = await page.getByRole('textbox', { name: 'Enlace a la receta' }).inputValue();
    expect(decodeRecipe(link.slice(link.indexOf('#')))).toEqual(BEGINNER);
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
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
  });
});

test('the undo of a notice works in the craft it speaks of', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Quitar Dextrosa' }).click();
  await tool(page, 'Cacao');
  await current(page, 'Cacao');
  await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(async () => (await bench(page)).map(([name]) => name)).toContain('Dextrosa');
  await page.getByRole('button', { name: 'Quitar Dextrosa' }).click();
  await grams(page, 'Azúcar').fill('99');
  await page.locator('.notice').waitFor({ state: 'detached' });
});

test('a recipe of too many ingredients is refused with its reason', async () => {
  const page = await open();
  await tool(page, 'Pegar');
  const lines = (n: number) => Array.from({ length: n }, (_, i) => `${i + 1} g cosa ${i + 1}`).join('\n');
  await page.getByLabel('Receta en texto').fill(lines(501));
  await page.getByText('Son 501 ingredientes y una fórmula admite 500 como mucho.').waitFor();
  await page.getByLabel('Receta en texto').fill(lines(500));
  await page.getByText('Con los de la fórmula serían 506 ingredientes').waitFor();
  expect(await page.getByRole('button', { name: 'Abrir como receta nueva' }).isEnabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Añadir al final' }).isEnabled()).toBe(false);
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
