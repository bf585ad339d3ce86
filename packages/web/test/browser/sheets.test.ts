import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import type { SharedRecipe } from '../../src/recipe/share.ts';
import { addField, BARRA, downloaded, grams, open, openTab, origin, recipe, tool, useApp } from './app.ts';
import { bookOf } from './workshop-day.ts';

useApp();

const PISTACHO = recipe(
  'helado',
  'helado_crema',
  {
    'Leche entera': 580,
    'Nata 35%': 120,
    'Leche desnatada en polvo': 40,
    Azúcar: 120,
    Dextrosa: 30,
    'Pasta de pistacho': 105,
    'Neutro para cremas': 5,
  },
  'Pistacho',
);
const CIABATTA = recipe(
  'panaderia',
  'ciabatta',
  { 'Harina de fuerza': 700, Poolish: 600, Agua: 460, Sal: 20, 'Levadura fresca': 6 },
  'Ciabatta',
);
const GENOISE = recipe('pasteleria', 'genoise', { 'Huevo entero': 200, Azúcar: 125, Harina: 125 }, 'Génoise');
const JIJONA = recipe('turron', 'jijona', { almendra_tostada: 670, miel: 120, azucar: 170, clara: 40 }, 'Jijona');
const TABLETA = recipe(
  'cacao',
  'leche',
  { pasta_cacao: 250, manteca_cacao: 150, leche_entera_polvo: 200, azucar: 400 },
  'Leche',
);

const pages = async (page: Page) => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page[^s]/g)!.length;
};

async function sheetOf(shared: SharedRecipe): Promise<Page> {
  const page = await open({ recipe: shared, hurried: true });
  await openTab(page, 'Elaboración');
  await page.getByRole('button', { name: /^Empezar con los pasos habituales/ }).click();
  await page.locator('.print-allergens').waitFor({ state: 'attached' });
  await page.locator('.print-qr svg').waitFor({ state: 'attached' });
  return page;
}

describe('the sheet', () => {
  const SHEETS = [
    ['helado', PISTACHO, 'Lleva pistacho, leche.'],
    ['pan', CIABATTA, 'Lleva gluten (trigo).'],
    ['pastelería', GENOISE, 'Lleva gluten (trigo), huevo.'],
    ['turrón', JIJONA, 'Lleva almendra, huevo.'],
    ['cacao', TABLETA, 'Lleva leche.'],
  ] as const;

  test.each(sampled(SHEETS, 5))(
    'of %s with its steps is one A4 page, with allergens, a QR code and a place to sign',
    async (_, shared, said) => {
      const page = await sheetOf(shared);
      const sheet = page.locator('.print-sheet');
      await expect.poll(() => sheet.locator('.print-allergens').textContent()).toContain(said);
      await expect.poll(() => sheet.locator('header').textContent()).toContain('Elaborado por');
      expect(await pages(page)).toBe(1);
    },
  );

  test('of fifteen ingredients and nine steps, with a long title, is still one A4 page', async () => {
    const items = {
      ...Object.fromEntries(PISTACHO.ingredients.map(({ name, grams: weight }) => [name, weight])),
      'Glucosa atomizada 38 DE': 18,
      'Azúcar invertido': 10,
      'Yema de huevo': 40,
      'Cacao en polvo 22/24': 12,
      Vainilla: 1.5,
      Sal: 0.8,
      Inulina: 10,
      'Harina de algarroba': 0.6,
    };
    const title = 'Pistacho de Bronte con cacao, vainilla de Tahití y sal de Añana';
    const page = await sheetOf(recipe('helado', 'helado_crema', items, title));
    await expect.poll(() => page.locator('.print-steps tr').count()).toBe(9);
    expect(await pages(page)).toBe(1);
  });

  test('of a filled bonbon, the recipe inside and a long title included, is one A4 page', async () => {
    const ganache = recipe(
      'cacao',
      'bombon',
      { cob_negra: 200, nata: 150, glucosa: 20, mantequilla: 20, pasta_avellana: 40 },
      'Ganache de la casa',
    );
    const bonbon = recipe('cacao', 'bombon', { cob_negra: 400 }, 'Bombón de la casa relleno de avellana del Piamonte');
    const page = await bookOf([ganache, bonbon], { hurried: true });
    await addField(page).fill('ganache de la');
    await page.locator('.choice.recipe').first().click();
    await grams(page, 'Ganache de la casa').fill('600');
    await openTab(page, 'Elaboración');
    await page.getByRole('button', { name: /^Empezar con los pasos habituales/ }).click();
    await page.locator('.print-part tr').nth(4).waitFor({ state: 'attached' });
    expect(await pages(page)).toBe(1);
  });

  test('of a recipe that does not fit leaves no signature alone: it stands at the head', async () => {
    const many = Object.fromEntries(Array.from({ length: 45 }, (_, i) => [`Ingrediente ${i}`, 10 + i]));
    const page = await open({
      recipe: recipe('helado', 'helado_crema', { 'Leche entera': 500, ...many }, 'Larga'),
      hurried: true,
    });
    await page.locator('.print-sheet').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.print-sheet header').textContent()).toContain('Elaborado por');
    expect(await page.locator('.print-sheet footer').textContent()).not.toContain('Elaborado por');
    expect(await pages(page)).toBe(2);
  });

  test('is drawn anew with its code when the writing pauses, not at every key', async () => {
    // Not hurried: once the sheet comes, nothing else is on its way to be drawn.
    const page = await open({ recipe: PISTACHO });
    await page.locator('.print-qr svg').waitFor({ state: 'attached' });
    // No pause is long enough while the clock stands still.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      const { encode } = TextEncoder.prototype;
      Object.assign(globalThis, { encoded: 0 });
      // Only links and their codes are turned into bytes.
      TextEncoder.prototype.encode = function (text) {
        (globalThis as typeof globalThis & { encoded: number }).encoded++;
        return encode.call(this, text);
      };
    });
    const encoded = () => page.evaluate(() => (globalThis as typeof globalThis & { encoded: number }).encoded);
    const row = page.locator('.print-weights tr', { hasText: 'Azúcar' });
    const before = await row.textContent();
    for (const weight of ['121', '122', '123']) await grams(page, 'Azúcar').fill(weight);
    expect([await row.textContent(), await encoded()]).toEqual([before, 0]);
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return encoded();
      })
      .toBeGreaterThan(0);
    expect(await row.textContent()).toContain('123 g');
  });

  test('has its code drawn off the page, and in it where there are no workers', async () => {
    const page = await open({ recipe: PISTACHO, hurried: true });
    const code = page.locator('.print-qr path');
    await code.waitFor({ state: 'attached' });
    const [drawer] = await Promise.all([
      page.waitForEvent('worker', (worker) => worker.url().includes('qr-')),
      grams(page, 'Azúcar').fill('121'),
    ]);
    expect(drawer.url()).toContain('qr-worker');
    const former = await open({ recipe: PISTACHO, before: 'delete globalThis.Worker', hurried: true });
    await former.locator('.print-qr path').waitFor({ state: 'attached' });
  });
});

