import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONG, sampled } from '../../../../scripts/lib/long.ts';
import { encodeRecipe } from '../../src/recipe/share.ts';
import { button, hands } from '../hands.ts';
import { LABEL_ROWS } from '../label-rows.ts';
import { addField, downloaded, grams, open, openTab, origin, recipe, restored, title, tool, useApp } from './app.ts';
import { violations } from './axe.ts';
import { bookOf } from './workshop-day.ts';

useApp();

const GANACHE = recipe('cacao', 'bombon', { cob_negra: 200, nata: 150 }, 'Ganache de la casa');
const BONBON = recipe('cacao', 'bombon', { cob_negra: 400 }, 'Bombón relleno');
const label = (page: Page) => page.locator('.label-stage .label');
const state = (page: Page) => page.locator('.label-preview [role=status]');
const save = async (page: Page) => {
  await tool(page, 'Guardar');
  await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
};
const printer = { before: 'window.print = () => {}' };

/** Where the first page begins to draw: away from its corner when it has margins, and the label is cut. */
function cornerOf(pdf: Buffer): number[] {
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const start = pdf.indexOf('\n', at) + 1;
    const [, x, y] = /\n[\d.]+ 0 0 [\d.]+ ([\d.]+) ([\d.]+) cm/.exec(inflated(pdf.subarray(start))) ?? [];
    if (x !== undefined) return [Number(x), Number(y)];
  }
  return [];
}

function inflated(data: Buffer): string {
  try {
    return inflateSync(data).toString('latin1');
  } catch {
    return '';
  }
}

/** Heights of the letter x that a page prints, mm: size of the font through every scale of the page. */
function printedX(pdf: Buffer, share: number): number[] {
  const heights: number[] = [];
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const drawn = inflated(pdf.subarray(pdf.indexOf('\n', at) + 1));
    const scales: number[] = [];
    let scale = 1;
    for (const [, saved, cm, tf] of drawn.matchAll(
      /(?:^|\n)(?:(q|Q)(?=\n)|([\d.]+) 0 0 -?[\d.]+ [\d.-]+ [\d.-]+ cm|\/F\d+ ([\d.]+) Tf)/g,
    )) {
      if (saved === 'q') scales.push(scale);
      else if (saved === 'Q') scale = scales.pop() ?? 1;
      else if (cm !== undefined) scale *= Number(cm);
      else heights.push((Number(tf) * scale * share * 25.4) / 72);
    }
  }
  return heights;
}

/** A bonbon with the ganache of the book inside, saved. */
const nested = (options = {}) => restored('a bonbon with its ganache', filled, options);

async function filled(): Promise<Page> {
  const page = await bookOf([GANACHE, BONBON]);
  await put(page, 'ganache de la');
  await grams(page, 'Ganache de la casa').fill('600');
  await save(page);
  return page;
}

async function put(page: Page, text: string): Promise<void> {
  await addField(page).fill(text);
  await page.locator('.choice.recipe').first().click();
}

