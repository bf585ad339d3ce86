import { describe, expect, test } from 'vitest';
import { NO_BATCH } from '../../src/recipe/no-batch.ts';
import { add, amount, orderDay } from '../plan-form.ts';
import {
  BARRA,
  BASE,
  bookOf,
  downloaded,
  open,
  openTab,
  type Page,
  PISTACHO,
  tool,
  useApp,
  VAINILLA,
  visit,
} from './app.ts';

useApp();

const weighing = (page: Page, title: string) =>
  page.locator('.weighing', { has: page.getByRole('heading', { name: title, exact: true }) });
const weights = (page: Page, title: string) => weighing(page, title).locator('.ticks .figure').allTextContents();
const bought = async (page: Page, food: string) =>
  page.locator('.shopping tbody tr', { hasText: food }).locator('td').first().textContent();

/** Two ice creams on one base, and bread, for the fifteenth of November. */
async function plannedDay(): Promise<Page> {
  const page = await bookOf([BASE, PISTACHO, VAINILLA, BARRA]);
  await visit('/plan?dia=2026-11-15');
  await orderDay(page);
  return page;
}

describe('the plan of the day', () => {
  test('makes one base for two ice creams, weighs every station and adds up the shopping', async () => {
    const page = await plannedDay();
    await expect.poll(() => weights(page, 'Base blanca de la casa')).toEqual(['1960 g', '420 g', '420 g']);
    await expect
      .poll(() => weighing(page, 'Base blanca de la casa').locator('.note').textContent())
      .toContain('Se hace una vez');
    expect(await weights(page, 'Pistacho')).toEqual(['1800 g', '200 g']);
    await expect.poll(() => page.locator('.station h4').allTextContents()).toEqual(['Puesto: Helado', 'Puesto: Pan']);
    expect(await bought(page, 'Leche entera')).toBe('1,96 kg');
    expect(await bought(page, 'Pasta de pistacho')).toBe('200 g');
    expect(await page.locator('.shopping').textContent()).not.toContain('Base blanca');
    const allergens = page.getByRole('row', { name: /^Pistacho/ });
    await expect.poll(() => allergens.textContent()).toContain('Leche, pistacho');
    await expect.poll(() => page.getByRole('row', { name: /^Barra/ }).textContent()).toContain('Gluten (trigo)');
  });

  test('takes an order back', async () => {
    const page = await plannedDay();
    await tool(page, 'Quitar Barra del plan');
    await expect.poll(() => page.locator('.order').count()).toBe(2);
    await tool(page, 'Deshacer');
    await expect.poll(() => page.locator('.order').count()).toBe(3);
  });

  test('weighs what a scale can show, and says small batches in grams', async () => {
    const page = await bookOf([BASE, PISTACHO]);
    await visit('/plan?dia=2026-11-15');
    await add(page, 'Pistacho · Helado');
    await amount(page, 'Pistacho').fill('4,7025');
    await expect.poll(() => weights(page, 'Pistacho')).toEqual(['4232 g', '470,5 g']);
    await expect.poll(() => bought(page, 'Pasta de pistacho')).toBe('471 g');
    await amount(page, 'Pistacho').fill('0,75');
    await expect.poll(() => page.locator('.order-said').textContent()).toBe('750 g');
    await expect.poll(() => weighing(page, 'Pistacho').locator('header .figure').textContent()).toBe('750 g');
  });
});

describe('the register of production', () => {
  test('takes a batch of the plan with its version and a lot of its own, and leaves as CSV', async () => {
    const page = await plannedDay();
    await tool(page, 'Apuntar Pistacho en el registro');
    await page.getByText('«Pistacho» está en el registro con el lote 261115-1.').waitFor();
    await tool(page, 'Apuntar Barra en el registro');
    await page.getByText('con el lote 261115-2.').waitFor();
    await tool(page, 'Ver el registro');
    await page.getByRole('combobox', { name: 'Receta' }).selectOption({ label: 'Vainilla' });
    await page.getByLabel('Kilos').fill('3,5');
    await page.getByLabel('Fecha').fill('2026-11-16');
    await page.getByLabel('Lotes de materias primas u observaciones').fill('=leche L-77; nata');
    await tool(page, 'Apuntar');
    await expect.poll(() => page.locator('.register tbody tr').count()).toBe(3);
    const { text: csv } = await downloaded(() => tool(page, 'Descargar hoja de cálculo'));
    const rows = csv.split('\r\n').map((row) => row.split(';').slice(0, 6).join(';'));
    expect(rows.slice(0, 4)).toEqual([
      '\uFEFFfecha;lote;receta;versión;oficio;kilos',
      '15/11/2026;261115-1;Pistacho;1;Helado;2',
      '15/11/2026;261115-2;Barra;1;Pan;12',
      '16/11/2026;261116-1;Vainilla;1;Helado;3,5',
    ]);
    expect(csv).toContain(`"'=leche L-77; nata"`);
  });

  test('gives back what was struck out', async () => {
    const page = await plannedDay();
    await tool(page, 'Apuntar Pistacho en el registro');
    await tool(page, 'Ver el registro');
    await tool(page, 'Quitar Pistacho, lote 261115-1');
    await page.getByText('Todavía no hay ninguna elaboración apuntada.').waitFor();
    await tool(page, 'Deshacer');
    await expect.poll(() => page.locator('.register tbody tr').count()).toBe(1);
  });
});

