import { describe, expect, test } from 'vitest';
import { BEGINNER, bench, grams, measureLetters, open, openTab, param, recipe, useApp, verdict, visit } from './app.ts';

useApp();

describe('applying a suggestion', () => {
  test('helado: the first one raises the milk solids into range; the last one, with all before it, balances', async () => {
    const page = await open({ recipe: BEGINNER });
    await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
    expect(await page.locator('.suggestions').textContent()).not.toMatch(/\d [g%](?!\p{L})/u);
    await page.getByRole('button', { name: /^Aplicar: SLNG 6,92/ }).click();
    expect(Number((await param(page, 'SLNG').textContent())!.replace(',', '.'))).toBeGreaterThanOrEqual(7);
    await expect.poll(() => bench(page)).toContainEqual(['Leche en polvo desnatada', '17']);
    await page.getByRole('button', { name: 'Deshacer', exact: true }).first().click();
    await page.getByRole('button', { name: /^Aplicar los cambios hasta este: PAC/ }).click();
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    await expect.poll(() => param(page, 'PAC').textContent()).toMatch(/^−1[12],/);
  });

  test('panadería: salt goes down to what the law admits', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'pan_comun', { Harina: 1000, Agua: 650, Sal: 30, 'Levadura fresca': 20 }),
    });
    await page.getByRole('button', { name: /^Aplicar: Quita 12 g de «Sal»/ }).click();
    await expect.poll(() => grams(page, 'Sal').inputValue()).toBe('18');
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
  });

  test('turrón: honey takes the place of sugar and the formula enters the IGP', async () => {
    const page = await open({
      recipe: recipe('turron', 'jijona', { almendra_tostada: 660, miel: 60, azucar: 240, clara: 40 }),
    });
    await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
    await expect.poll(() => page.locator('.prize').textContent()).toContain('Fuera de IGP');
    await page.getByRole('button', { name: /^Aplicar: Miel/ }).click();
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    await expect.poll(() => page.locator('.prize').textContent()).toContain('Suprema');
  });
});

test('raw egg said to be heated is no fault, on the label neither, and stays so with the recipe', async () => {
  measureLetters();
  const items = { Mascarpone: 500, Azúcar: 120, Yema: 100, Nata: 150, Bizcocho: 150, Café: 120 };
  const page = await open({ recipe: recipe('pasteleria', 'tiramisu', items, 'Tiramisú') });
  const box = () => page.getByLabel('El huevo se calienta a 70 °C');
  const told = page.locator('.advice', { hasText: 'ovoproducto pasteurizado' });
  await told.waitFor();
  expect(await box().isChecked()).toBe(false);
  await box().check();
  await told.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
  await visit();
  await expect.poll(() => box().isChecked()).toBe(true);
  expect(await told.count()).toBe(0);
  await openTab(page, 'Etiqueta');
  await page.locator('.label-stage .label').waitFor();
  expect(await page.getByRole('tabpanel').textContent()).not.toContain('Real Decreto 1021/2022');
  await openTab(page, 'Lectura');
  await box().uncheck();
  await told.waitFor();
});

