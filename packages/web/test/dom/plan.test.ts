import { describe, expect, test, vi } from 'vitest';
import { button, hands } from '../hands.ts';
import { add, amount } from '../plan-form.ts';
import { open, type Page, useApp } from './app.ts';

useApp();

const BOOK = [
  ['Barra', 'panaderia', 'pan_comun', { 'Harina panadera': 1000, Agua: 500, Sal: 20, Poolish: 600 }],
  ['Fior di latte', 'helado', 'helado_crema', { 'Leche entera': 700, 'Nata 35%': 150, Azúcar: 150 }],
  ['Trufas', 'cacao', 'ganache', { 'Cobertura negra': 500, Nata: 400 }],
  ['Hogaza', 'panaderia', 'pan_comun', { Harina: 1000, Agua: 600 }],
  ['Génoise', 'pasteleria', 'genoise', { Harina: 300, Huevo: 500 }],
] as const;

/** The plan of a day of a browser whose book holds three recipes. */
async function planOf(day: string): Promise<Page> {
  const page = await open({ path: `/plan?dia=${day}` });
  const [{ shelves }, { loadBook }] = await Promise.all([
    import('../../src/storage/browser-notebook.ts'),
    import('../../src/bench/library.ts'),
  ]);
  await shelves.write(['versiones'], async (writer) => {
    for (const [titulo, oficio, tipo, items] of BOOK) {
      const ingredientes = Object.entries(items).map(([nombre, gramos]) => ({ nombre, gramos }));
      const contenido = { oficio, tipo, titulo, ingredientes };
      const version = { v: 1, id: `v-${titulo}`, receta: titulo, creada: 1, anterior: null, nota: '', contenido };
      await writer.add('versiones', version);
    }
  });
  await loadBook();
  return page;
}

describe('the plan of a Saturday, counted in actions', () => {
  test('bread by pieces, ice cream by litres and truffles: 13 actions, and what was made once 2', async () => {
    const page = await planOf('2026-11-21');
    const hand = hands();
    const order = async (label: string) => {
      await hand.choose(page.getByLabel('Añadir una receta'), label);
      await hand.tap(button(page, 'Añadir'));
    };
    await order('Barra · Pan');
    await hand.write(amount(page, 'Barra'), '40');
    await hand.choose(page.getByLabel('Unidad de Barra'), 'piezas');
    await expect.poll(() => page.locator('.order-said').textContent()).toBe('falta el peso por pieza');
    await hand.write(page.getByLabel('Gramos por pieza de Barra'), '300');
    await order('Fior di latte · Helado');
    await hand.write(amount(page, 'Fior di latte'), '12 l');
    await order('Trufas · Cacao');
    await hand.write(amount(page, 'Trufas'), '60 uds');
    await hand.write(page.getByLabel('Gramos por pieza de Trufas'), '8');
    await expect
      .poll(() => page.locator('.order-said').allTextContents())
      .toEqual([
        '40 piezas de 300 g de masa: 12 kg',
        expect.stringMatching(/^12 l con un 30 % de aire: (9,9|10,)\d+ kg$/),
        '60 piezas de 8 g: 480 g',
      ]);
    await expect
      .poll(() => page.locator('.station h4').allTextContents())
      .toContain('La víspera (viernes, 20 de noviembre de 2026)');
    const shopping = await page.locator('.shopping tbody').textContent();
    expect(shopping).not.toMatch(/Poolish|Agua/);
    await expect.poll(() => page.locator('.weighing').first().textContent()).toContain('Se empieza unas 14 h antes.');
    await expect.poll(() => page.locator('.plan-allergens').textContent()).toContain('en el de su receta');

    let printed: string[] = [];
    vi.stubGlobal('print', () => {
      printed = [...document.querySelectorAll('.print-sheet')].map((sheet) => sheet.textContent);
    });
    await hand.tap(button(page, 'Imprimir las hojas de todas'));
    expect(hand.count).toBe(13);
    await expect.poll(() => printed).toHaveLength(3);
    expect(printed.join()).toMatch(/Barra.*21 de noviembre.*40 piezas de 300 g.*Poolish: 1698 g de harina/);
    dispatchEvent(new Event('afterprint'));
    await page.locator('.print-sheet').first().waitFor({ state: 'detached' });

    await button(page, 'Día siguiente')
      .or(page.getByRole('link', { name: 'Día siguiente' }))
      .click();
    await page.getByText('Este día no tiene nada apuntado.').waitFor();
    const before = hand.count;
    await order('Barra · Pan');
    await expect.poll(() => page.locator('.order-said').textContent()).toBe('40 piezas de 300 g de masa: 12 kg');
    expect(hand.count - before).toBe(2);
    await page.getByRole('link', { name: 'Día anterior' }).click();
    await expect
      .poll(() => page.locator('.plan-tomorrow').textContent())
      .toMatch(/^Hoy, para mañana: Poolish \(3,4 kg\)\. Ver el plan de mañana$/);
  });
});

