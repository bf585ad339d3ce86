import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { NO_BATCH } from '../../src/recipe/no-batch.ts';
import type { SharedRecipe } from '../../src/recipe/share.ts';
import { addField, BARRA, BASE, downloaded, grams, open, openTab, origin, recipe, tool, useApp } from './app.ts';
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

  test.each(sampled(SHEETS, 2))(
    'of %s with its steps is one A4 page, with allergens, a QR code and a place to sign',
    async (_, shared, said) => {
      const page = await sheetOf(shared);
      const sheet = page.locator('.print-sheet');
      expect(await sheet.locator('.print-allergens').textContent()).toContain(said);
      expect(await sheet.locator('header').textContent()).toContain('Elaborado por');
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
    expect(await page.locator('.print-steps tr').count()).toBe(9);
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
    expect(await page.locator('.print-sheet header').textContent()).toContain('Elaborado por');
    expect(await page.locator('.print-sheet footer').textContent()).not.toContain('Elaborado por');
    expect(await pages(page)).toBe(2);
  });

  test('has its code drawn anew when the writing pauses, not at every key', async () => {
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
    for (const weight of ['121', '122', '123']) {
      await grams(page, 'Azúcar').fill(weight);
      await expect.poll(() => row.textContent()).toContain(`${weight} g`);
    }
    expect(await encoded()).toBe(0);
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return encoded();
      })
      .toBeGreaterThan(0);
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

  test('of a dough parts its poolish, that of a chocolate has its own tempering', async () => {
    const bread = await sheetOf({ ...CIABATTA, batch: { ...NO_BATCH, total: 3572 } });
    await expect
      .poll(() => bread.locator('.print-preferment').textContent())
      .toBe('Poolish: 600 g de harina, 600 g de agua, 0,8 g de levadura fresca. Mezclar a las 16:00, el día antes.');
    const milk = await sheetOf(TABLETA);
    expect(await milk.locator('.print-stops dd').allTextContents()).toEqual(['42 a 45 °C', '26 a 28 °C', '29 a 30 °C']);
    expect(await milk.getByLabel('Temperatura del paso 3, °C').inputValue()).toBe('29,5');
  });

  test('has the lot of today once the batch is in the register', async () => {
    const page = await bookOf([BARRA], { hurried: true });
    await openTab(page, 'Lote');
    await tool(page, 'Apuntar 1,64 kg en el registro');
    await page.getByText(/^Hoy, en el registro: lote \d{6}-1, 1,64 kg\.$/).waitFor();
    await expect.poll(() => page.locator('.print-signs b').textContent()).toMatch(/^\d{6}-1$/);
    await grams(page, 'Agua').fill('650');
    await page.getByText('Guarda antes la receta: el registro apunta qué versión se hizo.').waitFor();
    expect(await page.getByRole('button', { name: 'Apuntar otra tanda de 1,69 kg' }).isDisabled()).toBe(true);
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
  test('four ice creams side by side, with their freezing curves in one plot', async () => {
    const page = await bookOf([BASE]);
    await openTab(page, 'Comparar');
    const pin = page.getByRole('button', { name: 'Apartar la versión actual' });
    await pin.click();
    await grams(page, 'Azúcar').fill('180');
    await pin.click();
    const saved = page.getByLabel('O una receta guardada');
    await saved.selectOption({ index: 1 });
    await tool(page, 'Apartar la elegida');
    await grams(page, 'Azúcar').fill('100');
    expect(await pin.isDisabled()).toBe(true);
    expect(await saved.count()).toBe(0);
    const heads = page.getByRole('tabpanel').locator('table').first().locator('thead th');
    const titles = await heads.allTextContents();
    expect(titles).toHaveLength(4);
    expect(titles.slice(0, 2)).toEqual(['Apartada', 'Apartada 2']);
    expect(titles[2]).toContain('Base blanca de la casa, ');
    expect(titles[3]).toBe('En la mesa');
    await expect.poll(() => page.locator('.panel svg.plot > .series').count()).toBe(4);
    const paths = await page
      .locator('.panel svg.plot > .series path')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
    expect(new Set(paths).size).toBe(3);
    await tool(page, 'Dejar de comparar Apartada 2');
    await expect.poll(() => page.locator('.panel svg.plot > .series').count()).toBe(3);
    expect(await pin.isDisabled()).toBe(false);
  });

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

  test('tempering curves of two chocolates', async () => {
    const page = await open({ recipe: TABLETA });
    await openTab(page, 'Comparar');
    await page.getByRole('button', { name: 'Apartar la versión actual' }).click();
    await grams(page, 'Pasta de cacao').fill('260');
    await expect
      .poll(() => page.locator('.legend li').allTextContents())
      .toEqual([
        'Apartada: fundir 42 a 45 °C, enfriar 26 a 28 °C, trabajar 29 a 30 °C',
        'En la mesa: fundir 42 a 45 °C, enfriar 26 a 28 °C, trabajar 29 a 30 °C',
      ]);
  });
});