describe('pictures of the steps', () => {
  test('are kept with the version, printed, undone, and go with a copy', async () => {
    const page = await bookOf([BARRA], { hurried: true });
    await openTab(page, 'Elaboración');
    await tool(page, 'Añadir un paso');
    await page.getByLabel('Paso 1', { exact: true }).fill('Formar las barras');
    await page.getByLabel('Poner una foto al paso 1').setInputFiles('packages/web/public/icono-192.png');
    await page.locator('.step-photo img').waitFor();
    await tool(page, 'Quitar la foto del paso 1');
    await page.locator('.step-photo').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deshacer' }).last().click();
    await page.locator('.step-photo img').waitFor();
    await page.getByLabel('Poner una foto a la receta').setInputFiles('packages/web/public/icono-192.png');
    await page.locator('.recipe-photo img').waitFor();
    await tool(page, 'Guardar');
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
    await page.reload();
    await openTab(page, 'Elaboración');
    await expect.poll(() => page.getByAltText('Foto del paso 1').count()).toBeGreaterThan(0);
    await page.locator('.print-sheet img').waitFor({ state: 'attached' });
    await page.goto(`${origin()}/recetario`);
    await page.locator('.entry-open img').waitFor();
    const { text } = await downloaded(page, () =>
      page.locator('.backup').getByRole('button', { name: 'Descargar copia' }).click(),
    );
    const copy = JSON.parse(text) as Record<string, { id: string }[]>;
    expect(copy.fotos).toHaveLength(2);
    for (const { id } of copy.fotos!) expect(JSON.stringify(copy.versiones)).toContain(`"foto":"${id}"`);
  });
});

describe('comparing', () => {
  test('long titles wrap over their columns and push nothing off the page', async () => {
    const long = 'Pistacho de Bronte con base blanca de leche fresca y sal de Añana';
    const page = await bookOf([{ ...PISTACHO, title: long }]);
    await openTab(page, 'Comparar');
    await page.getByRole('button', { name: 'Apartar la versión actual' }).click();
    for (const _ of [1, 2]) {
      await page.getByLabel('O una receta guardada').selectOption({ index: 1 });
      await tool(page, 'Apartar la elegida');
    }
    for (const width of [1280, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth);
      const row = page.locator('.compared tbody tr', { hasText: 'Leche entera' }).first();
      expect((await row.boundingBox())!.height, `${width} px`).toBeLessThan(110);
    }
  });
});