describe('prices', () => {
  test('a price is tried on the whole book before it counts', async () => {
    const page = await bookOf([BASE, PISTACHO, BARRA]);
    await visit('/precios');
    await page.getByLabel('Buscar («cacao», «azúcar»)').fill('pistacho');
    await page.getByLabel('Precio de Pasta de pistacho').fill('60 €/kg');
    await page.getByText('Cambia 1 receta del recetario.').waitFor();
    await tool(page, 'Usar el precio nuevo');
    await page.getByText('El precio nuevo cuenta ya en todas las recetas y oficios.').waitFor();
    await visit('/plan?dia=2026-11-15');
    await add(page, 'Pistacho · Helado');
    await amount(page, 'Pistacho').fill('10');
    await expect
      .poll(() => page.locator('.shopping tbody tr', { hasText: 'Pasta de pistacho' }).textContent())
      .toContain('60,00');
  });

  test('a list of a supplier is read, shown with its effect, kept and counts', async () => {
    const page = await bookOf([BASE, PISTACHO, BARRA]);
    await visit('/precios');
    const list =
      'Producto;Precio;Fecha\r\nLeche entera;1,50;\r\nHarina panadera;0,80;01/11/2026\r\nAzúcar;2;01/01/2199\r\nCajas;n/d;\r\n';
    await page.getByLabel('Abrir la lista…').setInputFiles({
      name: 'proveedor.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(list, 'latin1'),
    });
    await page.getByText('Precios leídos: 3.').waitFor();
    await expect
      .poll(() => page.locator('.price-preview .refusal li').allTextContents())
      .toEqual(['Fila 5. «Cajas»: «n/d» no es un precio por kilo.']);
    await page.getByText('Cambian 3 recetas del recetario.').waitFor();
    await tool(page, 'Guardar la lista y usar sus precios');
    await page.getByText(/^proveedor\.csv: 3 precios, guardada el/).waitFor();
    await expect.poll(() => page.getByLabel('Precio de Harina panadera').inputValue()).toBe('0,80');
    expect(await page.getByLabel('Precio de Azúcar').inputValue()).not.toBe('2,00');
  });
});

