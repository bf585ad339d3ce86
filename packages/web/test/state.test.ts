import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withLine, withoutLine } from '../src/state/recipe.ts';
import { fakeBrowser } from './tabs.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  // Drafts are written after a pause: none may reach the storage of a later test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  browser = fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Tab = Awaited<ReturnType<typeof browser.openTab>>;

const title = (text: string) => (recipe: NonNullable<Tab['recipe']['value']>) => ({ ...recipe, title: text });
const firstLine = (tab: Tab) => tab.recipe.value!.lines[0]!.id;

describe('the way back a notice offers', () => {
  test('undoes its own change, in the craft where it was made', async () => {
    const tab = await browser.openTab();
    await tab.openCraft('helado');
    tab.edit((recipe) => withoutLine(recipe, firstLine(tab)));
    tab.tellUndoable('Se ha quitado.');
    await tab.openCraft('cacao');
    tab.edit(title('Bombón'));
    tab.notice.value!.action!.run();
    expect(tab.craftId.value).toBe('helado');
    expect(tab.recipe.value!.lines).toHaveLength(6);
    expect(tab.recipeOf('cacao')!.title).toBe('Bombón');
  });

  test('goes once the formula has moved on, and leaves later notices alone', async () => {
    const tab = await browser.openTab();
    await tab.openCraft('helado');
    tab.edit((recipe) => withoutLine(recipe, firstLine(tab)));
    tab.tellUndoable('Se ha quitado.');
    tab.edit((recipe) => withLine(recipe, firstLine(tab), { grams: 1 }));
    expect(tab.notice.value).toBe(null);
    tab.edit(title('Nata'));
    tab.tellUndoable('Otro cambio.');
    tab.tell('Otra cosa.');
    tab.undo();
    expect(tab.notice.value?.text).toBe('Otra cosa.');
  });
});

describe('two tabs', () => {
  test('one that was only looked at does not write over the draft of the other', async () => {
    const [idle, busy] = [await browser.openTab(), await browser.openTab()];
    await idle.openCraft('helado');
    await busy.openCraft('helado');
    busy.edit(title('La buena'));
    busy.hears('pagehide');
    idle.hears('pagehide');
    const next = await browser.openTab();
    await next.openCraft('helado');
    expect(next.recipe.value!.title).toBe('La buena');
  });

  test('one that was only looked at follows the other; one that was worked on keeps its recipe', async () => {
    const [idle, busy, other] = [await browser.openTab(), await browser.openTab(), await browser.openTab()];
    for (const tab of [idle, busy, other]) await tab.openCraft('helado');
    other.edit(title('Otra'));
    busy.edit(title('La buena'));
    busy.hears('pagehide');
    for (const tab of [idle, other]) tab.hears('storage', 'borrador.helado');
    expect(idle.recipe.value!.title).toBe('La buena');
    expect(other.recipe.value!.title).toBe('Otra');
  });

  test('own prices of both are kept', async () => {
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    one.setPrice('helado', 'Azúcar', 2);
    other.hears('storage', 'precios');
    other.setPrice('helado', 'Dextrosa', 3);
    const next = await browser.openTab();
    expect(next.pricesOf('helado')).toEqual({ Azúcar: 2, Dextrosa: 3 });
  });
});

describe('the entry of the book', () => {
  const save = (tab: Tab) => {
    tab.keep(tab.recipe.value!, 0);
    tab.keepDraft();
  };
  const titles = (tab: Tab) => tab.book.value.map(({ recipe }) => recipe.title);

  test('follows the recipe through undo, and a later visit', async () => {
    const tab = await browser.openTab();
    await tab.openCraft('helado');
    tab.edit(title('Nata'));
    save(tab);
    tab.undo();
    save(tab);
    expect(titles(tab)).toEqual(['']);
    const next = await browser.openTab();
    await next.openCraft('helado');
    save(next);
    expect(titles(next)).toEqual(['']);
  });

  test('is not that of the recipe that was on the bench before', async () => {
    const tab = await browser.openTab();
    await tab.openCraft('helado');
    tab.edit(title('Nata'));
    tab.clearBench();
    tab.edit(title('Fresa'));
    save(tab);
    tab.undo();
    tab.undo();
    save(tab);
    expect(titles(tab)).toEqual(['Nata', 'Fresa']);
  });
});

test('only what the person put on the bench counts as work that a link would cover', async () => {
  const tab = await browser.openTab();
  await tab.openCraft('helado');
  expect(tab.workOf('helado')).toBe(null);
  tab.edit(title('Nata'));
  expect(tab.workOf('helado')?.title).toBe('Nata');
  tab.hears('pagehide');
  const next = await browser.openTab();
  await next.openCraft('helado');
  expect(next.workOf('helado')?.title).toBe('Nata');
  next.clearBench();
  expect(next.workOf('helado')).toBe(null);
});

test('a batch of an empty formula is no batch', async () => {
  const tab = await browser.openTab();
  await tab.openCraft('helado');
  tab.batch.value = { kind: 'total', total: 5000, count: null, each: null };
  expect(tab.batchGrams.value).toBe(5000);
  tab.clearBench();
  expect(tab.batchGrams.value).toBe(null);
  expect(tab.batchFactor.value).toBe(1);
});

test('a price that the browser does not keep is said not to be kept', async () => {
  const tab = await browser.openTab();
  expect(tab.setPrice('helado', 'Azúcar', 2)).toBe(true);
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(tab.setPrice('helado', 'Azúcar', 3)).toBe(false);
  expect(tab.pricesOf('helado')).toEqual({ Azúcar: 3 });
});
