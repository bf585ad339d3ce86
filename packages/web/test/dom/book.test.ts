import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test, vi } from 'vitest';
import schema from '../../public/docs/obrador.schema.json' with { type: 'json' };
import { encodeRecipe } from '../../src/recipe/share.ts';
import {
  BEGINNER,
  bench,
  bookOf,
  current,
  downloaded,
  grams,
  open,
  openTab,
  type Page,
  recipe,
  title,
  tool,
  useApp,
  visit,
} from './app.ts';

useApp();

const titles = (page: Page) => page.locator('.book-entries strong').allTextContents();
const saved = (page: Page, name: string) => page.getByText(`«${name}» está guardada en este navegador.`).waitFor();

async function save(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await tool(page, 'Guardar');
  await saved(page, name);
}

const file = (page: Page, button: string) =>
  downloaded(() => page.getByRole('button', { name: button, exact: true }).first().click());

describe('saving', () => {
  test('under another title asks, and neither answer destroys what was saved', async () => {
    const page = await open({ recipe: BEGINNER });
    await save(page, 'Fior di latte');
    await grams(page, 'Azúcar').fill('130');
    await title(page).fill('Fior di latte v2');
    await tool(page, 'Guardar');
    await page.getByRole('dialog').getByLabel('Nota de esta versión').fill('menos dulce');
    await page.getByRole('button', { name: 'Guardar como receta aparte' }).click();
    await saved(page, 'Fior di latte v2');
    await tool(page, 'Recetario');
    await expect.poll(() => titles(page)).toEqual(['Fior di latte v2', 'Fior di latte']);
    await page.getByRole('link', { name: /^Fior di latte ?Helado/ }).click();
    await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('100');
    await title(page).fill('Fior de leche');
    await tool(page, 'Guardar');
    await page.getByRole('button', { name: 'Guardar como versión nueva de «Fior di latte»' }).click();
    await saved(page, 'Fior de leche');
    await tool(page, 'Recetario');
    await page.getByRole('link', { name: 'Versiones de Fior de leche' }).click();
    await expect
      .poll(() => page.locator('.versions strong').allTextContents())
      .toEqual(['2. Fior de leche', '1. Fior di latte']);
  });

  test('the bench says whether the book has it', async () => {
    const page = await open({ recipe: BEGINNER });
    const state = page.locator('.save-state');
    await expect.poll(() => state.textContent()).toBe('Borrador');
    await save(page, 'Nata');
    await expect.poll(() => state.textContent()).toBe('Guardada');
    await grams(page, 'Azúcar').fill('99');
    await expect.poll(() => state.textContent()).toBe('Borrador');
    await page.keyboard.press('Control+z');
    await expect.poll(() => state.textContent()).toBe('Guardada');
  });
});

