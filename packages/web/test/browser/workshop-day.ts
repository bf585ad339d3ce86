import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { encodeRecipe, type SharedRecipe } from '../../src/recipe/share.ts';
import { orderDay } from '../plan-form.ts';
import { BARRA, BASE, open, origin, PISTACHO, restored, tool, VAINILLA } from './app.ts';

export { add, amount } from '../plan-form.ts';

/** A browser whose book holds these recipes. */
export const bookOf = (recipes: readonly SharedRecipe[], options = {}): Promise<Page> =>
  restored(JSON.stringify(recipes), () => written(recipes), options);

async function written(recipes: readonly SharedRecipe[]): Promise<Page> {
  const page = await open({ recipe: recipes[0]! });
  for (const [i, each] of recipes.entries()) {
    if (i > 0) await page.goto(`${origin()}/#${encodeRecipe(each)}`);
    await expect.poll(() => page.getByLabel('Título de la receta').inputValue()).toBe(each.title);
    await tool(page, 'Guardar');
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
  }
  return page;
}

export const visit = async (page: Page, path: string) => {
  await page.goto(origin() + path);
  await page.locator('.workshop .book-head').waitFor();
};

/** Two ice creams on one base, and bread, for the fifteenth of November. */
export async function plannedDay(options = {}): Promise<Page> {
  const page = await restored('the fifteenth of November', planned, options);
  await page.locator('.station').nth(1).waitFor();
  return page;
}

async function planned(): Promise<Page> {
  const page = await bookOf([BASE, PISTACHO, VAINILLA, BARRA]);
  await visit(page, '/plan?dia=2026-11-15');
  await orderDay(page);
  return page;
}