describe('a recipe as an ingredient', () => {
  test('stays as it was used and says when there is a newer version, one tap away', async () => {
    const page = await nested();
    await page.getByRole('button', { name: 'Abrir la receta Ganache de la casa' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('Ganache de la casa');
    await page.locator('.row .grams').nth(1).fill('300');
    await save(page);
    await page.goBack();
    await expect.poll(() => title(page).inputValue()).toBe('Bombón relleno');
    await page.getByText('Hay una versión más nueva.').waitFor();
    const figures = () => page.locator('.meter-value .figure').allTextContents();
    const before = await figures();
    await page.getByRole('button', { name: 'Usar la versión más nueva de Ganache de la casa' }).click();
    await page.getByText('Receta, versión 2.').waitFor();
    await expect.poll(() => page.getByText('Hay una versión más nueva.').count()).toBe(0);
    await expect.poll(figures).not.toEqual(before);
    await page.keyboard.press('Control+z');
    await page.getByText('Receta, versión 1.').waitFor();
    await expect.poll(figures).toEqual(before);
  });
});

describe('the label', () => {
  test('shows allergens in bold and the table in its fixed order, and its fields stay with the recipe', async () => {
    const page = await nested();
    await openTab(page, 'Etiqueta');
    await label(page).waitFor();
    const bold = await label(page).locator('.label-list strong').allTextContents();
    expect(new Set(bold)).toEqual(new Set(['soja', 'leche']));
    await expect
      .poll(() => label(page).locator('.label-list').textContent())
      .toMatch(/^Ingredientes: ganache de la casa \(/);
    await page.getByLabel('Ración, g').fill('12');
    await page.getByLabel('Peso neto, g').fill('250');
    await page.getByLabel('Lote').fill('L-7');
    await expect.poll(() => label(page).locator('tbody th').allTextContents()).toEqual(LABEL_ROWS);
    await expect.poll(() => label(page).locator('thead th').count()).toBe(3);
    await page.getByText('Sin lactosa').waitFor();
    await page.getByText('Reglamento (CE) 1924/2006, anexo').first().waitFor();
    await page.locator('.row-part').waitFor();
    if (LONG) expect(await violations(page, '.formula', '.reading')).toEqual([]);
    await save(page);
    await page.reload();
    await openTab(page, 'Etiqueta');
    await expect.poll(() => label(page).textContent()).toContain('Lote: L-7');
    await expect.poll(() => label(page).textContent()).toContain('250\u00a0g');
  });

  test('letters are never smaller than the law asks, and what does not fit is told and not printed', async () => {
    const page = await nested();
    await openTab(page, 'Etiqueta');
    const paper = page.getByLabel('Papel');
    const height = () =>
      label(page).evaluate((element) => {
        const pen = document.createElement('canvas').getContext('2d')!;
        const { fontSize, fontFamily } = getComputedStyle(element);
        pen.font = `1000px ${fontFamily}`;
        const share = pen.measureText('x').actualBoundingBoxAscent / 1000;
        return (Number.parseFloat(fontSize) * share * 25.4) / 96;
      });
    await paper.selectOption('100x150');
    await expect.poll(() => state(page).textContent()).toContain('2,0 mm');
    await expect.poll(height).toBeCloseTo(2, 2);
    await paper.selectOption('a4');
    await page.getByLabel('Nombre y dirección de la empresa').fill('Obrador de la plaza, calle Mayor 1 '.repeat(5));
    await expect.poll(() => state(page).textContent()).toMatch(/No cabe con la letra mínima, 1,2 mm.*art\. 13/);
    await expect.poll(height).toBeGreaterThanOrEqual(1.199);
    await expect.poll(() => page.getByRole('button', { name: 'Imprimir la etiqueta' }).isDisabled()).toBe(true);
    await page.getByLabel(/menos de 80 cm²/).check();
    await expect.poll(height).toBeLessThan(1.2);
    await expect.poll(height).toBeGreaterThanOrEqual(0.899);
  });

  test.each(
    sampled(
      [
        ['62x100', 62, 100, 1],
        ['100x150', 100, 150, 1],
        ['a4', 210, 297, 24],
      ] as const,
      2,
    ),
  )('on paper %s is alone and of its size', async (format, width, height, labels) => {
    const page = await open({
      recipe: recipe('helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35%': 250, Azúcar: 150 }, 'Nata'),
      ...printer,
    });
    await openTab(page, 'Etiqueta');
    await page.getByLabel('Papel').selectOption(format);
    const promised = (await state(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Imprimir la etiqueta' }).click();
    await expect.poll(() => page.locator('.label-paper .label').count()).toBe(labels);
    await page.emulateMedia({ media: 'print' });
    const first = await page.locator('.label-paper .label').first().boundingBox();
    const mm = (px: number) => (px * 25.4) / 96;
    expect(await page.locator('#app').isVisible()).toBe(false);
    if (labels === 1)
      expect([mm(first!.width), mm(first!.height)]).toEqual([expect.closeTo(width, 1), expect.closeTo(height, 1)]);
    else expect([mm(first!.width), mm(first!.height)]).toEqual([expect.closeTo(70, 1), expect.closeTo(37, 1)]);
    const file = await page.pdf({ preferCSSPageSize: true });
    const pdf = file.toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box]) =>
      box!.trim().split(/\s+/).map(Number),
    );
    expect(boxes).toHaveLength(1);
    const points = (x: number) => (x * 72) / 25.4;
    expect(Math.abs(boxes[0]![2]! - points(width))).toBeLessThan(1);
    expect(Math.abs(boxes[0]![3]! - points(height))).toBeLessThan(1);
    expect(cornerOf(file)).toEqual([0, 0]);
    const said = Number(/equis a ([\d,]+) mm/.exec(promised)![1]!.replace(',', '.'));
    const share = await page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = '1000px Arial, "Liberation Sans", Helvetica, sans-serif';
      return pen.measureText('x').actualBoundingBoxAscent / 1000;
    });
    const heights = printedX(file, share);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(1.199);
    expect(Math.min(...heights)).toBeCloseTo(said, 1);
    // The printer is done: the page is what it was.
    await expect.poll(() => page.locator('.label-paper').count()).toBe(0);
  });

  test('is copied as text with its allergens in capitals, and drawn as SVG', async () => {
    const page = await nested({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openTab(page, 'Etiqueta');
    await page.getByRole('button', { name: 'Copiar texto' }).click();
    await page.getByText('Texto copiado, con los alérgenos en mayúsculas.').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^Bombón relleno\n/);
    expect(text).toContain('lecitina de SOJA');
    expect(text).toContain('LECHE');
    expect(text).toMatch(/Información nutricional por 100 g: valor energético \d+ kJ/);
    const { name, text: svg } = await downloaded(page, () =>
      page.getByRole('button', { name: 'Descargar SVG' }).click(),
    );
    expect(name).toBe('bombon-relleno-etiqueta.svg');
    expect(svg).toContain('width="62mm" height="100mm" viewBox="0 0 62 100"');
    expect(svg).toMatch(/font-weight="700">soja</);
    const places = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(places.length).toBeGreaterThan(20);
    for (const [x, y] of places) expect(x! >= 2.9 && x! < 60 && y! > 3 && y! < 100).toBe(true);
  });
});