describe('addresses', () => {
  test('a recipe that is not in this browser leads to the book with a word', async () => {
    const page = await open({ path: '/receta/no-la-hay' });
    await page.getByText('Esa receta no está en este navegador.').waitFor();
    expect(location.pathname).toBe('/recetario');
  });

  test('a reload restores the draft, its batch and the recipe of each craft', async () => {
    const page = await open();
    await tool(page, 'Nueva');
    await expect.poll(() => location.pathname).toMatch(/^\/receta\//);
    await title(page).fill('A medias');
    await page.getByRole('combobox', { name: 'Añadir ingrediente…' }).fill('azucar');
    await page.keyboard.press('Enter');
    await grams(page, 'Azúcar').fill('100');
    await openTab(page, 'Lote');
    await page.getByLabel('Peso total, g').fill('4000');
    await visit();
    await expect.poll(() => title(page).inputValue()).toBe('A medias');
    await openTab(page, 'Lote');
    await expect.poll(() => page.getByLabel('Peso total, g').inputValue()).toBe('4000');
    await tool(page, 'Cacao');
    await current(page, 'Cacao');
    await openTab(page, 'Lote');
    expect(await page.getByLabel('Peso total, g').inputValue()).toBe('');
    await tool(page, 'Helado');
    await expect.poll(() => title(page).inputValue()).toBe('A medias');
  });
});

describe('the book', () => {
  test('search, favourites, tags, order, duplicate, trash and back', async () => {
    const page = await open({ recipe: BEGINNER });
    await save(page, 'Nata de casa');
    await tool(page, 'Turrón');
    await current(page, 'Turrón');
    await save(page, 'Jijona');
    await tool(page, 'Recetario');
    await expect.poll(() => titles(page)).toEqual(['Jijona', 'Nata de casa']);
    await page.getByLabel(/^Buscar/).fill('LECHE entera');
    await expect.poll(() => titles(page)).toEqual(['Nata de casa']);
    await page.getByLabel(/^Buscar/).fill('');
    await page.locator('.book-filters').getByLabel('Oficio').selectOption('turron');
    await expect.poll(() => titles(page)).toEqual(['Jijona']);
    await page.locator('.book-filters').getByLabel('Oficio').selectOption('');
    await page.getByRole('button', { name: 'Marcar Nata de casa como favorita' }).click();
    await page.getByLabel('Solo favoritas').check();
    await expect.poll(() => titles(page)).toEqual(['Nata de casa']);
    await page.getByLabel('Solo favoritas').uncheck();
    await page.getByRole('link', { name: 'Versiones de Jijona' }).click();
    await page.getByLabel(/^Grupos/).fill('Navidad, feria');
    await page.getByRole('button', { name: 'Guardar grupos' }).click();
    await page.getByRole('link', { name: 'Volver al recetario' }).click();
    await page.getByRole('combobox', { name: 'Grupo', exact: true }).selectOption('Navidad');
    await expect.poll(() => titles(page)).toEqual(['Jijona']);
    await page.getByRole('combobox', { name: 'Grupo', exact: true }).selectOption('');
    await page.getByRole('button', { name: 'Duplicar Jijona' }).click();
    await page.getByLabel('Orden').selectOption('titulo');
    await expect.poll(() => titles(page)).toEqual(['Jijona', 'Jijona (copia)', 'Nata de casa']);
    await page.getByRole('button', { name: 'Borrar Jijona', exact: true }).click();
    await expect.poll(() => titles(page)).toEqual(['Jijona (copia)', 'Nata de casa']);
    await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => titles(page)).toHaveLength(3);
    await page.getByRole('button', { name: 'Borrar Jijona (copia)' }).click();
    await page.getByRole('checkbox', { name: 'Papelera' }).check();
    await expect.poll(() => titles(page)).toEqual(['Jijona (copia)']);
    await page.getByRole('button', { name: 'Recuperar Jijona (copia)' }).click();
    await page.getByText('La papelera está vacía.').waitFor();
    await page.getByRole('checkbox', { name: 'Papelera' }).uncheck();
    await expect.poll(() => titles(page)).toHaveLength(3);
  });

  test('allergens: what contains one, and what surely does not', async () => {
    const page = await open({ recipe: BEGINNER });
    await save(page, 'Nata de casa');
    for (const [name, items] of [
      ['Sorbete', { Agua: 500, Azúcar: 150, Limón: 100 }],
      ['Misterio', { Agua: 500, 'Polvo de hadas': 10 }],
    ] as const) {
      await visit(`/#${encodeRecipe(recipe('helado', 'sorbete', items, name))}`);
      await expect.poll(() => title(page).inputValue()).toBe(name);
      await save(page, name);
    }
    await tool(page, 'Recetario');
    await expect.poll(() => titles(page)).toHaveLength(3);
    const filter = page.locator('.book-filters').getByLabel('Alérgenos');
    await filter.selectOption('con leche');
    await expect.poll(() => titles(page)).toEqual(['Nata de casa']);
    await filter.selectOption('sin leche');
    await expect.poll(() => titles(page)).toEqual(['Sorbete']);
    await filter.selectOption('');
    await expect.poll(() => titles(page)).toHaveLength(3);
  });

  test('versions side by side, one brought back, notes and measured values', async () => {
    const page = await open({ recipe: BEGINNER });
    await save(page, 'Nata');
    await grams(page, 'Azúcar').fill('150');
    await tool(page, 'Guardar');
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
    await tool(page, 'Recetario');
    await page.getByRole('link', { name: 'Versiones de Nata' }).click();
    const row = (name: string) =>
      page.locator('.panel tr', { has: page.getByRole('rowheader', { name, exact: true }) }).first();
    await expect
      .poll(() => row('Azúcar').locator('td').allTextContents())
      .toEqual(['100 g11,8 %', '150 g16,7 %', '+4,9 puntos']);
    await expect.poll(() => row('Resultado').locator('td').count()).toBe(3);
    await page.locator('.versions summary').first().click();
    await page.getByLabel('Nota de la versión 2').fill('Se funde deprisa');
    await page.getByLabel('Dureza a la pala').first().selectOption({ label: 'blando' });
    await page.getByLabel('Al salir de la mantecadora, °C').first().fill('-7');
    await page.getByLabel('Refractómetro, °Brix').first().fill('21');
    await page.getByRole('button', { name: 'Añadir a la versión' }).first().click();
    await page
      .getByText(
        /Se funde deprisa · Refractómetro, °Brix: 21 \(\d+,\d al pesar, sin evaporar\) · Dureza a la pala: blando \(calculada: A −11,5 °C, [a-z ]+ a la pala\.\) · Al salir de la mantecadora, °C: −7 \(con el \d+ % del agua helada, según el cálculo\)/,
      )
      .waitFor();
    await page.getByRole('button', { name: 'Recuperar la versión 1' }).click();
    await expect.poll(() => page.locator('.versions > li').count()).toBe(3);
    await page.getByRole('link', { name: 'Abrir en la mesa' }).click();
    await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('100');
  });
});

