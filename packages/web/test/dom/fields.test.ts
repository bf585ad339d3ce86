import { describe, expect, test } from 'vitest';
import {
  addField,
  BEGINNER,
  begin,
  bench,
  current,
  grams,
  meter,
  open,
  openTab,
  type Page,
  recipe,
  tool,
  useApp,
} from './app.ts';

useApp();

const focused = () => {
  const { activeElement: at } = document;
  return at?.getAttribute('aria-label') || at?.id || at?.textContent || at?.tagName;
};

describe('number fields', () => {
  test('an emptied price stays empty until it is left, and then is the catalogue’s again', async () => {
    const page = await open({ recipe: BEGINNER });
    await openTab(page, 'Coste');
    const price = page.getByLabel('Precio de Leche entera, euros por kilo');
    const listed = await price.inputValue();
    expect(listed).not.toBe('');
    await price.click();
    await page.keyboard.press('Delete');
    expect(await price.inputValue()).toBe('');
    await page.keyboard.type('3');
    await expect.poll(() => price.inputValue()).toBe('3');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Tab');
    await expect.poll(() => price.inputValue()).toBe(listed);
  });

  test('the amount of «Efecto de añadir» can be replaced, and outlasts a visit to another tab', async () => {
    const page = await open();
    await page.getByLabel('Qué mueve qué').selectOption({ label: 'Nata 35%' });
    const amount = page.getByLabel('Gramos que se añaden');
    await amount.click();
    await page.keyboard.press('Delete');
    expect(await amount.inputValue()).toBe('');
    await page.keyboard.type('25');
    await expect.poll(() => amount.inputValue()).toBe('25');
    await openTab(page, 'De dónde sale');
    await openTab(page, 'Lectura');
    await expect.poll(() => amount.inputValue()).toBe('25');
    await expect.poll(() => meter(page, 'Materia grasa').locator('.meter-effect').textContent()).toBe('+0,65');
  });

  test('undo brings back the grams of a line that was emptied, while its field has the focus', async () => {
    const page = await open();
    await grams(page, 'Azúcar').fill('');
    await page.keyboard.press('Control+z');
    await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('145');
  });
});

test('Ctrl+Z inside a text belongs to the text; elsewhere to the formula', async () => {
  const page = await open({ recipe: BEGINNER });
  await grams(page, 'Azúcar').fill('120');
  await openTab(page, 'Coste');
  await page.getByLabel('Precio de Leche entera, euros por kilo').click();
  await page.keyboard.type('8');
  await page.keyboard.press('Control+z');
  await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('120');
  await addField(page).click();
  await page.keyboard.type('nat');
  await page.keyboard.press('Control+z');
  await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('120');
  await addField(page).press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('100');
});

test('the lens asks for an ingredient when the one looked at is of another craft', async () => {
  const page = await open();
  const lens = page.getByLabel('Qué mueve qué');
  await lens.selectOption({ label: 'Nata 35%' });
  await tool(page, 'Cacao');
  await current(page, 'Cacao');
  await begin(page, 'Cacao');
  const chosen = await lens.evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.textContent);
  expect(chosen).toBe('Elige un ingrediente');
});

