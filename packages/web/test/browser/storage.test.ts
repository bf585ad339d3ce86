import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import {
  another,
  BEGINNER,
  bench,
  downloaded,
  grams,
  open,
  openTab,
  origin,
  stored,
  title,
  tool,
  useApp,
} from './app.ts';

useApp();

const titles = (page: Page) => page.locator('.book-entries strong').allTextContents();
const saved = (page: Page) => page.locator('.save-state', { hasText: /^Guardada$/ }).waitFor();
const path = (page: Page) => new URL(page.url()).pathname;

/** As Obrador 1.0 left them in the browser. */
const line = (name: string, weight: number) => ({ id: 1, name, grams: weight, locked: false, min: null, max: null });
const old = (id: string, name: string) => ({
  id,
  savedAt: 1_700_000_000_000,
  recipe: {
    craft: 'helado',
    type: 'helado_crema',
    title: name,
    lines: [line('Leche entera', 600), line('Azúcar', 120)],
    savedId: id,
  },
});
const leave = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(
      ([key, text]) =>
        `localStorage.getItem('obrador.${key}') ?? localStorage.setItem('obrador.${key}', ${JSON.stringify(text)});`,
    )
    .join('\n');

async function copyOf(page: Page): Promise<{
  readonly borradores?: { contenido: { titulo: string } }[];
  readonly apartados?: { texto: string }[];
  readonly precios?: { precio: number }[];
}> {
  const button = page.getByRole('button', { name: 'Descargar copia' }).first();
  return JSON.parse((await downloaded(page, () => button.click())).text);
}

describe('what Obrador 1.0 left in this browser', () => {
  test('is in the book, on the bench and among the prices at the first visit', async () => {
    const page = await open({
      before: leave({
        recetario: JSON.stringify([old('a', 'Avellana'), old('b', 'Limón')]),
        'borrador.helado': JSON.stringify({ ...old('a', 'Avellana').recipe, title: 'Avellana, a medias' }),
        precios: JSON.stringify({ helado: { Azúcar: 4.5 } }),
        ingredientes: JSON.stringify([{ craft: 'helado', name: 'Pasta mía', fields: { materiagrasa: 52 } }]),
      }),
    });
    await expect.poll(() => title(page).inputValue()).toBe('Avellana, a medias');
    await expect
      .poll(() => bench(page))
      .toEqual([
        ['Leche entera', '600'],
        ['Azúcar', '120'],
      ]);
    await openTab(page, 'Coste');
    await expect.poll(() => page.getByLabel('Precio de Azúcar, euros por kilo').inputValue()).toBe('4,50');
    await tool(page, 'Mis ingredientes');
    await page.getByRole('button', { name: /^Pasta mía.*editar$/ }).waitFor();
    await page.keyboard.press('Escape');
    await tool(page, 'Recetario');
    await expect.poll(async () => (await titles(page)).sort()).toEqual(['Avellana', 'Limón']);
    await page.reload();
    await expect.poll(async () => (await titles(page)).sort()).toEqual(['Avellana', 'Limón']);
  });

  test('cut by one letter: what is whole is in the book, and the rest goes with every copy', async () => {
    const text = JSON.stringify([old('a', 'Avellana'), old('b', 'Limón')]).slice(0, -3);
    const page = await open({ path: '/recetario', before: leave({ recetario: text }) });
    await expect.poll(() => titles(page)).toEqual(['Avellana']);
    await page.getByText('Hay 1 anotación que no se ha podido leer.').waitFor();
    expect((await copyOf(page)).apartados?.map(({ texto }) => texto)).toEqual([text]);
    await page.goto(`${origin()}/helado`);
    await title(page).fill('Nueva');
    await tool(page, 'Guardar');
    await saved(page);
    expect(await page.evaluate(() => localStorage.getItem('obrador.recetario'))).toBe(text);
  });

  test('garbage in every place: the app opens, and everything is kept aside', async () => {
    const nonsense = '{"lines":[null,{"name":7,"grams":"x"}],"craft":"helado","tema":3}';
    const keys = ['borrador.helado', 'recetario', 'ingredientes', 'precios', 'preferencias'];
    const page = await open({ before: leave(Object.fromEntries(keys.map((key) => [key, nonsense]))) });
    await expect
      .poll(() => bench(page))
      .toEqual([
        ['', ''],
        ['', ''],
      ]);
    await tool(page, 'Recetario');
    await page.getByText(/^Hay 4 anotaciones que no se han podido leer/).waitFor();
  });
});

