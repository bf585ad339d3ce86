import { describe, expect, test } from 'vitest';
import { decodeRecipe, encodeRecipe } from '../../src/recipe/share.ts';
import { BEGINNER, bench, current, grams, open, tool, useApp, visit } from './app.ts';

useApp();

describe('a shared link', () => {
  test('opened on a first visit, or twice, has nothing to give back', async () => {
    const page = await open({ recipe: BEGINNER });
    expect(await page.locator('.notice').count()).toBe(0);
    await visit(`${location.pathname}#${encodeRecipe(BEGINNER)}`);
    await expect.poll(() => location.hash).toBe('');
    await page.locator('.row').first().waitFor();
    expect(await page.locator('.notice').count()).toBe(0);
  });

  test('opened again after the recipe was changed makes one new recipe, not one each time', async () => {
    const page = await open({ recipe: BEGINNER });
    await grams(page, 'Azúcar').fill('120');
    for (let i = 0; i < 3; i++) {
      await visit(`${location.pathname}#${encodeRecipe(BEGINNER)}`);
      await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('100');
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
  await expect.poll(() => page.getByRole('button', { name: 'Abrir como receta nueva' }).isDisabled()).toBe(false);
  await expect.poll(() => page.getByRole('button', { name: 'Añadir al final' }).isDisabled()).toBe(true);
});