describe('the focus finds a place when what had it goes', () => {
  test('after the last undo, after closing a notice, after giving a price back', async () => {
    const page = await open({ recipe: BEGINNER });
    await grams(page, 'Azúcar').fill('120');
    await page.getByRole('button', { name: 'Deshacer', exact: true }).press('Enter');
    await expect.poll(focused).toBe('Rehacer');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Deshacer');
    await tool(page, 'Guardar');
    await page.getByRole('button', { name: 'Descartar aviso' }).press('Enter');
    await expect.poll(focused).toBe('Fórmula');
    await openTab(page, 'Coste');
    await page.getByLabel('Precio de Azúcar, euros por kilo').fill('8');
    await page.getByRole('button', { name: 'Volver al precio de despensa de Azúcar' }).press('Enter');
    await expect.poll(focused).toBe('Precio de Azúcar, euros por kilo');
  });

  test('after writing an ingredient of one’s own it is on the grams of its line', async () => {
    const page = await open();
    await addField(page).fill('Pasta mía');
    await page.getByRole('option', { name: /^Crear ingrediente propio/ }).click();
    await page.getByRole('dialog').getByLabel('Grasas').fill('52');
    await page.getByRole('button', { name: 'Guardar y usar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Gramos de Pasta mía');
    await page.keyboard.type('40');
    expect((await bench(page)).at(-1)).toEqual(['Pasta mía', '40']);
  });
});

test('a batch of an empty formula says that there is nothing to scale', async () => {
  const page = await open({ recipe: recipe('helado', 'helado_crema', { Azúcar: 100 }) });
  await openTab(page, 'Lote');
  await page.getByLabel('Peso total, g').fill('5000');
  await page.getByText('Lote de 5000 g (la fórmula por 50)').waitFor();
  await tool(page, 'Nueva');
  await page.getByText('La fórmula aún no pesa nada').waitFor();
});

describe('grams as people write them', () => {
  const note = (page: Page) => page.locator('.row-note').filter({ hasText: /./ });

  test('units, sums and shares are understood, said, and kept as grams', async () => {
    const page = await open();
    for (const [text, said, value] of [
      ['1,5 kg', '1,5 kg = 1500 g', '1500'],
      ['250+50', '250+50 = 300 g', '300'],
      ['½ l', '½ l = 500 g', '500'],
    ] as const) {
      await grams(page, 'Leche entera').fill(text);
      await expect.poll(() => note(page).textContent()).toBe(said);
      await grams(page, 'Leche entera').press('Tab');
      await expect.poll(() => grams(page, 'Leche entera').inputValue()).toBe(value);
      expect(await note(page).count()).toBe(0);
    }
    await grams(page, 'Azúcar').fill('50 %');
    await expect.poll(() => note(page).textContent()).toBe('50 % = 760 g');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('.row').nth(3).locator('.share').textContent()).toBe('50,0');
  });

  test('what is not understood is refused in words, and the weight stays what it was', async () => {
    const page = await open();
    for (const text of ['1e3', '70 kk']) {
      await grams(page, 'Azúcar').click();
      await page.keyboard.type(text);
      await expect.poll(() => grams(page, 'Azúcar').getAttribute('aria-invalid')).toBe('true');
      await page.keyboard.press('Tab');
      await expect.poll(() => note(page).textContent()).toContain(`No entiendo «${text}»`);
      await expect.poll(() => note(page).textContent()).toContain('Sigue en 145 g.');
      await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('145');
    }
  });

  test('in bread a share is on the flour: a ciabatta by baker’s percentage', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'pan_comun', { Harina: 1000, Agua: 1, Sal: 1, 'Levadura fresca': 1 }),
    });
    for (const [name, share, value] of [
      ['Agua', '80 %', '800'],
      ['Sal', '2,2 %', '22'],
      ['Levadura fresca', '1%', '10'],
    ] as const) {
      await grams(page, name).fill(share);
      await page.keyboard.press('Tab');
      await expect.poll(() => grams(page, name).inputValue()).toBe(value);
    }
    await grams(page, 'Harina').fill('90 %');
    await expect.poll(() => note(page).textContent()).toMatch(/harina/);
  });
});

describe('the lines of the formula', () => {
  test('one that is not in the catalogue is marked, with what was meant one tap away; inert is never the default', async () => {
    const page = await open({ recipe: recipe('helado', 'helado_crema', { 'Leche entra': 500, Azúcar: 100 }) });
    await addField(page).fill('polvo de hadas');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Nombre').waitFor();
    await page.keyboard.press('Escape');
    await tool(page, 'Turrón');
    await current(page, 'Turrón');
    await addField(page).fill('polvo de hadas');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Nombre').waitFor();
    await page.keyboard.press('Escape');
    expect((await bench(page)).map(([name]) => name)).not.toContain('polvo de hadas');
    const strange = await open({ recipe: recipe('turron', 'jijona', { almendra_tostada: 500, 'polvo de hadas': 5 }) });
    await strange.locator('.row-unknown').getByText('No está en la despensa').waitFor();
  });

  test('a slip of the pen is mended by one tap', async () => {
    const page = await open({ recipe: recipe('cacao', 'negro', { 'psta cacaoo': 700, azucar: 300 }) });
    await page.getByRole('button', { name: /^Usar Pasta de cacao en lugar de/ }).click();
    await expect.poll(async () => (await bench(page))[0]).toEqual(['Pasta de cacao', '700']);
    await page.locator('.row-unknown').waitFor({ state: 'detached' });
  });
});

test('40 pieces of 300 g out of the oven: the sheet says so, and the weights can be weighed', async () => {
  const page = await open({
    recipe: recipe('panaderia', 'pan_comun', { Harina: 1000, Agua: 650, Sal: 20, 'Levadura fresca': 15 }, 'Barra'),
  });
  await openTab(page, 'Lote');
  await page.getByRole('radio', { name: 'Piezas' }).check();
  await page.getByLabel('Número de piezas').fill('40');
  await page.getByLabel('Peso por pieza, g').fill('300');
  await page.getByLabel('El peso por pieza es el de la pieza cocida').check();
  await expect.poll(() => page.getByLabel('Merma de cocción, %').inputValue()).not.toBe('');
  const loss = Number((await page.getByLabel('Merma de cocción, %').inputValue()).replace(',', '.'));
  const dough = 12_000 / (1 - loss / 100);
  const sheet = page.locator('.print-sheet');
  await expect.poll(() => sheet.locator('caption').textContent()).toContain('40 piezas de 300 g cocidas');
  const weights = (await sheet.locator('tbody .weight').allTextContents()).map((text) => text.replace(/[ g.]/g, ''));
  expect(weights.every((text) => /^\d+(,[05])?$/.test(text))).toBe(true);
  const sum = weights.reduce((all, text) => all + Number(text.replace(',', '.')), 0);
  expect(Math.abs(sum - dough)).toBeLessThan(1);
});