describe('a browser that keeps nothing', () => {
  const SAYS = /No queda sitio en el navegador/;

  const NO_ROOM = `const real = { add: IDBObjectStore.prototype.add, put: IDBObjectStore.prototype.put };
    globalThis.sitio = false;
    for (const name of ['add', 'put']) {
      IDBObjectStore.prototype[name] = function (...args) {
        if (!globalThis.sitio) throw new DOMException('full', 'QuotaExceededError');
        return real[name].apply(this, args);
      };
    }`;

  test('full: it says so at once, the work stays on screen, a copy has it, and trying again works', async () => {
    const page = await open({ recipe: BEGINNER, before: NO_ROOM });
    await title(page).fill('La única');
    await page.getByText(SAYS).waitFor();
    await tool(page, 'Guardar');
    await page.getByText(SAYS).waitFor();
    await expect.poll(() => page.locator('.save-state').textContent()).toBe('Borrador');
    await expect.poll(() => title(page).inputValue()).toBe('La única');
    const { borradores = [] } = await copyOf(page);
    expect(borradores.map(({ contenido }) => contenido.titulo)).toEqual(['La única']);
    // Trying again in vain, and reading what there is, do not make it kept.
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('Sigue sin poderse guardar.').waitFor();
    await page.getByText(SAYS).waitFor();
    await tool(page, 'Recetario');
    await page.locator('.book-head').waitFor();
    await page.getByText(SAYS).waitFor();
    await page.goBack();
    await page.evaluate('globalThis.sitio = true');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText(SAYS).waitFor({ state: 'detached' });
    // What was asked for was a version.
    await saved(page);
    const next = await another(page, path(page));
    await expect.poll(() => title(next).inputValue()).toBe('La única');
  });

  test('full for a price: other writes do not hide it, a copy has it, and trying again keeps it', async () => {
    const page = await open({
      before: NO_ROOM.replace('!globalThis.sitio', "!globalThis.sitio && this.name === 'precios'"),
    });
    await openTab(page, 'Coste');
    const price = page.getByLabel('Precio de Azúcar, euros por kilo');
    await price.fill('4,5');
    await page.keyboard.press('Tab');
    await page.getByText(SAYS).waitFor();
    await title(page).fill('Otra cosa');
    await tool(page, 'Guardar');
    await saved(page);
    await page.getByText(SAYS).waitFor();
    const kept = (await copyOf(page)).precios?.map(({ precio }) => precio);
    expect(new Set(kept)).toEqual(new Set([4.5]));
    await page.evaluate('globalThis.sitio = true');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText(SAYS).waitFor({ state: 'detached' });
    const next = await another(page, path(page));
    await openTab(next, 'Coste');
    await expect.poll(() => next.getByLabel('Precio de Azúcar, euros por kilo').inputValue()).toBe('4,50');
  });

  test('forbidden: the app works, says so, and hands out the work', async () => {
    const page = await open({
      before: `Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(globalThis, name, { get() { throw new DOMException('no', 'SecurityError'); } });
        }`,
    });
    await page.getByText('El navegador no permite guardar').waitFor();
    await grams(page, 'Azúcar').fill('60');
    await expect.poll(() => page.locator('.verdict-word').textContent()).toBe('Revisar');
    await title(page).fill('En privado');
    await tool(page, 'Guardar');
    const { borradores = [] } = await copyOf(page);
    expect(borradores.map(({ contenido }) => contenido.titulo)).toEqual(['En privado']);
  });
});

/** Savings of each tab. */
const SAVINGS = runs(200);

test(`two tabs saving ${SAVINGS} times each at once lose nothing`, async () => {
  const page = await open({ recipe: BEGINNER });
  await tool(page, 'Guardar');
  await saved(page);
  const other = await another(page, path(page));
  const save = (tab: Page, from: number) =>
    tab.evaluate(
      async ({ start, savings }) => {
        const field = document.querySelector<HTMLInputElement>('.row .grams')!;
        const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Guardar')!;
        for (let i = 0; i < savings; i++) {
          field.value = String(start + i);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve));
          button.click();
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      { start: from, savings: SAVINGS },
    );
  await Promise.all([save(page, 1000), save(other, 5000)]);
  const weights = async () =>
    (await stored(page, 'versiones')).map(({ contenido }) => contenido.ingredientes[0]!.gramos!);
  const wanted = [500, ...Array.from({ length: SAVINGS }, (_, i) => [1000 + i, 5000 + i]).flat()].sort((a, b) => a - b);
  await expect.poll(async () => (await weights()).sort((a, b) => a - b)).toEqual(wanted);
});

test('a notebook deleted in the middle of a session is written again, and the person is told', async () => {
  const page = await open({ recipe: BEGINNER });
  await tool(page, 'Guardar');
  await saved(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('obrador').onsuccess = resolve;
      }),
  );
  await page.getByText('El navegador había borrado el cuaderno.').waitFor();
  await tool(page, 'Recetario');
  await expect.poll(() => titles(page)).toEqual(['Nata de casa']);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Nata de casa']);
});

test('a database of a newer Obrador is used as it is, also when it comes while the app is open', async () => {
  const page = await open({ recipe: BEGINNER });
  await tool(page, 'Guardar');
  await saved(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('obrador', 99);
        request.onupgradeneeded = () => request.result.createObjectStore('futuro');
        request.onsuccess = () => {
          const tx = request.result.transaction('versiones', 'readwrite');
          tx.objectStore('versiones').put({ v: 2, id: 'z', receta: 'r', capas: [] });
          tx.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  await grams(page, 'Azúcar').fill('111');
  await tool(page, 'Guardar');
  await saved(page);
  await page.reload();
  await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('111');
  await tool(page, 'Recetario');
  await page.getByText('2 versiones').waitFor();
  await page.getByText('Hay 1 anotación que no se ha podido leer.').waitFor();
});

test('what is typed in the last moment before the page goes is there when it comes back', async () => {
  const page = await open();
  await title(page).fill('Último instante');
  await page.reload();
  await expect.poll(() => title(page).inputValue()).toBe('Último instante');
});
