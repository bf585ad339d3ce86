import { describe, expect, test } from 'vitest';
import { addField, BEGINNER, bench, downloaded, grams, open, openTab, recipe, tool, useApp, verdict } from './app.ts';

useApp();

describe('pasting a recipe', () => {
  test('straight into the ledger, from a spreadsheet', async () => {
    const page = await open();
    await tool(page, 'Nueva');
    await addField(page).focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Ingrediente\tGramos\nLeche entera\t595\nNata 35%\t180,5\n');
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect
      .poll(() => bench(page))
      .toEqual([
        ['Leche entera', '595'],
        ['Nata 35%', '180,5'],
      ]);
  });

  test('a CSV file as Excel writes it in Spain, and JSON of another craft, which changes the bench', async () => {
    const page = await open();
    await tool(page, 'Pegar');
    // Windows-1252: «Azúcar» with its ú as one byte.
    const buffer = Buffer.from('Ingrediente;Gramos\r\nAz\xfacar;145,5\r\nLeche entera;600\r\n', 'latin1');
    await page.locator('input[type=file]').setInputFiles({ name: 'receta.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Abrir como receta nueva' }).click();
    expect(await bench(page)).toEqual([
      ['Azúcar', '145,5'],
      ['Leche entera', '600'],
    ]);
    await tool(page, 'Pegar');
    const json = {
      craft: 'cacao',
      type: 'negro',
      ingredients: [
        { ingrediente: 'pasta_cacao', peso: 700 },
        { ingrediente: 'azucar', peso: 300 },
      ],
    };
    await page.getByLabel('Receta en texto').fill(JSON.stringify(json));
    await page.getByRole('button', { name: 'Abrir como receta nueva' }).click();
    await expect
      .poll(() => bench(page))
      .toEqual([
        ['Pasta de cacao', '700'],
        ['Azúcar blanco (sacarosa)', '300'],
      ]);
  });
});

describe('undo and redo', () => {
  test('typing in one field is one step; each change of another is its own; drafts outlive the tab', async () => {
    const page = await open();
    await grams(page, 'Azúcar').click();
    await page.keyboard.type('200');
    expect(await grams(page, 'Azúcar').inputValue()).toBe('200');
    await grams(page, 'Dextrosa').fill('50');
    await page.keyboard.press('Control+z');
    expect(await grams(page, 'Dextrosa').inputValue()).toBe('35');
    await page.keyboard.press('Control+z');
    expect(await grams(page, 'Azúcar').inputValue()).toBe('145');
    await page.keyboard.press('Control+y');
    expect(await grams(page, 'Azúcar').inputValue()).toBe('200');
    await page.reload();
    await page.locator('.row').first().waitFor();
    expect(await grams(page, 'Azúcar').inputValue()).toBe('200');
  });
});

describe('sharing', () => {
  test('a link carries the recipe to another browser, in the fragment and nowhere else', async () => {
    const page = await open({ recipe: BEGINNER });
    await tool(page, 'Compartir');
    const link = await page.getByRole('textbox', { name: 'Enlace a la receta' }).inputValue();
    expect(link).toMatch(/\/#r=[\w-]+$/);
    await page.getByRole('img', { name: 'Código QR con el enlace a la receta' }).waitFor();
    const other = await open();
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(link);
    await other.reload();
    await expect.poll(() => bench(other)).toEqual(await bench(page));
    expect(await other.getByLabel('Título de la receta').inputValue()).toBe('Nata de casa');
    expect(await verdict(other).textContent()).toBe('Revisar');
    expect(asked.filter((url) => url.includes('r='))).toEqual([]);
    expect(new URL(other.url()).hash).toBe('');
  });

  test('a broken link is said to be broken and leaves the bench alone', async () => {
    const page = await open();
    await page.evaluate(() => {
      location.hash = '#r=esto-no-es-una-receta';
    });
    await page.getByText('El enlace no contiene una receta que se pueda leer.').waitFor();
    expect(await bench(page)).toHaveLength(6);
  });

  test('export as JSON that the service takes as it is, and as CSV that a Spanish spreadsheet opens', async () => {
    const page = await open({
      recipe: recipe('helado', 'helado_crema', { 'Leche entera': 500.5, '=SUMA(A1)': 10 }, 'Prueba ñ'),
    });
    await tool(page, 'Compartir');
    const { name, text: json } = await downloaded(page, () => page.getByRole('button', { name: 'JSON' }).click());
    expect(name).toBe('prueba-n.json');
    expect(JSON.parse(json)).toEqual({
      titulo: 'Prueba ñ',
      craft: 'helado',
      type: 'helado_crema',
      ingredients: [
        { name: 'Leche entera', grams: 500.5 },
        { name: '=SUMA(A1)', grams: 10 },
      ],
    });
    const { text: csv } = await downloaded(page, () => page.getByRole('button', { name: 'CSV' }).click());
    expect(csv).toBe("\uFEFFingrediente;gramos;%\r\nLeche entera;500,5;98,0\r\n'=SUMA(A1);10;2,0\r\n");
  });
});

describe('examples to start from', () => {
  test('one that works and one that does not for the type on the bench', async () => {
    const page = await open();
    await tool(page, 'Ejemplos');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Helado crema' }).waitFor();
    expect(await dialog.locator('h3').first().textContent()).toBe('Helado crema');
    await dialog.locator('[data-good=false]').first().click();
    await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
    await tool(page, 'Ejemplos');
    await dialog.locator('[data-good=true]').first().click();
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
  });
});

describe('batch, cost and comparison', () => {
  test('cost sheet with own prices that stay, and a missing one shown as partial', async () => {
    const page = await open({
      recipe: recipe('helado', 'helado_crema', { 'Leche entera': 1000, 'Vainilla de mi tía': 100 }),
    });
    await openTab(page, 'Coste');
    const panel = page.getByRole('tabpanel');
    expect(await panel.textContent()).toContain('Coste parcial: falta 1 precio');
    expect(await panel.textContent()).toContain('sin precio');
    await panel.getByLabel('Precio de Vainilla de mi tía, euros por kilo').fill('50');
    await panel.getByLabel('Precio de Leche entera, euros por kilo').fill('1');
    expect(await panel.locator('.totals dd').first().textContent()).toBe('6,00 €');
    await openTab(page, 'Lectura');
    const shown = page.locator('.figures li', { hasText: 'Coste' }).locator('.figure');
    expect(await shown.textContent()).toBe('0,55');
    await page.reload();
    await page.locator('.row').first().waitFor();
    expect(await shown.textContent()).toBe('0,55');
  });
});
