import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { button, hands } from '../hands.ts';
import {
  BEGINNER,
  bench,
  current,
  dialog,
  grams,
  open,
  type Page,
  paste,
  recipe,
  title,
  tool,
  useApp,
  verdict,
  visit,
} from './app.ts';

useApp();

const made = (page: Page) => dialog(page).locator('.made');

const MIX = recipe('helado', 'helado_crema', {
  'Leche entera': 595,
  'Nata 35%': 180,
  'Leche en polvo desnatada': 40,
  Azúcar: 145,
  Dextrosa: 35,
  'Neutro para cremas 5 g/kg': 5,
});
const LABEL =
  'Ingredientes: leche entera, azúcar, nata (18 %), leche en polvo desnatada, dextrosa, yema de huevo. Información nutricional: Valor energético 890 kJ / 213 kcal. Grasas 9 g, de las cuales saturadas 5,8 g. Hidratos de carbono 25 g, de los cuales azúcares 25 g. Proteínas 4,1 g. Sal 0,12 g';

async function wish(page: Page, flavours: string, ...without: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: /^Empieza con un deseo/ }).click();
  await dialog(page).getByLabel('Sabores').fill(flavours);
  for (const name of without) await dialog(page).getByLabel(name, { exact: true }).check();
  await dialog(page).getByRole('button', { name: 'Formular' }).click();
  await dialog(page).locator('.answer').waitFor();
}

