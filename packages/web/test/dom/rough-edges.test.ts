import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { OUT, open, openTab, useApp } from './app.ts';

useApp();

const CRAFTS = Object.keys(OUT) as (keyof typeof OUT)[];

test('a batch is made of weights a scale can show, on screen and on paper, and they add up', async () => {
  const page = await open({ hurried: true });
  await openTab(page, 'Lote');
  await page.getByLabel('Peso total, g').fill('4123');
  const number = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
  const cells = page.getByRole('tabpanel').locator('tbody td:last-child');
  await expect
    .poll(async () => (await cells.allTextContents()).map(number).reduce((sum, weight) => sum + weight, 0))
    .toBeCloseTo(4123, 3);
  const screen = (await cells.allTextContents()).map(number);
  const paper = page.locator('.print-sheet tbody .weight');
  await expect.poll(async () => (await paper.allTextContents()).map(number)).toEqual(screen);
  for (const weight of screen) expect((weight * 10) % 5, `${weight} g`).toBeCloseTo(0, 6);
});

describe('people’s language', () => {
  test.each(sampled(CRAFTS, 3))('%s: no names of fields or types, no hyphen for a minus in any tab', async (craft) => {
    const page = await open({ recipe: OUT[craft] });
    for (const tab of ['Lectura', 'Equilibrar', 'Lote', 'Coste', 'Comparar', 'De dónde sale']) {
      await openTab(page, tab);
      const text = (await page.getByRole('tabpanel').textContent()) ?? '';
      expect(text.match(/\S*[a-z]_[a-z]\S*|(?<!\S)-\d\S*|\bSolidos\b|undefined|NaN/g) ?? [], tab).toEqual([]);
    }
  });

  test('a way out of what cannot be done names padlocks and limits as the person knows them', async () => {
    const page = await open({ recipe: OUT.turron });
    for (const name of [
      'Almendra repelada tostada',
      'Azúcar blanco (sacarosa)',
      'Clara de huevo (fresca o pasteurizada)',
    ])
      await page
        .locator('.formula')
        .getByRole('button', { name: `Fijar el peso de ${name} al equilibrar` })
        .click();
    await openTab(page, 'Equilibrar');
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Equilibrar', exact: true }).click();
    await panel.getByRole('heading', { name: 'Así no se puede' }).waitFor();
    for (const field of ['fijos', 'limites', 'anadir', 'paso'])
      expect(await panel.textContent()).not.toContain(`«${field}»`);
  });
});
