import { describe, expect, test } from 'vitest';
import { BEGINNER, bench, downloaded, grams, open, openTab, paste, recipe, tool, useApp, visit } from './app.ts';

useApp();

const PASTED = `Fior di latte
600 g leche entera
150 g nata 35 %
40 g leche en polvo desnatada
140 g azúcar
35 g dextrosa
Glucosa atomizada 38 DE: 30
5 g neutro para cremas 5 g/kg`;

describe('pasting a recipe', () => {
  test('straight into the ledger, from a spreadsheet', async () => {
    const page = await open();
    await tool(page, 'Nueva');
    await paste(page, 'Ingrediente\tGramos\nLeche entera\t595\nNata 35%\t180,5\n');
    await expect
      .poll(() => bench(page))
      .toEqual([
        ['Leche entera', '595'],
        ['Nata 35%', '180,5'],
      ]);
  });

  test('a CSV file as Excel writes it in Spain', async () => {
    const page = await open();
    await tool(page, 'Pegar');
    // Windows-1252: «Azúcar» with its ú as one byte.
    const buffer = Buffer.from('Ingrediente;Gramos\r\nAz\xfacar;145,5\r\nLeche entera;600\r\n', 'latin1');
    await page.locator('input[type=file]').setInputFiles({ name: 'receta.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Abrir como receta nueva' }).click();
    await expect
      .poll(() => bench(page))
      .toEqual([
        ['Azúcar', '145,5'],
        ['Leche entera', '600'],
      ]);
  });

  test('JSON of another craft, which changes the bench', async () => {
    const page = await open({ recipe: BEGINNER });
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

  test('as plain lines in the dialogue: what was understood is shown before it is used', async () => {
    const page = await open();
    await tool(page, 'Pegar');
    await page
      .getByLabel('Receta en texto')
      .fill(`${PASTED}\nuna pizca de vainilla\nvirutas de chocolate\nElaboración\nPasteurizar a 85 °C.`);
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.textContent())
      .toContain('Se han entendido 8 ingredientes; a 1 le faltan los gramos');
    await expect
      .poll(() => dialog.locator('.pasted li').allTextContents())
      .toEqual(
        expect.arrayContaining([
          '1Fior di lattetítulo',
          '9vainillaaprox. 0,5 g1 pizca de «vainilla»: se cuentan 0,5 g.',
          expect.stringContaining('10virutas de chocolatefila sin gramos'),
          '12Pasteurizar a 85 °C.paso',
        ]),
      );
    await dialog.getByRole('button', { name: 'Abrir como receta nueva' }).click();
    await expect.poll(() => bench(page)).toHaveLength(9);
    await expect.poll(() => page.locator('.row-approx').count()).toBe(1);
    await page.getByRole('button', { name: 'Confirmar los gramos de' }).click();
    expect(await page.locator('.row-approx').count()).toBe(0);
    await expect.poll(() => page.getByLabel('Título de la receta').inputValue()).toBe('Fior di latte');
    await expect.poll(() => grams(page, 'Glucosa atomizada 38 DE').inputValue()).toBe('30');
  });
});

test('Back with a dialogue open closes it, and the place stays', async () => {
  const page = await open();
  const place = location.pathname;
  await tool(page, 'Pegar');
  await page.getByRole('dialog').waitFor();
  // What a browser does: the address is the former one when the page is told.
  history.replaceState(null, '', '/recetario');
  dispatchEvent(new Event('popstate'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(location.pathname).toBe(place);
});

describe('undo and redo', () => {
  test('typing in one field is one step; each change of another is its own; drafts outlive the tab', async () => {
    const page = await open();
    await grams(page, 'Azúcar').click();
    await page.keyboard.type('200');
    await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('200');
    await grams(page, 'Dextrosa').fill('50');
    await page.keyboard.press('Control+z');
    await expect.poll(() => grams(page, 'Dextrosa').inputValue()).toBe('35');
    await page.keyboard.press('Control+z');
    await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('145');
    await page.keyboard.press('Control+y');
    await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('200');
    await visit();
    await page.locator('.row').first().waitFor();
    await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('200');
  });

  test('an ingredient taken away comes back', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Quitar Dextrosa' }).click();
    await expect.poll(() => bench(page)).toHaveLength(5);
    await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => bench(page)).toHaveLength(6);
  });
});

describe('sharing', () => {
  test('a broken link is said to be broken and leaves the bench alone', async () => {
    const page = await open();
    history.replaceState(null, '', '#r=esto-no-es-una-receta');
    dispatchEvent(new Event('hashchange'));
    await page.getByText('El enlace no contiene una receta que se pueda leer.').waitFor();
    await expect.poll(() => bench(page)).toHaveLength(6);
  });

  test('a broken link that comes first opens the bench all the same', async () => {
    const page = await open({ path: '/#r=esto-no-es-una-receta' });
    await page.getByText('El enlace no contiene una receta que se pueda leer.').waitFor();
    await expect.poll(() => bench(page)).toEqual([]);
    expect(location.hash).toBe('');
  });

  test('export as JSON that the service takes as it is, and as CSV that a Spanish spreadsheet opens', async () => {
    const page = await open({
      recipe: recipe('helado', 'helado_crema', { 'Leche entera': 500.5, '=SUMA(A1)': 10 }, 'Prueba ñ'),
    });
    await tool(page, 'Compartir');
    const { name, text: json } = await downloaded(() =>
      page.getByRole('button', { name: 'Archivo de Obrador' }).click(),
    );
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
    const { text: csv } = await downloaded(() => page.getByRole('button', { name: 'Hoja de cálculo' }).click());
    expect(csv).toBe("\uFEFFingrediente;gramos;%\r\nLeche entera;500,5;98,0\r\n'=SUMA(A1);10;2,0\r\n");
  });
});

describe('batch, cost and comparison', () => {
  test('cost sheet with own prices that stay, and a missing one shown as partial', async () => {
    const page = await open({
      recipe: recipe('helado', 'helado_crema', { 'Leche entera': 1000, 'Vainilla de mi tía': 100 }),
    });
    await openTab(page, 'Coste');
    const panel = page.getByRole('tabpanel');
    await expect.poll(() => panel.textContent()).toContain('Coste parcial: falta 1 precio');
    await expect.poll(() => panel.textContent()).toContain('sin precio');
    await panel.getByLabel('Precio de Vainilla de mi tía, euros por kilo').fill('50');
    await panel.getByLabel('Precio de Leche entera, euros por kilo').fill('1');
    await expect.poll(() => panel.locator('.totals dd').first().textContent()).toBe('6,00 €');
    await openTab(page, 'Lectura');
    const shown = page.locator('.figures li', { hasText: 'Coste' }).locator('.figure');
    await expect.poll(() => shown.textContent()).toBe('0,55');
    await visit();
    await page.locator('.row').first().waitFor();
    await expect.poll(() => shown.textContent()).toBe('0,55');
  });

  test('scale to pieces, apply to the formula', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'baguette', { Harina: 1000, Agua: 680, Sal: 20, 'Levadura fresca': 10 }),
    });
    await openTab(page, 'Lote');
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('radio', { name: 'Piezas' }).check();
    await panel.getByLabel('Número de piezas').fill('20');
    await panel.getByLabel('Peso por pieza, g').fill('342');
    await expect.poll(() => panel.locator('tr', { hasText: 'Harina' }).locator('td').last().textContent()).toBe('4000');
    await panel.getByRole('button', { name: 'Pasar la fórmula a este lote' }).click();
    await expect.poll(() => grams(page, 'Agua').inputValue()).toBe('2720');
  });

  test('a field reads units and sums, and keeps what it cannot read, with a sentence', async () => {
    const page = await open({ recipe: BEGINNER });
    await openTab(page, 'Lote');
    const total = page.getByLabel('Peso total, g');
    await total.fill('4 kg');
    await total.press('Tab');
    await expect.poll(() => total.inputValue()).toBe('4000');
    await total.fill('cuatro kilos');
    await total.press('Tab');
    await expect.poll(() => total.inputValue()).toBe('cuatro kilos');
    await expect.poll(() => total.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => page.locator('.number-fault').textContent())
      .toBe('No entiendo «cuatro kilos». Sigue en 4000.');
    await total.fill('2+2 kg');
    await total.press('Tab');
    await expect.poll(() => total.inputValue()).toBe('2002');
    expect(await page.locator('.number-fault').count()).toBe(0);
  });

  test('the cost sheet has the grams of the batch as they are weighed', async () => {
    const page = await open({ recipe: BEGINNER });
    await openTab(page, 'Lote');
    await page.getByLabel('Peso total, g').fill('1234');
    const column = (n: number) => page.locator('.panel .sheet').first().locator(`tbody td:nth-of-type(${n})`);
    const weighed = async (n: number) => (await column(n).allTextContents()).map((text) => text.replace(/,0+$/, ''));
    await expect.poll(() => weighed(2)).toEqual(['726', '363', '145']);
    await openTab(page, 'Coste');
    await page.getByLabel('Precio de Azúcar, euros por kilo').waitFor();
    expect(await weighed(1)).toEqual(['726', '363', '145']);
  });

  test('two versions side by side with their differences', async () => {
    const page = await open();
    await openTab(page, 'Comparar');
    await page.getByRole('button', { name: 'Apartar la versión actual' }).click();
    await grams(page, 'Azúcar').fill('100');
    const row = (name: string) =>
      page.getByRole('tabpanel').locator('tr', { has: page.getByRole('rowheader', { name }) });
    await expect
      .poll(() => row('Azúcar').first().locator('td').allTextContents())
      .toEqual(['145 g14,5 %', '100 g10,5 %', '−4 puntos']);
    await expect.poll(() => row('Resultado').locator('td').allTextContents()).toEqual(['Equilibrada', 'Revisar', '']);
  });
});