describe('a formula with nothing in it', () => {
  test('in blank, the first ingredient waits to be written and the ways are gone', async () => {
    const page = await open({ empty: true });
    await page.getByRole('button', { name: /^En blanco/ }).click();
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Añadir ingrediente…');
    expect(await page.locator('.begin').count()).toBe(0);
  });

  test('a type chosen with the keys leads to the first ingredient', async () => {
    const page = await open({ empty: true });
    await page.getByRole('button', { name: /^¿Qué vas a hacer/ }).click();
    await dialog(page).getByLabel('Buscar un tipo').first().fill('granizado');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Añadir ingrediente…');
  });

  test('a pasted recipe fills it', async () => {
    const page = await open({ empty: true });
    await page.getByRole('button', { name: /^Pega una receta/ }).click();
    await page.getByLabel('Receta en texto').fill('600 g leche entera\n150 g azúcar');
    await tool(page, 'Usar en esta receta');
    await expect
      .poll(() => bench(page))
      .toEqual([
        ['leche entera', '600'],
        ['azúcar', '150'],
      ]);
  });

  test('«Nueva» offers the same ways beside the work, which stays', async () => {
    const page = await open({ recipe: BEGINNER });
    await tool(page, 'Nueva');
    await page.locator('.begin').waitFor();
    await page.locator('.notice').getByRole('button', { name: 'Volver' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('Nata de casa');
    expect(await page.locator('.begin').count()).toBe(0);
  });

  test('«Nueva» asks what it is and inherits nothing; a «Montaje» is weighed and not judged: 3 actions', async () => {
    const page = await open({ recipe: recipe('helado', 'sorbete_agua', { Agua: 500, Azúcar: 200 }) });
    const hand = hands();
    await hand.tap(button(page, 'Nueva'));
    const asked = page.getByRole('button', { name: /^¿Qué vas a hacer/ });
    await expect.poll(() => asked.textContent()).toContain('«Helado crema»');
    await hand.tap(asked);
    await hand.tap(dialog(page).getByRole('option', { name: /^Montaje/ }));
    await paste(page, 'Leche entera\t500\nAzúcar\t100');
    await expect.poll(() => verdict(page).textContent()).toBe('Montaje');
    expect(await page.locator('.meter').count()).toBe(0);
    expect(await page.locator('.suggestions, .worst').count()).toBe(0);
    await page.locator('.figures li').first().waitFor();
    expect(hand.count).toBe(3);
  });
});

describe('from a wish', () => {
  test('what was said of the formula stays with the recipe as its notes: saved, read again and printed', async () => {
    const page = await open({ empty: true, hurried: true });
    await wish(page, 'pistacho 12 %', 'Huevo');
    const said = await made(page).first().locator('.made-why li').allTextContents();
    await made(page)
      .first()
      .getByRole('button', { name: /^Abrir como borrador/ })
      .click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('.recipe-note summary').click();
    const notes = page.getByLabel('Notas', { exact: true });
    const plain = said.map((text) => text.replaceAll('\u00a0', ' '));
    await expect.poll(() => notes.inputValue()).toBe(['Así salió la fórmula:', ...plain].join('\n'));
    await notes.fill('Marca sin trazas de huevo.');
    await tool(page, 'Guardar');
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
    await visit();
    await expect.poll(() => page.locator('.recipe-note-start').textContent()).toBe('Marca sin trazas de huevo.');
    await expect.poll(() => page.locator('.print-sheet .print-noted').textContent()).toBe('Marca sin trazas de huevo.');
  });

  test('up to three formulas with ingredients, verdict, reasons, cost and allergens; one tap opens one', async () => {
    const page = await open({ empty: true });
    await wish(page, 'pistacho 12 %', 'Huevo');
    expect(await made(page).count()).toBeGreaterThan(0);
    expect(await made(page).count()).toBeLessThanOrEqual(3);
    const first = made(page).first();
    const text = (await first.textContent())!;
    expect(text).toMatch(/Helado crema con pasta de pistacho 100%, sin huevo/);
    expect(text).toMatch(/Fórmula equilibrada.*Coste[\d,]+ €\/kg.*Alérgenos.*leche.*pistacho/);
    expect(text).toMatch(/Por qué.*Parte de «/);
    const rows = await first.locator('tbody tr').count();
    await first.getByRole('button', { name: /^Abrir como borrador/ }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect((await bench(page)).length).toBe(rows);
    await expect.poll(() => grams(page, 'Pasta de pistacho 100%').inputValue()).toBe('120');
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    await page.locator('#deshacer').click();
    await page.locator('.begin').waitFor();
  });

  test('an impossible one says which wishes collide and shows the nearest', async () => {
    const page = await open({ empty: true });
    await wish(page, 'pistacho', 'Leche');
    const answer = dialog(page).locator('.answer');
    await expect.poll(() => answer.getByRole('heading', { name: 'Así no se puede' }).count()).toBe(1);
    await expect.poll(() => answer.locator('.refusal').textContent()).toMatch(/«Helado crema» y «sin leche» chocan/);
    await expect
      .poll(() => answer.locator('.conflicts li').allTextContents())
      .toContain('Lo que pides sí se puede como «Helado vegano».');
    await made(page)
      .getByRole('button', { name: /^Abrir como borrador/ })
      .click();
    await expect.poll(() => page.locator('.type-button').textContent()).toContain('vegano');
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
  });

  test('what nobody knows is refused in words', async () => {
    const page = await open({ empty: true });
    await page.getByRole('button', { name: /^Empieza con un deseo/ }).click();
    await dialog(page).getByLabel('Con', { exact: true }).fill('kriptonita');
    await dialog(page).getByRole('button', { name: 'Formular' }).click();
    await dialog(page).locator('.refusal').waitFor();
    await expect.poll(() => dialog(page).locator('.refusal').textContent()).toContain('No se conoce «kriptonita»');
  });

  test.each(sampled(['Pan', 'Pastelería', 'Turrón', 'Cacao'], 2))('%s makes its usual type', async (name) => {
    const page = await open({ empty: true });
    await tool(page, name);
    await current(page, name);
    await wish(page, '');
    expect(await made(page).count()).toBeGreaterThan(0);
  });
});

describe('from a label', () => {
  test('a pasted label gives grams with their ranges and the fit of the table, and opens as a draft', async () => {
    const page = await open({ empty: true });
    await page.getByRole('button', { name: /^Desde una etiqueta/ }).click();
    await dialog(page).getByLabel('Lista de ingredientes').fill(LABEL);
    await expect.poll(() => dialog(page).getByLabel('Energía (kcal)').inputValue()).toBe('213');
    await expect.poll(() => dialog(page).getByLabel('Sal', { exact: true }).inputValue()).toBe('0,12');
    await dialog(page).getByRole('button', { name: 'Estimar los gramos' }).click();
    const answer = dialog(page).locator('.answer');
    await answer.waitFor();
    await expect.poll(() => answer.locator('table').first().locator('tbody tr').count()).toBe(6);
    await expect.poll(() => answer.textContent()).toMatch(/Nata 35%180/);
    await expect.poll(() => answer.textContent()).toContain('dentro de las tolerancias de control');
    await answer.getByRole('button', { name: 'Abrir como borrador' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect((await bench(page)).map(([name]) => name)).toEqual([
      'Leche entera',
      'Azúcar',
      'Nata 35%',
      'Leche en polvo desnatada',
      'Dextrosa',
      'Yema de huevo',
    ]);
  });
});

test('a name of a label that nobody knows is told before the figures, and one tap puts it right: 5 actions', async () => {
  const page = await open({ empty: true });
  const hand = hands();
  await hand.tap(page.getByRole('button', { name: /^Desde una etiqueta/ }));
  await hand.write(
    dialog(page).getByLabel('Lista de ingredientes'),
    'Nata fresca (39 %), leche concentrada desnatada, azúcar, yema de huevo, extracto de vainilla. Información nutricional: 252 kcal, grasas 17,1 g, hidratos de carbono 19,7 g, azúcares 19,7 g, proteínas 4,6 g',
  );
  await hand.tap(button(page, 'Estimar los gramos'));
  const strange = dialog(page).locator('.answer .refusal');
  await expect.poll(() => strange.textContent()).toContain('«leche concentrada desnatada» no se conoce');
  await hand.tap(strange.getByRole('button', { name: /^«leche concentrada desnatada» es / }).first());
  await strange.waitFor({ state: 'detached' });
  // The table of grams is of the label as it was put right.
  await expect
    .poll(() => dialog(page).locator('.answer table').first().getByRole('rowheader').allTextContents())
    .toContain('Leche evaporada');
  await hand.tap(button(page, 'Abrir como borrador'));
  await expect.poll(async () => (await bench(page)).length).toBe(5);
  expect(hand.count).toBe(5);
});

describe('in place of an ingredient', () => {
  const substitute = async (page: Page, name: string) => {
    await page.getByRole('button', { name: `Sustituir ${name}`, exact: true }).click();
    await dialog(page).locator('.answer').waitFor();
  };

  test('ranked proposals; the one accepted is on the bench, balanced, and can be undone', async () => {
    const page = await open({ recipe: MIX });
    const before = await bench(page);
    await substitute(page, 'Dextrosa');
    expect(await made(page).count()).toBeGreaterThan(1);
    const alike = (
      await made(page)
        .getByText(/^Se parece/)
        .allTextContents()
    ).map((text) => Number(/\d+/.exec(text)![0]));
    expect(alike).toEqual([...alike].sort((a, b) => b - a));
    await expect
      .poll(() => made(page).first().textContent())
      .toMatch(/en lugar de dextrosa.*Coste.*€ → .*€\/kg.*Alérgenosleche/);
    await made(page)
      .first()
      .getByRole('button', { name: /^Aceptar/ })
      .click();
    await dialog(page).waitFor({ state: 'detached' });
    expect((await bench(page)).map(([name]) => name)).not.toContain('Dextrosa');
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    await page.locator('.notice').getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => bench(page)).toEqual(before);
  });

  test('where the function is lost it says so instead of proposing', async () => {
    const page = await open({
      recipe: recipe('pasteleria', 'genoise', { 'Huevo entero': 200, Azúcar: 125, Harina: 125 }),
    });
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sustituir Huevo entero' }).click();
    const answer = dialog(page).locator('.answer');
    await answer.waitFor();
    await dialog(page).getByLabel('Con qué, si ya lo sabes').fill('agua');
    await tool(page, 'Buscar');
    await dialog(page).getByRole('heading', { name: 'No hay sustituto' }).waitFor();
    await expect
      .poll(() => answer.locator('.refusal').textContent())
      .toContain('El huevo es la estructura de esta elaboración');
  });

  test('what is under a padlock is not moved', async () => {
    const page = await open({ recipe: MIX });
    for (const name of ['Leche entera', 'Azúcar', 'Leche en polvo desnatada']) {
      await page.getByRole('button', { name: `Fijar el peso de ${name} al equilibrar` }).click();
    }
    await substitute(page, 'Nata 35%');
    const texts = await made(page).allTextContents();
    expect(texts.some((text) => text.includes('fijado con el candado'))).toBe(true);
  });
});
