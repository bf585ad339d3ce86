import { describe, expect, test } from 'vitest';
import {
  addField,
  BASE,
  bench,
  bookOf,
  choices,
  grams,
  meter,
  open,
  param,
  recipe,
  tool,
  useApp,
  verdict,
} from './app.ts';

useApp();

describe('writing a formula', () => {
  test('what is pasted into an empty bench is read at once', async () => {
    const page = await open();
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    await expect.poll(() => param(page, 'PAC').textContent()).toBe('−11,53');
    expect((await bench(page))[0]).toEqual(['Leche entera', '595']);
  });

  test('typing a recipe from nothing, picking from the catalogue with typos and without accents', async () => {
    const page = await open();
    await tool(page, 'Nueva');
    await expect.poll(() => verdict(page).textContent()).toBe('—');
    for (const [query, label, weight] of [
      ['leche enetra', 'Leche entera', '595'],
      ['nata 35', 'Nata 35%', '180'],
      ['leche polvo desnat', 'Leche en polvo desnatada', '40'],
      ['azucar', 'Azúcar', '145'],
      ['dextrosa', 'Dextrosa', '35'],
      ['neutro cremas 5', 'Neutro para cremas 5 g/kg', '5'],
    ] as const) {
      await addField(page).fill(query);
      await choices(page).first().filter({ hasText: label }).waitFor();
      await addField(page).press('Enter');
      await grams(page, label).fill(weight);
      await grams(page, label).press('Enter');
    }
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    await expect.poll(() => param(page, 'PAC').textContent()).toBe('−11,53');
    await expect.poll(() => page.locator('.ledger-total output').textContent()).toBe('1000');
  });

  test('keys that come before the next field does are written there, over Enter and a recipe on its way', async () => {
    const page = await bookOf([BASE]);
    await tool(page, 'Nueva');
    await addField(page).fill(BASE.title);
    await choices(page).first().filter({ hasText: 'receta' }).waitFor();
    for (const key of ['Enter', ...'60', 'Enter', 'Shift', ...'Dextrosa', 'Enter', ...'40', 'Enter']) {
      void page.keyboard.press(key);
    }
    await expect
      .poll(() => bench(page))
      .toEqual([
        [BASE.title, '60'],
        ['Dextrosa', '40'],
      ]);
  });

  test('an option of the list says where its numbers come from, and the chosen one shows its composition', async () => {
    const page = await open();
    await addField(page).fill('nata 35');
    // Sources follow the first screen.
    const note = choices(page).first().locator('.choice-note');
    await note.filter({ hasText: /lácteos · .*Goff/ }).waitFor();
    await addField(page).press('Escape');
    await grams(page, 'Nata 35%').focus();
    const card = page.locator('.card');
    await expect.poll(() => card.textContent()).toMatch(/Nata 35%.*Materia grasa35.*Procedencia de los datos/);
  });

  test('the card says what the engine takes an ingredient for, whatever its spelling', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'pan_comun', { 'Harina panadera': 1000, Agua: 650, 'Polvo de hadas': 5 }),
    });
    const card = page.locator('.card');
    await grams(page, 'Harina panadera').focus();
    await expect.poll(() => card.textContent()).toMatch(/^Harina panaderaCuenta como «Harina de trigo».*Proteínas/);
    await grams(page, 'Polvo de hadas').focus();
    await expect.poll(() => card.textContent()).toBe('Polvo de hadasNo está en la despensa.');
  });

  test('every keystroke changes the result: no button', async () => {
    const page = await open();
    await grams(page, 'Azúcar').fill('60');
    await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
    await expect.poll(() => meter(page, 'Azúcares').textContent()).toContain('faltan');
    await grams(page, 'Azúcar').fill('145,0');
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
  });

  test('decimals are written with a comma, and a point parts thousands', async () => {
    const page = await open();
    await grams(page, 'Leche entera').fill('1.250,5');
    await expect.poll(() => page.locator('.ledger-total output').textContent()).toBe('1655,5');
    await grams(page, 'Leche entera').fill('doce');
    await expect.poll(() => grams(page, 'Leche entera').getAttribute('aria-invalid')).toBe('true');
  });

  test('the ledger shows the share of each ingredient, and on flour in bakery', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'pan_comun', { 'Harina de trigo': 800, Agua: 520, Sal: 14, 'Levadura fresca': 16 }),
    });
    await expect.poll(() => page.locator('.row').nth(1).locator('.share').allTextContents()).toEqual(['38,5', '65,0']);
  });

  test('a name the catalogue does not have stays and is warned about', async () => {
    const page = await open();
    await addField(page).fill('polvo de hadas');
    await page.getByRole('option', { name: 'Usar «polvo de hadas» tal cual' }).click();
    await grams(page, 'polvo de hadas').fill('10');
    await expect
      .poll(() => page.locator('.warnings').textContent())
      .toContain('Ingrediente no reconocido: «polvo de hadas»');
  });

  test('what a person writes is shown as text, never as HTML', async () => {
    const page = await open();
    const name = '<img src=x onerror=alert(1)><b>leche</b>';
    await addField(page).fill(name);
    await page.getByRole('option', { name: /tal cual/ }).click();
    await page.getByLabel('Título de la receta').fill('<script>alert(1)</script>');
    await grams(page, name).fill('10');
    await expect.poll(() => page.locator('.warnings').textContent()).toContain(name);
    expect(await page.locator('.screen img, .screen script').count()).toBe(0);
  });

  test('what the engine refuses is said in its own words', async () => {
    const page = await open({ recipe: recipe('panaderia', 'pan_comun', { Agua: 100 }) });
    await expect.poll(() => page.locator('.refusal').textContent()).toMatch(/No se reconoce ninguna harina/);
  });

  test('what moves what: 10 g more of the ingredient looked at, on every parameter', async () => {
    const page = await open();
    await page.getByLabel('Qué mueve qué').selectOption({ label: 'Nata 35%' });
    const fat = meter(page, 'Materia grasa');
    await expect.poll(() => fat.locator('.meter-effect').textContent()).toBe('+0,26');
    await expect
      .poll(() => page.locator('.figures li', { hasText: 'Energía' }).locator('.meter-effect').textContent())
      .toBe('+1,48');
  });

  test('each parameter opens into its formula and its source', async () => {
    const page = await open();
    await page.locator('.meter summary', { hasText: 'Materia grasa' }).click();
    const note = meter(page, 'Materia grasa').locator('details');
    await expect.poll(() => note.textContent()).toMatch(/Gramos de grasa.*Fuente: .*1169\/2011.*Rango: /);
  });

  test('arrows step by 1 g and by 10 with Shift; Enter goes to the next row and Shift+Enter back', async () => {
    const page = await open();
    const milk = grams(page, 'Leche entera');
    await milk.focus();
    await milk.press('ArrowUp');
    await expect.poll(() => milk.inputValue()).toBe('596');
    await milk.press('Shift+ArrowDown');
    await expect.poll(() => milk.inputValue()).toBe('586');
    await milk.press('Enter');
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await expect.poll(focused).toBe('Gramos de Nata 35%');
    await page.keyboard.press('Shift+Enter');
    await expect.poll(focused).toBe('Gramos de Leche entera');
  });
});
