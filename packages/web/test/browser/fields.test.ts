import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BEGINNER, bench, grams, open, recipe, useApp } from './app.ts';

useApp();

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') || at?.id || at?.textContent || at?.tagName;
  });

/** Keeps what reads amounts from arriving until it is released. */
async function holdAmounts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/amount-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

describe('grams as people write them', () => {
  const note = (page: Page) => page.locator('.row-note:not(:empty)');

  test('what was left before it could be read is judged once it can be, and the weight comes back', async () => {
    const page = await open();
    const release = await holdAmounts(page);
    await grams(page, 'Azúcar').click();
    await page.keyboard.type('1e3');
    await page.keyboard.press('Tab');
    expect(await note(page).count()).toBe(0);
    release();
    await expect.poll(() => note(page).textContent()).toContain('Sigue en 145 g.');
    await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('145');
  });

  test.each(['at once', 'after the field was left'])(
    'with the total as the fixed point, the other weights make room, in one step of undo; read %s',
    async (when) => {
      const page = await open({
        recipe: recipe('panaderia', 'pan_comun', { Harina: 1000, Agua: 600, Sal: 20, 'Levadura fresca': 20 }),
      });
      const release = await holdAmounts(page);
      if (when === 'at once') release();
      await page.getByRole('button', { name: 'Mantener el total al escribir porcentajes' }).click();
      await grams(page, 'Agua').fill('70 %');
      await page.keyboard.press('Tab');
      release();
      // The total is the same before and after: the share is what tells that the field was read.
      const share = async () => {
        const [flour, water] = (await bench(page)).map(([, text]) => Number(text.replace('.', '').replace(',', '.')));
        return water! / flour!;
      };
      await expect.poll(share).toBeCloseTo(0.7, 4);
      await expect.poll(() => page.locator('.ledger-total output').textContent()).toBe('1640');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Deshacer' }).first().click();
      await expect
        .poll(() => bench(page))
        .toEqual([
          ['Harina', '1000'],
          ['Agua', '600'],
          ['Sal', '20'],
          ['Levadura fresca', '20'],
        ]);
    },
  );
});

describe('the lines of the formula', () => {
  test('move by keyboard and by dragging, and back by undo', async () => {
    const page = await open({ recipe: BEGINNER });
    const names = async () => (await bench(page)).map(([name]) => name);
    await grams(page, 'Azúcar').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(names).toEqual(['Leche entera', 'Azúcar', 'Nata 35%']);
    await expect.poll(() => focused(page)).toBe('Gramos de Azúcar');
    const handle = page.getByRole('button', { name: /^Mover Azúcar/ });
    await handle.press('ArrowUp');
    await expect.poll(names).toEqual(['Azúcar', 'Leche entera', 'Nata 35%']);
    await expect.poll(() => focused(page)).toMatch(/^Mover Azúcar/);
    const from = (await handle.boundingBox())!;
    const last = (await page.locator('.row').last().boundingBox())!;
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(from.x + 5, last.y + 5, { steps: 8 });
    await page.mouse.up();
    await expect.poll(names).toEqual(['Leche entera', 'Nata 35%', 'Azúcar']);
    await page.keyboard.press('Control+z');
    await expect.poll(names).toEqual(['Azúcar', 'Leche entera', 'Nata 35%']);
  });
});
