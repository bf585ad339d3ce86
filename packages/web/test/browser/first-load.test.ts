import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { CRAFTS, type TypeInfo } from '@obrador/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { encodeRecipe, type SharedRecipe } from '../../src/recipe/share.ts';
import { addField, BEGINNER, begin, bench, choices, grams, open, origin, useApp, verdict } from './app.ts';

useApp();

/** The page, the notebook and the names of one craft's foods: what reads a formula follows once there is where to write it. */
const MOST_KILOBYTES = 46;

/** All of a first visit, letters and styles too, until somebody writes: what reads names of the list and shows figures. */
const MOST_OF_A_VISIT = 220;

/** Compressed size, in kB of 1,024, of each script asked for until a first visitor can write an ingredient. */
async function scriptsUntilReady(page: Page): Promise<ReadonlyMap<string, number>> {
  // Stamped by the page itself: whatever is asked for before it can be written in counts, modules fetched ahead included.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role=combobox]')) return;
      watch.disconnect();
      Object.assign(globalThis, { readyAt: performance.now() });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(origin());
  await addField(page).waitFor();
  const asked = await page.evaluate(() => {
    const { readyAt } = globalThis as typeof globalThis & { readyAt: number };
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return all
      .filter(({ startTime, name }) => startTime <= readyAt && name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname);
  });
  const built = new URL('../../dist', import.meta.url);
  return new Map(asked.map((path) => [path, gzipSync(readFileSync(`${built.pathname}${path}`)).length / 1024]));
}

/** Compressed size, in kB of 1,024, of all a page has asked for. */
async function askedFor(page: Page): Promise<ReadonlyMap<string, number>> {
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const built = new URL('../../dist', import.meta.url).pathname;
  const sizeOf = (path: string) => {
    const file = readFileSync(`${built}${path}`);
    return (path.endsWith('.woff2') ? file : gzipSync(file)).length / 1024;
  };
  return new Map(asked.map((path) => [path, sizeOf(path)]));
}