describe('copies', () => {
  test('the file answers to the published schema and brings everything to another browser, with a preview', async () => {
    const page = await open({ recipe: BEGINNER });
    await save(page, 'Nata');
    await grams(page, 'Azúcar').fill('150');
    await tool(page, 'Guardar');
    await openTab(page, 'Coste');
    await page.getByLabel('Precio de Azúcar, euros por kilo').fill('3');
    await openTab(page, 'Lote');
    await page.getByLabel('Peso total, g').fill('4000');
    await tool(page, 'Recetario');
    const { name, text } = await file(page, 'Descargar copia');
    expect(name).toMatch(/^obrador-\d{4}-\d\d-\d\d\.obrador\.json$/);
    const validate = new Ajv2020({ allErrors: true }).compile(schema);
    expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
    await page.getByText('No hay cambios desde la última copia.').waitFor();

    const other = await open({ path: '/recetario' });
    const read = () =>
      other
        .locator('.backup input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await read();
    const cells = (what: string) =>
      other
        .locator('.proposal tr', { has: other.getByRole('rowheader', { name: what }) })
        .locator('td')
        .allTextContents();
    await other.getByRole('heading', { name: 'Qué trae la copia' }).waitFor();
    expect(await cells('Versiones')).toEqual(['2', '0', '0']);
    await other.getByRole('button', { name: 'Traer la copia' }).click();
    await expect.poll(() => titles(other)).toEqual(['Nata']);
    await read();
    await other.getByRole('heading', { name: 'Qué trae la copia' }).waitFor();
    expect(await cells('Versiones')).toEqual(['0', '2', '0']);
    await other.getByRole('button', { name: 'Cancelar' }).click();
    await other.getByRole('link', { name: /^Nata ?Helado/ }).click();
    await expect.poll(() => grams(other, 'Azúcar').inputValue()).toBe('150');
    await openTab(other, 'Lote');
    await expect.poll(() => other.getByLabel('Peso total, g').inputValue()).toBe('4000');
    await openTab(other, 'Coste');
    await expect.poll(() => other.getByLabel('Precio de Azúcar, euros por kilo').inputValue()).toBe('3,00');
  });

  test('what is different is only changed by choice; a file that is no copy is refused', async () => {
    const page = await open({ recipe: BEGINNER });
    await save(page, 'Nata');
    await tool(page, 'Recetario');
    const { name, text } = await file(page, 'Descargar copia');
    await page.getByRole('button', { name: 'Marcar Nata como favorita' }).click();
    const star = page.getByRole('button', { name: 'Marcar Nata como favorita' });
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    const put = (content: string) =>
      page
        .locator('.backup input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await put('{"otra":"cosa"}');
    await page.getByText('El archivo no es una copia de Obrador.').waitFor();
    await put(text);
    await page.getByLabel('Recetas: Nata').waitFor();
    await page.getByRole('button', { name: 'Traer la copia' }).click();
    await page.getByText('Ya lo tenías todo.').waitFor();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await put(text);
    await page.getByLabel('Recetas: Nata').selectOption('copia');
    await page.getByRole('button', { name: 'Traer la copia' }).click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
    await put(text.slice(0, -60));
    await page.getByText('El archivo está cortado o dañado').waitFor();
  });

  test('one recipe, a spreadsheet of the book, and a reminder after ten changes', async () => {
    const page = await open({ recipe: BEGINNER });
    await save(page, 'Nata; «buena»');
    for (let i = 1; i < 10; i++) {
      await grams(page, 'Azúcar').fill(String(100 + i));
      await tool(page, 'Guardar');
      await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
    }
    await page.getByText('Llevas 10 cambios sin copia de seguridad.').waitFor();
    await tool(page, 'Recetario');
    const csv = await file(page, 'Hoja de cálculo');
    expect(csv.text.split('\r\n')[1]).toMatch(/^"Nata; «buena»";Helado;Helado crema;Leche entera;500;58,2;;/);
    await page.getByRole('link', { name: /^Versiones de Nata/ }).click();
    const one = await file(page, 'Descargar esta receta');
    expect(one.name).toBe('nata-buena.obrador.json');
    expect(JSON.parse(one.text).versiones).toHaveLength(10);
  });

  test('copies by itself to a file the person picked, after each change', async () => {
    const copies: string[] = [];
    const write = async (text: string) => void copies.push(text);
    vi.stubGlobal('showSaveFilePicker', async () => ({
      name: 'cuaderno.obrador.json',
      createWritable: async () => ({ write, close: async () => {} }),
    }));
    const page = await open({ recipe: BEGINNER });
    await save(page, 'Nata');
    await tool(page, 'Recetario');
    // A handle made by a test cannot be kept by the notebook, which only costs choosing it again.
    await page.getByRole('button', { name: 'Copia automática en un archivo…' }).click();
    await page.getByText('Copia automática en «cuaderno.obrador.json» tras cada cambio.').waitFor();
    await expect.poll(() => copies.length).toBe(1);
    await page.getByRole('button', { name: 'Marcar Nata como favorita' }).click();
    await expect.poll(() => copies.at(-1)).toContain('"favorita":true');
    expect(await bench(page)).toEqual([]);
  });
});

test('a recipe taken back from the trash is said to be in the book again', async () => {
  const page = await bookOf([BEGINNER]);
  await tool(page, 'Recetario');
  await tool(page, `Borrar ${BEGINNER.title}`);
  await page.getByText(`«${BEGINNER.title}» está en la papelera.`).waitFor();
  await page.getByRole('checkbox', { name: 'Papelera' }).check();
  await tool(page, `Recuperar ${BEGINNER.title}`);
  await page.getByText(`«${BEGINNER.title}» vuelve a estar en el recetario.`).waitFor();
  expect(await page.getByText('está en la papelera').count()).toBe(0);
});
