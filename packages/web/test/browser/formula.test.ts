import { describe, expect, test } from 'vitest';
import { grams, open, useApp } from './app.ts';

useApp();

describe('writing a formula', () => {
  test('on a phone the card opens over the page, takes the focus and gives it back', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    await grams(page, 'Nata 35%').focus();
    const card = page.locator('.card:visible');
    expect(await card.count()).toBe(0);
    const opener = page.getByRole('button', { name: 'Ver la ficha de Nata 35%' });
    await opener.click();
    await card.getByText('En la etiqueta, por 100 g').waitFor();
    const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    await expect.poll(() => inside()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