/** A page as on a slow line: what the pattern says is on its way until it is released. */
async function onSlowLine(
  path: string,
  late: RegExp,
  before = '',
): Promise<{ readonly page: Page; readonly release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open({ blank: true, before });
  await page.route(late, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(origin() + path, { waitUntil: 'commit' });
  return { page, release };
}

/** What reads a formula: the engine, and what shows its reading. */
const READERS = /engine|craft|reading-module|lessons|worker/;

const SCRIPT = /assets\/index-.*\.js/;

/** Every element of the page with what it says of itself, as sent or as drawn. */
const outline = () =>
  [...document.querySelectorAll('#app *')].map(({ localName, id, textContent }) => `${localName} ${id} ${textContent}`);

describe('the first load', () => {
  test(`asks for less than ${MOST_KILOBYTES} kB of script before anything can be written, and for nothing of other crafts`, async () => {
    const sizes = await scriptsUntilReady(await open({ blank: true }));
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const shown = [...sizes].map(([path, size]) => `${path} ${size.toFixed(1)}`).join('\n');
    expect(total, shown).toBeLessThan(MOST_KILOBYTES);
    expect(sizes.size, shown).toBeLessThanOrEqual(4);
    expect(
      [...sizes.keys()].filter((path) => /engine|craft|lessons|solver|worker|frame|sharing|runner/.test(path)),
    ).toEqual([]);
  });

  test(`asks for less than ${MOST_OF_A_VISIT} kB in all, and for other names of foods once there is something to read`, async () => {
    const page = await open({ empty: true });
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('-table-')),
    );
    const sizes = await askedFor(page);
    const shown = [...sizes].map(([path, size]) => `${path} ${size.toFixed(1)}`).join('\n');
    expect(
      [...sizes.values()].reduce((sum, size) => sum + size, 0),
      shown,
    ).toBeLessThan(MOST_OF_A_VISIT);
    expect([...sizes.keys()].filter((path) => /lessons|evidence|worker/.test(path))).toEqual([]);
    await addField(page).fill('Leche entera');
    await addField(page).press('Enter');
    await expect.poll(async () => [...(await askedFor(page)).keys()].some((path) => /lessons/.test(path))).toBe(true);
  });

  test('opens no tables of dates or numbers of the browser, which take longer than all else until it can be written in', async () => {
    const page = await open({ blank: true });
    await page.addInitScript(() => {
      const opened: string[] = [];
      Object.assign(globalThis, { opened });
      for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'Collator'] as const) {
        const noting: ProxyHandler<new (...of: unknown[]) => object> = {
          construct: (real, of) => {
            opened.push(name);
            return new real(...of);
          },
        };
        Object.assign(Intl, { [name]: new Proxy(Intl[name] as new () => object, noting) });
      }
    });
    await page.goto(origin());
    await addField(page).waitFor();
    expect(await page.evaluate(() => (globalThis as typeof globalThis & { opened: string[] }).opened)).toEqual([]);
  });

  test('can be written in before its script has come, and goes on with what was written', async () => {
    const { page, release } = await onSlowLine('/', SCRIPT);
    const field = page.getByLabel('Añadir ingrediente…');
    await field.click();
    await page.keyboard.type('leche ent');
    expect(await addField(page).count()).toBe(0);
    const sent = await page.evaluate(outline);
    release();
    await choices(page).filter({ hasText: 'Leche entera' }).first().waitFor();
    await page.keyboard.type('e');
    await expect.poll(() => addField(page).inputValue()).toBe('leche ente');
    await page.keyboard.press('Enter');
    await grams(page, 'Leche entera').waitFor();
    const drawn = await open({ empty: true });
    await addField(drawn).waitFor();
    await expect.poll(() => drawn.evaluate(outline)).toEqual(sent);
    await expect.poll(() => drawn.locator('[inert], .early, [aria-busy=true]').count()).toBe(0);
  });

  test('keeps what was written in a field that was left before its script came', async () => {
    const { page, release } = await onSlowLine('/', SCRIPT);
    await page.getByLabel('Añadir ingrediente…').fill('masa madre de la tía');
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    release();
    await addField(page).waitFor();
    await expect.poll(() => addField(page).inputValue()).toBe('masa madre de la tía');
    await addField(page).click();
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await bench(page)).map(([name]) => name)).toEqual(['masa madre de la tía']);
  });

  test.each([
    ['has been here', '/', "localStorage.setItem('obrador.preferencias', '{}')"],
    ['comes with a recipe', `/#${encodeRecipe(BEGINNER)}`, ''],
  ])('shows no empty bench to who %s', async (_, path, before) => {
    const { page, release } = await onSlowLine(path, SCRIPT, before);
    await page.waitForFunction(() => document.readyState !== 'loading');
    expect(await page.locator('#app').isVisible()).toBe(false);
    release();
    await addField(page).waitFor();
  });

  test('finds every food by its name at once, and by its other names when they have come', async () => {
    // Neither the other names nor the worker are there yet.
    const { page, release } = await onSlowLine('/helado', /lessons|worker/);
    await addField(page).fill('maltodextrina');
    await choices(page).filter({ hasText: 'Maltodextrina' }).first().waitFor();
    await addField(page).fill('maizena');
    expect(await choices(page).filter({ hasText: 'Almidón de maíz' }).count()).toBe(0);
    release();
    await choices(page).filter({ hasText: 'Almidón de maíz' }).first().waitFor();
  });

  test('shows the figures of a link before other names have come, and no good verdict before what is published has', async () => {
    const { example, types } = CRAFTS.find(({ id }) => id === 'helado')!;
    const [{ id: type }] = types as [TypeInfo];
    const ingredients = example.ingredients as SharedRecipe['ingredients'];
    const link = encodeRecipe({ craft: 'helado', type: `${example.type ?? type}`, title: '', ingredients });
    const { page, release } = await onSlowLine(`/#${link}`, /lessons|evidence/);
    await page.locator('.meters').waitFor();
    const figures = await page.locator('.meters').textContent();
    expect(await verdict(page).textContent()).toBe('—');
    expect(await page.locator('.verdict-note').textContent()).toBe('Comparando con lo publicado…');
    expect(await page.locator('.prize, .advice, .denomination').count()).toBe(0);
    release();
    await expect.poll(() => verdict(page).textContent()).toBe('Equilibrada');
    expect(await page.locator('.meters').textContent()).toBe(figures);
  });

  test('shows no figures of a link that has another name in it before that can be read', async () => {
    const ingredients = [
      { name: 'Leche entera', grams: 800 },
      { name: 'maizena', grams: 30 },
    ];
    const link = encodeRecipe({ craft: 'helado', type: 'helado_crema', title: '', ingredients });
    const { page, release } = await onSlowLine(`/#${link}`, /lessons/);
    await page.locator('.bench[aria-busy=true]').waitFor();
    await page.waitForTimeout(300);
    expect(await page.locator('.meters, .row').count()).toBe(0);
    release();
    await page.locator('.meters').waitFor();
    expect(await page.locator('.row[data-unknown]').count()).toBe(0);
  });

  test('says of no line that nobody knows it before other names have come, and shows no figure without it', async () => {
    const { page, release } = await onSlowLine('/helado', /lessons|worker/);
    for (const name of ['Leche entera', 'maizena']) {
      await addField(page).fill(name);
      await addField(page).press('Enter');
      await page.locator('.row .grams').last().fill('100');
      await page.locator('.meters, .panel .loading').first().waitFor();
    }
    await page.locator('.panel .loading').waitFor();
    expect(await page.locator('.row[data-unknown], .meters').count()).toBe(0);
    release();
    await page.locator('.meters').waitFor();
    expect(await page.locator('.row[data-unknown]').count()).toBe(0);
  });

  test('takes a formula before there is anything to read it with, and reads all of it afterwards', async () => {
    const { page, release } = await onSlowLine('/helado', READERS);
    for (const [typed, name, weight] of [
      ['leche ent', 'Leche entera', '600'],
      ['nata 35', 'Nata 35%', '150'],
      ['azúcar', 'Azúcar', '150,5'],
    ] as const) {
      await addField(page).fill(typed);
      await addField(page).press('Enter');
      await grams(page, name).fill(weight);
    }
    await expect.poll(() => verdict(page).textContent()).toBe('—');
    expect(await page.locator('.row[data-unknown]').count()).toBe(0);
    release();
    await expect.poll(() => verdict(page).textContent()).not.toBe('—');
    await page.locator('.meters').waitFor();
    await page.locator('.advice').waitFor();
    await expect.poll(() => grams(page, 'Azúcar').inputValue()).toBe('150,5');
    await expect.poll(() => page.locator('.ledger-total output').textContent()).toBe('900,5');
  });

  test('loses no key of what is typed before there are rows to write in, or a notebook to keep it', async () => {
    const { page, release } = await onSlowLine('/helado', /ledger-rows|notebook/);
    await addField(page).click();
    await page.keyboard.type('leche ent');
    await choices(page).filter({ hasText: 'Leche entera' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('600');
    expect(await page.locator('.row').count()).toBe(0);
    release();
    await expect.poll(() => bench(page)).toEqual([['Leche entera', '600']]);
    await page.waitForTimeout(600);
    await page.reload();
    await expect.poll(() => bench(page)).toEqual([['Leche entera', '600']]);
  });

  test('takes a pasted recipe before there is anything to read it with', async () => {
    const { page, release } = await onSlowLine('/cacao', READERS);
    const begun = begin(page, 'Cacao');
    release();
    await begun;
    await expect.poll(() => verdict(page).textContent()).not.toBe('—');
  });

  test("keeps the place of the baker's percentages until bread can reckon them", async () => {
    const { page, release } = await onSlowLine('/pan', READERS);
    await addField(page).fill('agua');
    await addField(page).press('Enter');
    await page.locator('.ledger.with-bakers .share.bakers').waitFor();
    release();
    await page.locator('.meters, .panel .lead, .refusal').first().waitFor();
    await expect.poll(() => page.locator('.ledger.with-bakers').count()).toBe(1);
  });
});

const CARDS = [
  ['helado', 'Galleta María', 'gluten'],
  ['turron', 'Galleta digestive', 'gluten'],
] as const;

test.each(sampled(CARDS, 2))(
  'the card of a food in %s tells its label, its allergens and how good each figure is',
  async (craft, name, allergen) => {
    const page = await open({ path: `/${craft}` });
    await addField(page).fill(name);
    await choices(page).filter({ hasText: name }).first().click();
    const card = page.locator('.card');
    await card.getByText('En la etiqueta, por 100 g').waitFor();
    await expect
      .poll(() => card.textContent())
      .toMatch(new RegExp(`Valor energético, kcal\\d+.*Contiene [^.]*${allergen}.*(Medido|Calculado|Estimado)`));
  },
);