describe('Equilibrar', () => {
  test('with a padlock: before and after side by side, the lock respected, accepted and undone', async () => {
    const page = await open({ recipe: BEGINNER });
    await page.getByRole('button', { name: 'Equilibrar la fórmula' }).click();
    await page.locator('.balance-lines').waitFor();
    const panel = page.getByRole('tabpanel');
    // Left free, the milk is what moves most.
    await panel.getByRole('button', { name: 'Fijar el peso de Leche entera al equilibrar' }).click();
    await panel.getByRole('button', { name: 'Equilibrar', exact: true }).click();
    await panel.getByRole('heading', { name: 'Se puede' }).waitFor();
    const milk = panel.locator('.proposal tr', { has: page.getByRole('rowheader', { name: 'Leche entera' }) });
    await expect.poll(() => milk.locator('td').allTextContents()).toEqual(['500', '500', '=']);
    await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
    await panel.getByRole('button', { name: 'Aceptar' }).click();
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    await expect.poll(() => grams(page, 'Leche entera').inputValue()).toBe('500');
    // A total nobody asked for gives way by a tenth.
    await expect.poll(() => page.locator('.ledger-total output').textContent()).toBe('935');
    await page.keyboard.press('Control+z');
    await expect
      .poll(() => bench(page))
      .toEqual([
        ['Leche entera', '500'],
        ['Nata 35%', '250'],
        ['Azúcar', '100'],
      ]);
  });

  test('with limits, total and scale step: all of them kept', async () => {
    const page = await open({ recipe: BEGINNER });
    await openTab(page, 'Equilibrar');
    const panel = page.getByRole('tabpanel');
    await panel.getByLabel('Máx., g de Azúcar').fill('150');
    await panel.getByLabel('Peso total, g').fill('2000');
    await panel.getByLabel('Paso de la balanza').selectOption('5');
    await panel.getByLabel('Máx., g de Azúcar').fill('320');
    await panel.getByRole('button', { name: 'Equilibrar', exact: true }).click();
    await panel.getByRole('button', { name: 'Aceptar' }).click();
    const weights = (await bench(page)).map(([, weight]) => Number(weight.replace(',', '.')));
    expect(weights.every((weight) => weight % 5 === 0)).toBe(true);
    expect(weights.reduce((sum, weight) => sum + weight)).toBe(2000);
    expect(Number(await grams(page, 'Azúcar').inputValue())).toBeLessThanOrEqual(320);
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
  });

  test('when it cannot be done: the conflict in plain Spanish, and a way out that works', async () => {
    const page = await open({ recipe: BEGINNER });
    await openTab(page, 'Equilibrar');
    const panel = page.getByRole('tabpanel');
    for (const name of ['Leche entera', 'Nata 35%', 'Azúcar']) {
      await panel.getByRole('button', { name: `Fijar el peso de ${name} al equilibrar` }).click();
    }
    await panel.getByLabel(/Puede añadir ingredientes/).uncheck();
    await panel.getByRole('button', { name: 'Equilibrar', exact: true }).click();
    await panel.getByRole('heading', { name: 'Así no se puede' }).waitFor();
    const conflicts = await panel.locator('.conflicts li').allTextContents();
    expect(conflicts.length).toBeGreaterThan(0);
    expect(conflicts.join(' ')).toMatch(/[a-záéíóúñ]+ .*(?:fij|mínimo|máximo|no )/i);
    const ways = panel.getByRole('button', { name: /^Probar: / });
    expect(await ways.count()).toBeGreaterThan(0);
    await ways.first().click();
    await panel.getByRole('heading', { name: 'Se puede' }).waitFor();
    await panel.getByRole('button', { name: 'Aceptar' }).click();
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
  });

  test('turrón: a category can be asked for', async () => {
    const page = await open({
      recipe: recipe('turron', 'jijona', { almendra_tostada: 550, miel: 120, azucar: 300, clara: 40 }),
    });
    await openTab(page, 'Equilibrar');
    const panel = page.getByRole('tabpanel');
    await panel.getByLabel('Objetivo').selectOption({ label: 'Categoría Suprema' });
    await panel.getByRole('button', { name: 'Equilibrar', exact: true }).click();
    await panel.getByRole('button', { name: 'Aceptar' }).click();
    await expect.poll(() => page.locator('.prize').textContent()).toContain('Suprema');
  });
});

test('three worst deviations beside the verdict, and one dark button that finds the grams', async () => {
  const page = await open({ recipe: BEGINNER });
  await expect.poll(() => page.locator('.worst li').count()).toBe(3);
  await expect.poll(() => page.locator('main .primary').count()).toBe(1);
  await page.getByRole('button', { name: 'Equilibrar la fórmula' }).click();
  await page.getByRole('heading', { name: 'Se puede' }).waitFor();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
  await expect.poll(() => page.locator('.verdict-word .stamped').count()).toBe(1);
  expect(await page.locator('.mend').count()).toBe(0);
});
