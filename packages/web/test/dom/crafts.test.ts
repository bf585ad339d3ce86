import { describe, expect, test } from 'vitest';
import { BEGINNER, bookOf, current, open, openTab, recipe, tool, useApp, verdict } from './app.ts';

useApp();

describe('what each craft shows', () => {
  test('panadería: the baker’s table splits the sourdough into its flour and water', async () => {
    const page = await open({
      recipe: recipe('panaderia', 'pan_rustico_mm', {
        'Harina de fuerza': 850,
        Agua: 550,
        'Masa madre 100 %': 300,
        Sal: 20,
      }),
    });
    const rows = page.locator('.bakers-table tr');
    await rows.first().waitFor();
    expect((await rows.allTextContents()).slice(1)).toEqual([
      'Harina de fuerza85085,0',
      'Agua55055,0',
      'Masa madre 100 %30030,0',
      'su harina15015,0',
      'su agua15015,0',
      'Sal202,0',
      'Harina total1000100,0',
      'Agua total70070,0',
    ]);
    await expect.poll(() => page.locator('.totals').textContent()).toContain('Harina prefermentada15,0 %');
  });

  test('pastelería: what the medal means and the ratios', async () => {
    const page = await open({
      recipe: recipe('pasteleria', 'genoise', { 'Huevo entero': 200, Azúcar: 125, Harina: 125 }),
    });
    await page.locator('.ratios').waitFor();
    await expect.poll(() => page.locator('.craft-view').textContent()).toContain('Oro: todo dentro del rango');
    await expect.poll(() => page.locator('.ratios').textContent()).toContain('Huevo/harina1,60 : 1');
  });

  test('pastelería: no medal for raw egg is not laid to figures that are in range', async () => {
    const page = await open({
      recipe: recipe('pasteleria', 'mousse_chocolate', {
        Yema: 108,
        Azúcar: 90,
        Agua: 30,
        Chocolate: 350,
        'Nata 35%': 600,
      }),
    });
    await expect.poll(() => page.locator('.craft-view').textContent()).toContain('las cifras están en su rango');
  });

  test('turrón: the ladder of categories and where the formula stands', async () => {
    const page = await open({
      recipe: recipe('turron', 'jijona', { almendra_tostada: 550, miel: 120, azucar: 300, clara: 40 }),
    });
    const ladder = page.locator('.ladder');
    await ladder.waitFor();
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    await expect.poll(() => page.locator('.prize').textContent()).toMatch(/^Extra2 de 3 almendras/);
    await expect.poll(() => ladder.locator('.here').textContent()).toContain('Extra aquí está la fórmula');
    await expect
      .poll(() => ladder.locator('.unmet').first().textContent())
      .toMatch(/Almendra desde 64\s%.*no se cumple/);
    await page.getByText(/^Cocido a 135 °C, el almíbar queda/).waitFor();
    await page.getByLabel('Altitud del obrador, m').fill('1000');
    await page.getByText(/^Cocido a 131 °C \(a 1000 m de altitud\)/).waitFor();
    await openTab(page, 'Elaboración');
    await page.getByRole('button', { name: /^Empezar con los pasos habituales/ }).click();
    await expect.poll(() => page.getByLabel('Temperatura del paso 2, °C').inputValue()).toBe('131');
  });

  test('cacao: the tempering curve of a couverture, and the water activity of a ganache on its scale', async () => {
    const page = await open({
      recipe: recipe('cacao', 'bombon', { cob_negra: 400, nata: 300, azucar_invertido: 30, mantequilla: 40 }),
    });
    const plot = page.getByRole('img', { name: /Curva de templado/ });
    await plot.waitFor();
    await expect
      .poll(() => plot.getAttribute('aria-label'))
      .toBe('Curva de templado: fundir 45 a 50 °C, enfriar 27 a 29 °C, trabajar 31 a 32 °C.');
    await expect.poll(() => verdict(page).textContent()).toBe('Revisar');
    await expect.poll(() => page.locator('.prize').textContent()).toContain('Bronce');
    await expect
      .poll(() => page.locator('.aw-value').textContent())
      .toBe('0,91 ±0,04 consumo rápido, hasta 2 semanas en frío');
    await expect.poll(() => page.locator('.denomination').textContent()).toContain('Ganache negra');
  });

  test('each craft keeps its own bench and its own undo', async () => {
    const page = await open();
    await page.getByLabel('Título de la receta').fill('Mi helado');
    await tool(page, 'Cacao');
    await current(page, 'Cacao');
    expect(await page.getByLabel('Título de la receta').inputValue()).toBe('');
    await tool(page, 'Helado');
    await expect.poll(() => page.getByLabel('Título de la receta').inputValue()).toBe('Mi helado');
  });

  test('how far an ice cream is frozen is told once, where it is served', async () => {
    const page = await open({ recipe: BEGINNER });
    const view = page.locator('.craft-view');
    await view.locator('.plot-reading output').first().waitFor();
    const said = (await view.locator('p, output').allTextContents()).join(' ');
    expect(said.match(/[\d,]+ % del agua/g), said).toHaveLength(1);
    expect(said).toMatch(/A −11,5 °C: [\d,]+ % del agua congelada.*Temperatura física/);
  });

  test('a Jijona says what its cost is per kilo of: weighed in the book, finished in the reading', async () => {
    const grams = { 'Almendra tostada': 670, Miel: 120, Azúcar: 170, Clara: 40 };
    const page = await bookOf([recipe('turron', 'jijona', grams, 'Jijona')]);
    await expect
      .poll(() => page.locator('.figures').textContent())
      .toMatch(/Coste por kilo terminado[^€]*[\d,]+ €\/kg/);
    await tool(page, 'Recetario');
    await expect.poll(() => page.locator('.entry-glance').textContent()).toMatch(/ · [\d,]+ € por kilo pesado$/);
  });

  test('De dónde sale: every parameter with formula and source, every range of the type with its source', async () => {
    const page = await open({ recipe: BEGINNER });
    await page.getByRole('tab', { name: 'De dónde sale' }).click();
    const panel = page.getByRole('tabpanel');
    await panel.locator('dl.method').waitFor();
    await expect
      .poll(() => panel.textContent())
      .toMatch(/\d{3} ingredientes.*Temperatura a la que está congelado el 69 % del agua.*Rangos de «Helado crema»/s);
    expect(await panel.locator('tbody tr').count()).toBeGreaterThan(5);
    await expect
      .poll(() => panel.locator('table', { hasText: 'tres escuelas' }).locator('tbody tr').allTextContents())
      .toEqual([
        expect.stringMatching(/^Índice clásico\d+,\d puntosAzúcares/),
        expect.stringMatching(/^Tabla de Corvitto−\d+,\d °CLos mismos puntos/),
        expect.stringMatching(/^Física del agua−\d+,\d °C ±0,\dMoléculas/),
      ]);
    expect((await panel.locator('tbody td.source').allTextContents()).every((text) => text.length > 3)).toBe(true);
  });
});
