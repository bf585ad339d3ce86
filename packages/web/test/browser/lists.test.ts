import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { button } from '../hands.ts';
import { addField, BEGINNER, bench, choices, grams, open, openTab, recipe, useApp } from './app.ts';
import { bookOf } from './workshop-day.ts';

useApp();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const nameField = (page: Page, number: number) => page.getByRole('combobox', { name: `Ingrediente ${number}` });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Nothing was changed: the formula reads the same, and there is nothing to undo. */
async function expectAsItWas(page: Page, way: string): Promise<void> {
  const asWritten = BEGINNER.ingredients.map(({ name, grams: weight }) => [name, String(weight)]);
  await expect.poll(() => bench(page), { message: way }).toEqual(asWritten);
  await expect.poll(() => button(page, 'Deshacer').isDisabled(), { message: way }).toBe(true);
}

const DEVICES = [
  ['a desk', {}],
  ['a phone', PHONE],
] as const;

describe.each(sampled(DEVICES, 2))('nothing typed, nothing picked, on %s', (_, device) => {
  test('the name of a line, however it is left', async () => {
    const page = await open({ recipe: BEGINNER, ...device });
    const cream = nameField(page, 2);
    const type = (text: string) => cream.fill(text);
    const ways: readonly (readonly [string, () => Promise<unknown>, string])[] = [
      ['Enter', () => press(page, 'Enter'), 'Gramos de Nata 35%'],
      ['Tab', () => press(page, 'Tab'), 'Gramos de Nata 35%'],
      ['Escape', () => press(page, 'Escape'), 'Ingrediente 2'],
      ['Escape, Enter', () => press(page, 'Escape', 'Enter'), 'Gramos de Nata 35%'],
      ['a click elsewhere', () => page.mouse.click(3, 3), ''],
      ['arrow, Tab', () => press(page, 'ArrowDown', 'Tab'), 'Gramos de Nata 35%'],
      ['arrow, Escape, Enter', () => press(page, 'ArrowDown', 'Escape', 'Enter'), 'Gramos de Nata 35%'],
      ['emptied, Enter', () => type('').then(() => press(page, 'Enter')), 'Gramos de Nata 35%'],
      ['emptied, Tab', () => type('').then(() => press(page, 'Tab')), 'Gramos de Nata 35%'],
      ['the same name, Enter', () => type('Nata 35%').then(() => press(page, 'Enter')), 'Gramos de Nata 35%'],
      ['a weight, Tab', () => type('170').then(() => press(page, 'Tab')), 'Gramos de Nata 35%'],
    ];
    for (const [way, leave, at] of ways) {
      // On its letters: where a line in hand shows its buttons, the field grows narrower.
      await cream.click({ position: { x: 12, y: 20 } });
      await choices(page).first().waitFor();
      expect(await cream.getAttribute('aria-activedescendant'), way).toBeNull();
      expect(await choices(page).and(page.locator('[aria-selected=true]')).count(), way).toBe(0);
      await leave();
      await expect.poll(() => focused(page), { message: way }).toBe(at);
      await expect.poll(() => choices(page).count(), { message: way }).toBe(0);
      await expectAsItWas(page, way);
    }
  });

  test('the field for the next ingredient, however it is left', async () => {
    const page = await open({ recipe: BEGINNER, ...device });
    for (const keys of [['Enter'], ['Tab'], ['Escape'], ['ArrowDown', 'Tab'], ['ArrowDown', 'Escape', 'Enter']]) {
      await addField(page).click();
      await choices(page).first().waitFor();
      await press(page, ...keys);
      await expectAsItWas(page, keys.join(', '));
    }
    await addField(page).fill('170');
    // A flour is called so, and is offered: it is not what a weight in the wrong field means.
    await choices(page).filter({ hasText: 'Harina integral de centeno' }).waitFor();
    await press(page, 'Enter');
    await expect.poll(() => addField(page).inputValue()).toBe('170');
    await expectAsItWas(page, '170, Enter');
    await press(page, 'Tab');
    await expectAsItWas(page, '170, Enter, Tab');
  });

  test('the types, however the list is left', async () => {
    const page = await open({ recipe: BEGINNER, ...device });
    for (const keys of [
      ['Enter'],
      ['Escape'],
      ['ArrowDown', 'Escape'],
      ['s', 'Escape'],
      ['ArrowDown', 'Tab', 'Escape'],
    ]) {
      await page.getByRole('button', { name: /^Tipo / }).click();
      await page.getByRole('combobox', { name: 'Buscar un tipo' }).waitFor();
      await press(page, ...keys);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Tipo Helado crema' }).waitFor();
      await expectAsItWas(page, keys.join(', '));
    }
  });
});

test('Enter in a name that is not open goes to the grams, and keeps the name that is sent', async () => {
  const page = await open({ recipe: recipe('turron', 'jijona', { almendra_tostada: 500, Azúcar: 100 }) });
  await nameField(page, 1).focus();
  await press(page, 'Enter');
  await expect.poll(() => focused(page)).toBe('Gramos de Almendra repelada tostada');
  await expect.poll(() => button(page, 'Deshacer').isDisabled()).toBe(true);
});

test('what was typed or moved to is picked by Enter, and undone', async () => {
  const page = await open({ recipe: BEGINNER });
  const second = async () => (await bench(page))[1];
  await nameField(page, 2).fill('dextrosa');
  await choices(page).first().filter({ hasText: 'Dextrosa' }).waitFor();
  await expect.poll(() => choices(page).first().getAttribute('aria-selected')).toBe('true');
  await press(page, 'Enter');
  await expect.poll(second).toEqual(['Dextrosa', '250']);
  await expect.poll(() => focused(page)).toBe('Gramos de Dextrosa');
  await press(page, 'Control+z');
  await expect.poll(second).toEqual(['Nata 35%', '250']);
  await nameField(page, 2).click();
  await press(page, 'ArrowDown');
  const marked = await choices(page).first().locator('.choice-name').textContent();
  await expect.poll(() => choices(page).first().getAttribute('aria-selected')).toBe('true');
  await press(page, 'Enter');
  await expect.poll(second).toEqual([marked, '250']);
  await press(page, 'Control+z');
  await expectAsItWas(page, 'undone');
});

test('what follows Enter at once is written in the grams', async () => {
  const page = await open({ recipe: BEGINNER });
  await addField(page).fill('dextrosa');
  await choices(page).first().filter({ hasText: 'Dextrosa' }).waitFor();
  // Before any other task, and so before any other key.
  const reached = await addField(page).evaluate(async (field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    for (let turn = 0; turn < 20; turn++) await null;
    return document.activeElement?.getAttribute('aria-label');
  });
  expect(reached).toBe('Gramos de Dextrosa');
  await page.keyboard.type('35');
  await expect.poll(() => grams(page, 'Dextrosa').inputValue()).toBe('35');
});

test('a saved recipe is set aside by its button, never by an arrow or a letter in the list', async () => {
  const page = await bookOf([BEGINNER]);
  await openTab(page, 'Comparar');
  const saved = page.getByLabel('O una receta guardada');
  const pins = page.locator('.pins li');
  for (const key of ['N', 'ArrowDown', 'Enter', 'Tab']) {
    await saved.press(key);
    expect(await pins.count(), key).toBe(0);
  }
  await button(page, 'Apartar la elegida').click();
  await expect.poll(() => pins.count()).toBe(1);
});