test('for a pot of truffles, 62 × 40 mm: 6 actions, and the letters are as large as the law asks', async () => {
  const page = await open({
    recipe: recipe('cacao', 'trufa', { 'Cobertura negra': 500, Nata: 400 }, 'Trufas'),
    before: 'window.print = () => { document.title = "impresa"; }',
  });
  const hand = hands();
  await hand.tab(page, 'Etiqueta');
  await hand.choose(page.getByLabel('Papel'), 'Rollo de 62 × 40 mm');
  await hand.write(page.getByLabel('Peso neto, g'), '120 g');
  // A date with its day and month stands for the lot (Directive 2011/91/EU, article 5).
  await hand.write(page.getByLabel('Día', { exact: true }), '2026-12-18');
  await hand.tap(page.getByLabel('La cara mayor del envase mide menos de 80 cm²'));
  await expect.poll(() => state(page).textContent()).toMatch(/^Letra con la equis a (?:0,9|1,\d) mm/);
  await hand.tap(button(page, 'Imprimir la etiqueta'));
  await expect.poll(() => page.title()).toBe('impresa');
  expect(hand.count).toBe(6);
});

test('on a narrow page nothing is wider than it', async () => {
  const page = await open({
    recipe: { ...BONBON, title: 'Bombón' },
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${origin()}/#${encodeRecipe({ ...BONBON, title: 'Bombón' })}`);
  await openTab(page, 'Etiqueta');
  await page.getByLabel('Papel').selectOption('100x150');
  await label(page).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
});
