import { describe, expect, test } from 'vitest';
import {
  addField,
  bench,
  bookOf,
  choices,
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

const GANACHE = recipe('cacao', 'bombon', { cob_negra: 200, nata: 150 }, 'Ganache de la casa');
const BONBON = recipe('cacao', 'bombon', { cob_negra: 400 }, 'Bombón relleno');
const label = (page: Page) => page.locator('.label-stage .label');
const save = async (page: Page) => {
  await tool(page, 'Guardar');
  await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
};

async function put(page: Page, text: string): Promise<void> {
  await addField(page).fill(text);
  await page.locator('.choice.recipe').first().click();
}

/** A bonbon with the ganache of the book inside, saved. */
async function nested(options = {}): Promise<Page> {
  const page = await bookOf([GANACHE, BONBON], options);
  await put(page, 'ganache de la');
  await grams(page, 'Ganache de la casa').fill('600');
  await save(page);
  return page;
}

describe('a recipe as an ingredient', () => {
  test('is found by typing, counts through its parts, and outlives a reload and a link', async () => {
    const page = await bookOf([GANACHE, BONBON]);
    await addField(page).fill('ganache');
    await expect.poll(() => choices(page).allTextContents()).toContain('Ganache de la casareceta · Cacao');
    await page.locator('.choice.recipe').click();
    await grams(page, 'Ganache de la casa').fill('600');
    await page.getByText('Receta, versión 1.').waitFor();
    const figures = () => page.locator('.meter-value .figure').allTextContents();
    const read = await figures();
    expect(await page.locator('.row-unknown').count()).toBe(0);
    expect(read.join()).not.toBe('');
    await save(page);
    await visit();
    await page.getByText('Receta, versión 1.').waitFor();
    expect(await figures()).toEqual(read);
    await tool(page, 'Compartir');
    const link = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
    const shown = await bench(page);
    const other = await open({ path: link.slice(location.origin.length) });
    await expect.poll(() => bench(other)).toEqual(shown);
    await expect.poll(() => other.locator('.meter-value .figure').allTextContents()).toEqual(read);
    await other.getByRole('button', { name: 'Abrir la receta Ganache de la casa' }).click();
    await expect.poll(() => title(other).inputValue()).toBe('Ganache de la casa');
  });

  test('inside itself is refused in words', async () => {
    const page = await nested();
    await put(page, 'bombón rell');
    await page.getByText(/«Bombón relleno» lleva dentro esta misma receta/).waitFor();
    expect((await bench(page)).length).toBe(2);
    await page.getByRole('button', { name: 'Abrir la receta Ganache de la casa' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('Ganache de la casa');
    await put(page, 'bombón rell');
    await page.getByText(/«Bombón relleno» lleva dentro esta misma receta/).waitFor();
    expect((await bench(page)).length).toBe(2);
  });

  test('is in the copy of the recipe that holds it, in the balancer, on the cost sheet and on the printed sheet', async () => {
    const page = await nested({ hurried: true });
    await openTab(page, 'Coste');
    await page
      .getByLabel(/Ganache de la casa/)
      .first()
      .waitFor();
    await openTab(page, 'Equilibrar');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Equilibrar', exact: true }).click();
    await page.getByRole('tabpanel').locator('table').first().waitFor();
    await page.locator('.print-sheet caption', { hasText: 'Ganache de la casa: pesada para 600 g' }).waitFor({
      state: 'attached',
    });
    const sheet = page.locator('.print-sheet');
    await expect.poll(() => sheet.textContent()).toContain('Lleva leche, soja.');
    await tool(page, 'Recetario');
    await page.getByRole('link', { name: 'Versiones de Bombón relleno' }).click();
    const file = await downloaded(() => page.getByRole('button', { name: 'Descargar esta receta' }).click());
    const copy = JSON.parse(file.text);
    expect(copy.recetas).toHaveLength(2);
    const [, line] = copy.versiones.find(
      (version: { contenido: { ingredientes: unknown[] } }) =>
        version.contenido.ingredientes.length === 2 && JSON.stringify(version).includes('"formula"'),
    ).contenido.ingredientes;
    expect(line.formula.ingredientes.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['cob_negra', 'nata']);
    expect(copy.versiones.map(({ id }: { id: string }) => id)).toContain(line.version);
  });
});

describe('the label', () => {
  test('of what nobody knows is none, and says why', async () => {
    const page = await open({ recipe: recipe('helado', 'helado_crema', { 'Leche entera': 600, Zrtplk: 20 }, 'Rara') });
    await openTab(page, 'Etiqueta');
    await page.getByText('No se puede hacer la etiqueta: no se sabe qué alimento es «Zrtplk».').waitFor();
    expect(await label(page).count()).toBe(0);
  });
});

describe('allergens', () => {
  test('are on the reading and in the book, which leaves out what has milk, or nuts, or is not sure', async () => {
    const page = await bookOf([
      recipe('helado', 'sorbete_agua', { Agua: 600, Azúcar: 200, 'Zumo de limón': 200 }, 'Sorbete de limón'),
      recipe('helado', 'helado_crema', { 'Leche entera': 700, Azúcar: 200, 'Pasta de avellana': 100 }, 'Avellana'),
      recipe('helado', 'helado_crema', { 'Leche entera': 700, Azúcar: 200 }, 'Leche'),
    ]);
    await page.locator('.panel .allergens', { hasText: 'Lleva leche.' }).waitFor();
    await tool(page, 'Recetario');
    const titles = () => page.locator('.book-entries strong').allTextContents();
    await page.getByText('Lleva avellana, leche').waitFor();
    await page.getByText('Sin alérgenos entre sus ingredientes').waitFor();
    const filter = page.getByLabel('Alérgenos');
    await filter.selectOption({ label: 'Sin leche' });
    await expect.poll(titles).toEqual(['Sorbete de limón']);
    await filter.selectOption({ label: 'Sin frutos secos' });
    await expect.poll(async () => (await titles()).sort()).toEqual(['Leche', 'Sorbete de limón']);
  });
});