describe('the bench', () => {
  test('reckons the price of a loaf from labour, packaging and VAT, and keeps it with the recipe', async () => {
    const page = await bookOf([BARRA]);
    await openTab(page, 'Coste');
    const panel = page.locator('.costing');
    for (const [label, text] of [
      ['Piezas que salen', '5'],
      ['Mano de obra, minutos', '10'],
      ['Hora de trabajo, €', '18'],
      ['Energía, €', '0,5'],
      ['Envase por pieza, €', '0,04'],
      ['Margen deseado, %', '50'],
    ] as const) {
      await panel.getByLabel(label, { exact: true }).fill(text);
    }
    const total = (name: string) =>
      panel
        .locator('.totals > div', { has: page.getByText(name, { exact: true }) })
        .locator('dd')
        .textContent();
    const euros = async (name: string) => Number((await total(name))!.replace(/[^\d,]/g, '').replace(',', '.'));
    const perPiece = await euros('Coste por pieza');
    expect(perPiece).toBeGreaterThan(0.74);
    expect(Math.abs((await euros('Precio para ese margen, con IVA')) - perPiece * 2 * 1.04)).toBeLessThan(0.02);
    await panel.getByLabel('Precio con IVA, €').fill('0,5');
    await panel.getByText('A este precio se pierde dinero.').waitFor();
    await tool(page, 'Guardar');
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
    await visit();
    await openTab(page, 'Coste');
    await expect.poll(() => panel.getByLabel('Precio con IVA, €').inputValue()).toBe('0,5');
  });

  test('tells the temperature of the water, and the ice when water is not enough', async () => {
    const page = await open({ recipe: BARRA });
    await openTab(page, 'Elaboración');
    await page.getByLabel('Harina, °C').fill('22');
    await page.getByLabel('Obrador, °C').fill('23');
    await page.locator('.water-answer', { hasText: 'Agua a 19,0 °C' }).waitFor();
    await page.getByLabel('Harina, °C').fill('30');
    await page.getByLabel('Obrador, °C').fill('33');
    await page.getByLabel('Calor de la amasadora, °C').fill('30');
    await page
      .locator('.water-answer', { hasText: /pesa 9\d g de hielo y 50\d g de agua del grifo a 18 °C/ })
      .waitFor();
    await page.getByLabel('Agua que echaste, °C').fill('4');
    await page.getByLabel('Masa medida, °C').fill('26');
    await page.getByText(/el calor de tu amasadora es \d+,\d °C: guárdala/).waitFor();
    await tool(page, 'Guardar');
    await page.getByRole('button', { name: 'Guardar esta masa con la receta' }).click();
    await page.getByText(/^Calor de tu amasadora: \d+,\d °C, según la última masa medida\.$/).waitFor();
  });

  test('plans the dough back from an oven at six, and says it is a guide', async () => {
    const page = await open({ recipe: BARRA });
    await openTab(page, 'Elaboración');
    const row = (name: string) =>
      page
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .locator('td')
        .first();
    await expect.poll(() => row('Amasado').textContent()).toBe('2:53');
    await expect.poll(() => row('Horno').textContent()).toBe('6:00');
    await expect.poll(() => row('Sale del horno').textContent()).toBe('6:35');
    await page.getByText('Es una guía: manda la masa, no el reloj.').waitFor();
    await page.getByLabel('Fermenta a, °C').fill('4');
    await expect.poll(() => row('Amasado').textContent()).toContain('el día antes');
    await page.getByLabel('Fermenta a, °C').fill('60');
    await page.getByText('Hay estimación entre 4 y 35 °C.').waitFor();
  });

  test('tells the litres and tubs of an ice cream: 4 kg of 1,08 kg/l at 30 % of air, 4,8 l', async () => {
    const page = await open({ recipe: { ...BASE, batch: { ...NO_BATCH, total: 4000 } } });
    await openTab(page, 'Lote');
    await page.getByLabel('Aire, %').fill('30');
    await page.getByLabel('Cubeta, litros').fill('2,5');
    await page.getByText('4,8 l', { exact: true }).waitFor();
    await page.getByText(/La mezcla sin aire pesa 1,\d+ kg por litro\./).waitFor();
    await page.getByText('1 cubeta de 2,5 l y 2,3 l más.').waitFor();
  });

  test('weighs for finished pieces and for moulds by their measures', async () => {
    const page = await open({ recipe: BARRA });
    await openTab(page, 'Lote');
    await page.getByLabel('Pieza terminada, g').fill('250');
    await page.getByLabel('Piezas que quieres').fill('40');
    // 10 kg of bread with the 16 % of pan común
    await page.getByText('Para 40 hay que pesar 11,905 kg.').waitFor();
    await page.getByLabel('Diámetro, cm').fill('20');
    await page.getByLabel('Alto, cm').fill('5');
    await page.getByLabel('Densidad de la masa, g/ml').fill('0,5');
    // Nobody pours to the brim: how full is for the baker to say.
    expect(await page.getByText(/^Caben/).count()).toBe(0);
    await page.getByLabel('Llenado, %').fill('60');
    await page.getByText('Caben 1571 ml; cada molde lleva 471 g.').waitFor();
    await page.getByRole('button', { name: 'Usar este lote' }).first().click();
    await expect
      .poll(() => page.locator('.panel caption').first().textContent())
      .toMatch(/^Lote de 11\.905 g .*: 40 piezas de 250 g cocidas, con una merma del 16 %$/);
  });

  test('starts the steps from those of the type; they are undone, kept with the version and printed', async () => {
    const page = await bookOf([BARRA], { hurried: true });
    await openTab(page, 'Elaboración');
    await tool(page, 'Empezar con los pasos habituales de pan común (barra u hogaza)');
    await expect.poll(() => page.locator('.steps tbody tr').count()).toBe(9);
    await tool(page, 'Quitar el paso 9');
    await expect.poll(() => page.locator('.steps tbody tr').count()).toBe(8);
    await page.getByRole('button', { name: 'Deshacer' }).last().click();
    await expect.poll(() => page.locator('.steps tbody tr').count()).toBe(9);
    await page.getByLabel('Paso 1', { exact: true }).fill('Templar la harina');
    await page.getByLabel('Temperatura del paso 1, °C').fill('-2');
    await tool(page, 'Guardar');
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
    await visit();
    await openTab(page, 'Elaboración');
    await expect.poll(() => page.getByLabel('Paso 1', { exact: true }).inputValue()).toBe('Templar la harina');
    await expect
      .poll(() => page.locator('.print-sheet tr', { hasText: 'Templar la harina' }).textContent())
      .toContain('−2 °C');
  });
});

test('a copy of everything takes the plan, the register and the steps to another browser', async () => {
  const page = await plannedDay();
  await tool(page, 'Apuntar Pistacho en el registro');
  await page.getByText('con el lote 261115-1.').waitFor();
  await visit('/recetario');
  const { text } = await downloaded(() =>
    page.locator('.backup').getByRole('button', { name: 'Descargar copia' }).click(),
  );
  const copy = JSON.parse(text) as Record<string, { id: string }[]>;
  expect(copy.planes!.map(({ id }) => id)).toEqual(['2026-11-15']);
  expect(copy.producciones).toHaveLength(1);
});
