import { describe, expect, test } from 'vitest';
import { BEGINNER, bench, open, tool, useApp, verdict } from './app.ts';

useApp();

describe('sharing', () => {
  test('a link carries the recipe to another browser, in the fragment and nowhere else', async () => {
    const page = await open({ recipe: BEGINNER });
    await tool(page, 'Compartir');
    const link = await page.getByRole('textbox', { name: 'Enlace a la receta' }).inputValue();
    expect(link).toMatch(/\/#r=[\w-]+$/);
    await page.getByRole('img', { name: 'Código QR con el enlace a la receta' }).waitFor();
    const other = await open();
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(link);
    await other.reload();
    await expect.poll(() => bench(other)).toEqual(await bench(page));
    await expect.poll(() => other.getByLabel('Título de la receta').inputValue()).toBe('Nata de casa');
    await expect.poll(() => verdict(other).textContent()).toBe('Revisar');
    expect(asked.filter((url) => url.includes('r='))).toEqual([]);
    expect(new URL(other.url()).hash).toBe('');
  });
});

describe('examples to start from', () => {
  test('one that works and one that does not for the type on the bench', async () => {
    const page = await open();
    await tool(page, 'Ejemplos');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Helado crema' }).waitFor();
    await expect.poll(() => dialog.locator('h3').first().textContent()).toBe('Helado crema');
    await dialog.locator('[data-good=false]').first().click();
    await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
    await tool(page, 'Ejemplos');
    await dialog.locator('[data-good=true]').first().click();
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
  });
});
