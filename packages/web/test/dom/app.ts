import { CRAFTS } from '@obrador/engine';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, expect, vi } from 'vitest';
import { CRAFT_IDS, CRAFTS as TABS } from '../../src/crafts/crafts.ts';
import { encodeRecipe, type SharedRecipe } from '../../src/recipe/share.ts';
import { addField, tool, verdict } from '../screen.ts';
import { type DomPage, domPage } from './page.ts';

export * from '../screen.ts';
export type { DomPage as Page } from './page.ts';

interface OpenOptions {
  /** Opens the page on a shared link. */
  readonly recipe?: SharedRecipe;
  readonly path?: string;
  /** Leaves the bench of a first visit as it is found: with nothing on it. */
  readonly empty?: boolean;
  /** What follows two seconds after the first screen, as the printed sheet does, comes at once. */
  readonly hurried?: boolean;
}

type Heard = Parameters<typeof addEventListener>;
const heard: Heard[] = [];

/** Every test file without a browser calls this once. */
export function useApp(): void {
  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });
}

/** Takes the app off the page, as going elsewhere does. */
function leave(): void {
  dispatchEvent(new Event('pagehide'));
  const app = document.getElementById('app');
  if (app) render(null, app);
  for (const [type, listener] of heard.splice(0)) removeEventListener(type, listener);
}

/** The whole app on a first visit, with a notebook of its own. */
export async function open({ recipe, path = '/', empty, hurried }: OpenOptions = {}): Promise<DomPage> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('Worker', undefined);
  // The app of the test before, still writing its notebook, would be another tab of this one.
  vi.stubGlobal('BroadcastChannel', undefined);
  const listen = globalThis.addEventListener;
  vi.stubGlobal('addEventListener', (...each: Heard) => {
    heard.push(each);
    listen(...each);
  });
  if (hurried) hurry();
  localStorage.clear();
  sessionStorage.clear();
  const page = await visit(recipe ? `/#${encodeRecipe(recipe)}` : path);
  if (!recipe && path === '/' && !empty) await begin(page, 'Helado');
  return page;
}

/** As long as the page keeps the printed sheet and the allergens for later. */
function hurry(): void {
  const unhurried = setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => unhurried(run, ms === 1500 || ms === 2000 ? 0 : ms));
}

/** Loads an address in the same browser; without one, that of the page again. */
export async function visit(path = location.pathname + location.search): Promise<DomPage> {
  leave();
  document.body.innerHTML = '<div id="app"></div>';
  history.replaceState(null, '', path);
  vi.resetModules();
  await import('../../src/main.tsx');
  const page = domPage();
  await page.locator('.ledger, .book-head').first().waitFor();
  await takenUp();
  return page;
}

/** A browser whose book holds these recipes, the last of them on the bench. */
export async function bookOf(recipes: readonly SharedRecipe[], options: OpenOptions = {}): Promise<DomPage> {
  const page = await open({ ...options, recipe: recipes[0]! });
  for (const [i, each] of recipes.entries()) {
    if (i > 0) await visit(`/#${encodeRecipe(each)}`);
    await expect.poll(() => page.getByLabel('Título de la receta').inputValue()).toBe(each.title);
    await tool(page, 'Guardar');
    await page.locator('.save-state', { hasText: 'Guardada' }).waitFor();
  }
  return page;
}

/** The file that an action hands out. */
export async function downloaded(action: () => Promise<unknown>): Promise<{ name: string; text: string }> {
  let name = '';
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  const given = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  await action();
  await expect.poll(() => name).not.toBe('');
  const [[blob]] = made.mock.calls as [[Blob]];
  made.mockRestore();
  given.mockRestore();
  // Not by text(), which leaves out the mark of a spreadsheet.
  return { name, text: Buffer.from(await blob.arrayBuffer()).toString() };
}

/** Nobody has a hand on the page before its notebook is open: what is read of it later counts as a change. */
async function takenUp(): Promise<void> {
  const [{ openNotebook }, { loadOwn }, { loadPrices }] = await Promise.all([
    import('../../src/storage/browser-notebook.ts'),
    import('../../src/bench/own.ts'),
    import('../../src/bench/prices.ts'),
  ]);
  await openNotebook();
  await Promise.all([loadOwn(), loadPrices()]);
}

/** Writes the example of a craft into its empty bench, as one pastes it; the craft as its tab names it. */
export async function begin(page: DomPage, name: string): Promise<void> {
  const id = CRAFT_IDS.find((each) => TABS[each].label === name);
  const { example, shape } = CRAFTS.find((craft) => craft.id === id)!;
  const lines = example.ingredients as readonly Readonly<Record<string, unknown>>[];
  await paste(page, lines.map((item) => `${item[shape.name]}\t${item[shape.weight]}`).join('\n'));
  await page
    .locator('.row')
    .nth(lines.length - 1)
    .waitFor();
  await page.getByRole('button', { name: 'Descartar aviso' }).click();
  await verdict(page).filter({ hasText: /\p{L}/u }).waitFor();
}

/** Letters can be measured, which happy-dom cannot: a label is fitted by it. */
export function measureLetters(): void {
  const letter = { actualBoundingBoxAscent: 500, fontBoundingBoxAscent: 900 };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText: () => letter } as never);
}

/** Pastes a text where the next ingredient is written. */
export const paste = (page: DomPage, text: string) =>
  addField(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
