import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONG, sampled } from '../../../../scripts/lib/long.ts';
import { another, stored, tool, useApp } from './app.ts';
import { violations } from './axe.ts';
import { plannedDay } from './workshop-day.ts';

useApp();

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the plan of the day', () => {
  test('is kept by date, with what is ticked off, and seen by another tab', async () => {
    const page = await plannedDay();
    await page.getByRole('checkbox', { name: /Pasta de pistacho 200 g/ }).check();
    await expect.poll(() => page.locator('.workshop section [role=status]').textContent()).toContain('1 de 10');
    await expect.poll(async () => (await stored(page, 'planes'))[0]!.hechos.length).toBe(1);
    await page.reload();
    await expect.poll(() => page.getByRole('checkbox', { name: /Pasta de pistacho 200 g/ }).isChecked()).toBe(true);
    await expect.poll(() => page.locator('.order-said').last().textContent()).toBe('40 piezas de 300 g de masa: 12 kg');
    const other = await another(page, '/plan?dia=2026-11-15');
    await other.getByRole('checkbox', { name: /Pasta de pistacho 200 g/ }).uncheck();
    await expect.poll(() => page.getByRole('checkbox', { name: /Pasta de pistacho 200 g/ }).isChecked()).toBe(false);
    await tool(page, 'Día siguiente');
    await page.getByText('Este día no tiene nada apuntado.').waitFor();
    await tool(page, 'Copiar el plan del 15/11/2026');
    await expect.poll(() => page.locator('.order').count()).toBe(3);
  });

  test('fits 390, 820 and 1440 px, and prints its lists one after the other and nothing of the bench', async () => {
    const page = await plannedDay();
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBe(0);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.weighing').first().isVisible()).toBe(true);
    expect(await page.locator('.top').isVisible()).toBe(false);
    expect(await page.locator('.print-sheet').count()).toBe(0);
    expect(await page.getByLabel('Añadir una receta').isVisible()).toBe(false);
    await page.setViewportSize({ width: 690, height: 1000 });
    const shown = await page.evaluate(() => ({
      sections: [...document.querySelectorAll('.workshop section')].map((each) => getComputedStyle(each).display),
      sum: getComputedStyle(document.querySelector('.shopping tfoot')!).display,
    }));
    // A grid that goes over the page runs into what follows; a foot of a table comes again on every page.
    expect(new Set(shown.sections)).toEqual(new Set(['block']));
    expect(shown.sum).toBe('table-row-group');
  });

  test.each(sampled([390, 820, 1440], 3))('at %i px the register fits, and axe finds nothing', async (width) => {
    const page = await plannedDay({ viewport: { width, height: 900 } });
    if (LONG) expect(await violations(page, 'main')).toEqual([]);
    await tool(page, 'Apuntar Pistacho en el registro');
    await tool(page, 'Ver el registro');
    await page.locator('.register tbody tr').first().waitFor();
    expect(await overflow(page)).toBe(0);
  });
});

describe('the register of production', () => {
  test('a batch of the plan goes in once and says so; another making is asked for', async () => {
    const page = await plannedDay();
    // Two quick taps on one button are one batch.
    await page.getByRole('button', { name: 'Apuntar Pistacho en el registro' }).dblclick();
    const said = page
      .locator('.weighing', { has: page.getByRole('heading', { name: 'Pistacho', exact: true }) })
      .locator('.made-lots');
    await expect.poll(() => said.textContent()).toBe('Ya está en el registro: lote 261115-1, 2 kg.');
    await expect.poll(() => page.getByRole('button', { name: 'Apuntar Pistacho en el registro' }).count()).toBe(0);
    await page.reload();
    await expect.poll(() => said.textContent()).toBe('Ya está en el registro: lote 261115-1, 2 kg.');
    await page.getByRole('button', { name: 'Apuntar otra tanda de Pistacho' }).dblclick();
    await expect
      .poll(() => said.textContent())
      .toBe('Ya está en el registro: lote 261115-2, 2 kg; lote 261115-1, 2 kg.');
    await page.getByRole('link', { name: 'Registro', exact: true }).click();
    await expect.poll(() => page.locator('.register tbody tr').count()).toBe(2);
  });
});
