import { describe, expect, test } from 'vitest';
import { bench, open, useApp } from './app.ts';

useApp();

describe('the keys of the whole page', () => {
  test('Ctrl+K finds an ingredient and puts it on the bench', async () => {
    const page = await open();
    const before = (await bench(page)).length;
    await page.keyboard.press('Control+k');
    await page.getByLabel('Receta, tipo, ingrediente o página').first().fill('miel');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await bench(page)).length).toBe(before + 1);
  });

  test('Ctrl+S saves the recipe', async () => {
    const page = await open();
    await page.keyboard.press('Control+s');
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
  });
});
