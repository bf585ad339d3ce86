import { describe, expect, test } from 'vitest';
import { hands } from '../hands.ts';
import { addField, bench, dialog, open, useApp, verdict } from './app.ts';

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

  test('a recipe is written, judged and saved without a mouse: 7 fields and keys', async () => {
    const page = await open({ empty: true });
    const hand = hands();
    await hand.press(page, 'Control+k');
    await hand.write(page.getByLabel('Receta, tipo, ingrediente o página').first(), 'sorbete de agua');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    for (const [name, weight] of [
      ['Agua', '500'],
      ['Azúcar', '200'],
    ] as const) {
      await hand.write(addField(page), name);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await bench(page)).at(-1)?.[1]).toBe('');
      await hand.write(page.locator('.row .grams').last(), weight);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
    await hand.press(page, 'Control+s');
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
    expect(hand.count).toBe(7);
  });
});
