import { describe, expect, test } from 'vitest';
import { button, hands } from '../hands.ts';
import {
  addField,
  BEGINNER,
  bench,
  bookOf,
  choices,
  current,
  dialog,
  grams,
  open,
  recipe,
  title,
  tool,
  useApp,
  verdict,
  visit,
} from './app.ts';

useApp();

const CHAT = `[14/11/26, 18:03] Marta: Hola guapa! te paso la receta
[14/11/26, 18:03] Marta: Bizcocho de limón de la abuela
[14/11/26, 18:04] Marta: 🍋 250gr. de harina
[14/11/26, 18:04] Marta: 3 huevos L
[14/11/26, 18:04] Marta: 200g azúcar, 125 g de mantequilla
[14/11/26, 18:05] Marta: 1 yogur natural
[14/11/26, 18:05] Marta: 2 cdas de zumo de limón
[14/11/26, 18:05] Marta: una pizca de sal
[14/11/26, 18:05] Marta: 1 sobre de levadura
[14/11/26, 18:06] Marta: Batir los huevos con el azúcar. Horno 180 grados 40 minutos.`;

// Enter ends a field and is none.
describe('jobs that come from elsewhere, counted in taps, fields and choices', () => {
  test('a recipe out of a chat, judged as the cake it is and saved: 5 actions', async () => {
    const page = await open({ empty: true });
    const hand = hands();
    await hand.tap(page.getByRole('button', { name: /^Pega una receta/ }));
    await hand.write(page.getByLabel('Receta en texto'), CHAT);
    await hand.tap(button(page, 'Usar en esta receta'));
    await page.getByText('Parece bizcocho de yogur, de pastelería.').waitFor();
    await hand.tap(button(page, 'Abrirla así'));
    await current(page, 'Pastelería');
    await expect.poll(() => title(page).inputValue()).toBe('Bizcocho de limón de la abuela');
    await expect
      .poll(async () => (await bench(page)).map(([, weight]) => weight))
      .toEqual(['250', '180', '200', '125', '125', '30', '0,5', '16']);
    // What was estimated is still to be confirmed.
    expect(await page.locator('.row-approx').count()).toBeGreaterThan(3);
    await hand.tap(button(page, 'Guardar'));
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
    expect(hand.count).toBe(5);
    // It was moved, not copied.
    await page.getByRole('link', { name: 'Helado', exact: true }).click();
    await current(page, 'Helado');
    await expect.poll(() => title(page).inputValue()).toBe('');
    await tool(page, 'Recetario');
    await expect
      .poll(() => page.locator('.entry-open strong').allTextContents())
      .toEqual(['Bizcocho de limón de la abuela']);
  });

  test('opened as what it is and brought back: one recipe, as it was: 2 actions', async () => {
    const page = await open({ empty: true });
    await page.getByRole('button', { name: /^Pega una receta/ }).click();
    await page.getByLabel('Receta en texto').fill(CHAT);
    await button(page, 'Usar en esta receta').click();
    const hand = hands();
    await hand.tap(button(page, 'Abrirla así'));
    await current(page, 'Pastelería');
    await hand.tap(button(page, 'Volver'));
    await current(page, 'Helado');
    await expect.poll(() => title(page).inputValue()).toBe('Bizcocho de limón de la abuela');
    expect(hand.count).toBe(2);
    await page.getByRole('link', { name: 'Pastelería', exact: true }).click();
    await current(page, 'Pastelería');
    await expect.poll(() => title(page).inputValue()).toBe('');
  });

  test('a title that says another thing is refused once, and not told again on the next visit: 1 action', async () => {
    const cream = { 'Leche entera': 600, 'Nata 35%': 180, 'Queso crema': 120, Azúcar: 150 };
    const page = await bookOf([recipe('helado', 'helado_crema', cream, 'Tarta de queso')]);
    const looksLike = page.getByText(/^Parece cheesecake, de pastelería/);
    await looksLike.waitFor();
    const hand = hands();
    await hand.tap(button(page, 'No lo es'));
    expect(hand.count).toBe(1);
    await looksLike.waitFor({ state: 'detached' });
    await tool(page, 'Guardar');
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
    await visit();
    await expect.poll(() => title(page).inputValue()).toBe('Tarta de queso');
    await page.locator('.recipe-note').first().waitFor();
    expect(await looksLike.count()).toBe(0);
    // Another title is another guess.
    await title(page).fill('Croissant');
    await page.getByText(/^Parece /).waitFor();
  });

  test('3 kg of a mango sorbet from a wish: 6 actions', async () => {
    const page = await open({ empty: true });
    const hand = hands();
    await hand.tap(page.getByRole('button', { name: /^Empieza con un deseo/ }));
    await hand.choose(dialog(page).getByLabel('Tipo'), 'Sorbete de agua');
    await hand.write(dialog(page).getByLabel('Sabores'), 'mango');
    await hand.write(dialog(page).getByLabel('Cantidad, g'), '3 kg');
    await hand.tap(button(page, 'Formular'));
    await hand.tap(
      dialog(page)
        .getByRole('button', { name: /^Abrir como borrador/ })
        .first(),
    );
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    expect(await page.locator('.ledger-total output').textContent()).toBe('3000');
    expect(hand.count).toBe(6);
  });

  test('oil in place of butter: 4 actions', async () => {
    const items = { Harina: 250, Azúcar: 200, Huevo: 300, Mantequilla: 150, Leche: 60, Impulsor: 12 };
    const page = await open({ recipe: recipe('pasteleria', 'magdalenas', items) });
    const hand = hands();
    await hand.tap(button(page, 'Sustituir Mantequilla'));
    await hand.write(dialog(page).getByLabel('Con qué, si ya lo sabes'), 'aceite de girasol');
    await hand.tap(button(page, 'Buscar'));
    await hand.tap(dialog(page).getByRole('button', { name: /^Aceptar: / }));
    const names = async () => (await bench(page)).map(([name]) => name).join();
    await expect.poll(names).toMatch(/aceite/i);
    expect(await names()).not.toContain('Mantequilla');
    expect(hand.count).toBe(4);
  });

  test('cocoa a fifth dearer in the whole book: 3 actions', async () => {
    const page = await bookOf([recipe('cacao', 'trufa', { 'Cobertura negra': 500, Nata: 400 }, 'Trufas'), BEGINNER]);
    await visit('/precios');
    const hand = hands();
    await hand.write(page.getByLabel('Buscar («cacao», «azúcar»)'), 'cacao');
    await hand.write(page.getByLabel('Cambiar el que se ve, %'), '+20 %');
    await page.getByText('Cambia 1 receta del recetario.').waitFor();
    await page.getByText('Sin margen (—): la receta no tiene precio de venta.').waitFor();
    await hand.tap(button(page, 'Usar el precio nuevo'));
    await page.getByText('El precio nuevo cuenta ya en todas las recetas y oficios.').waitFor();
    expect(hand.count).toBe(3);
  });

  test('a croissant filled with the cream of the book, weighed and not judged: 6 actions', async () => {
    const parts = [
      recipe('panaderia', 'bolleria_hojaldrada', { 'Harina de fuerza': 1000, Agua: 500, Mantequilla: 500 }, 'Cruasán'),
      recipe('pasteleria', 'crema_pastelera', { 'Leche entera': 1000, Azúcar: 200, Yema: 160 }, 'Crema de la casa'),
    ];
    const page = await bookOf(parts);
    const hand = hands();
    await hand.tap(button(page, 'Nueva'));
    for (const [name, weight] of [
      ['Cruasán', '60'],
      ['Crema de la casa', '40'],
    ] as const) {
      await hand.write(addField(page), name);
      await choices(page).first().filter({ hasText: 'receta' }).waitFor();
      await page.keyboard.press('Enter');
      await hand.write(grams(page, name), weight);
      await page.keyboard.press('Enter');
    }
    await hand.tap(button(page, 'No juzgarla'));
    await expect.poll(() => verdict(page).textContent()).toBe('Montaje');
    expect(hand.count).toBe(6);
  });

  test('the version of last week on the bench again: 3 actions', async () => {
    const page = await bookOf([BEGINNER]);
    await grams(page, 'Azúcar').fill('150');
    await tool(page, 'Guardar');
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
    const hand = hands();
    await hand.tap(page.getByRole('link', { name: 'Guardada', exact: true }));
    await hand.tap(button(page, 'Recuperar la versión 1'));
    await hand.tap(page.getByRole('link', { name: 'Abrir en la mesa' }));
    await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('100');
    expect(hand.count).toBe(3);
  });
});