test('the flour of bread and that of pastry, both called so, are told apart by where they go', async () => {
  const page = await planOf('2026-11-21');
  for (const label of ['Hogaza · Pan', 'Génoise · Pastelería']) await add(page, label);
  await expect
    .poll(() => page.locator('.shopping tbody th').allTextContents())
    .toEqual(['Harina (Pan)', 'Harina (Pastelería)', 'Huevo']);
});

test('what is bought covers what the weighings show', async () => {
  const page = await planOf('2026-11-21');
  for (const [label, title] of [
    ['Barra · Pan', 'Barra'],
    ['Génoise · Pastelería', 'Génoise'],
  ] as const) {
    await add(page, label);
    await amount(page, title).fill('3,217');
  }
  const numbers = (text: string) =>
    Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * (/kg/.test(text) ? 1000 : 1);
  const shown = async (row: string, name: RegExp) => {
    const texts = await page.locator(row).allTextContents();
    return texts.filter((text) => name.test(text)).map((text) => numbers(text.replace(/^\D*/, '')));
  };
  await expect.poll(() => shown('.weighing .ticks li', /^Huevo/)).toHaveLength(1);
  for (const name of [/^Sal/, /^Huevo/]) {
    const texts = await page.locator('.shopping tbody tr').allTextContents();
    const bought = texts.find((text) => name.test(text)) ?? '';
    const weighed = (await shown('.weighing .ticks li', name)).reduce((sum, grams) => sum + grams, 0);
    expect(weighed).toBeGreaterThan(0);
    expect(numbers(/[\d,.]+ k?g/.exec(bought)?.[0] ?? ''), bought).toBeGreaterThanOrEqual(weighed);
  }
});

test('a recipe dropped on a day of the week is made then, and back again', async () => {
  const page = await planOf('2026-11-21');
  const held = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, text: string) => held.set(kind, text),
    getData: (kind: string) => held.get(kind) ?? '',
    get types() {
      return [...held.keys()];
    },
  };
  const fire = (selector: string, text: string, ...kinds: string[]) => {
    const element = [...document.querySelectorAll(selector)].find((each) => each.textContent?.includes(text))!;
    for (const kind of kinds) {
      element.dispatchEvent(Object.assign(new Event(kind, { bubbles: true, cancelable: true }), { dataTransfer }));
    }
  };
  await page.getByText('Recetas para arrastrar a un día').click();
  fire('.plan-book li', 'Barra', 'dragstart');
  fire('.plan-week a', 'sáb 21', 'dragover', 'drop');
  await amount(page, 'Barra').waitFor();
  fire('.order-title', 'Barra', 'dragstart');
  fire('.plan-week a', 'dom 22', 'dragover', 'drop');
  await page.getByText('«Barra» queda para el domingo, 22 de noviembre de 2026.').waitFor();
  expect(await amount(page, 'Barra').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'domingo, 22 de noviembre de 2026: 1 receta' }).count()).toBe(1);
  await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
  await amount(page, 'Barra').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'domingo, 22 de noviembre de 2026' }).count()).toBe(1);
});
