import { CRAFTS } from '@obrador/engine';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, vi } from 'vitest';
import { encodeRecipe, type SharedRecipe } from '../../src/recipe/share.ts';
import { addField, verdict } from '../screen.ts';
import { type DomPage, domPage } from './page.ts';

export * from '../screen.ts';
export type { DomPage as Page } from './page.ts';

interface OpenOptions {
  /** Opens the page on a shared link. */
  readonly recipe?: SharedRecipe;
  readonly path?: string;
  /** Leaves the bench of a first visit as it is found: with nothing on it. */
  readonly empty?: boolean;
}

type Heard = Parameters<typeof addEventListener>;
const heard: Heard[] = [];

/** Every test file without a browser calls this once. */
export function useApp(): void {
  afterEach(() => {
    render(null, document.getElementById('app')!);
    for (const [type, listener] of heard.splice(0)) removeEventListener(type, listener);
    vi.unstubAllGlobals();
  });
}

/** The whole app on a first visit, with a notebook of its own. */
export async function open({ recipe, path = '/', empty }: OpenOptions = {}): Promise<DomPage> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('Worker', undefined);
  // The app of the test before, still writing its notebook, would be another tab of this one.
  vi.stubGlobal('BroadcastChannel', undefined);
  const listen = globalThis.addEventListener;
  vi.stubGlobal('addEventListener', (...each: Heard) => {
    heard.push(each);
    listen(...each);
  });
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<div id="app"></div>';
  history.replaceState(null, '', recipe ? `/#${encodeRecipe(recipe)}` : path);
  vi.resetModules();
  await import('../../src/main.tsx');
  const page = domPage();
  await page.locator('.ledger, .book-head').first().waitFor();
  await takenUp();
  if (!recipe && path === '/' && !empty) await begin(page);
  return page;
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

/** Writes the example of ice cream into its empty bench, as one pastes it. */
async function begin(page: DomPage): Promise<void> {
  const lines = CRAFTS[0]!.example.ingredients as readonly { readonly name: string; readonly grams: number }[];
  await paste(page, lines.map(({ name, grams }) => `${name}\t${grams}`).join('\n'));
  await page
    .locator('.row')
    .nth(lines.length - 1)
    .waitFor();
  await page.getByRole('button', { name: 'Descartar aviso' }).click();
  await verdict(page).filter({ hasText: /\p{L}/u }).waitFor();
}

/** Pastes a text where the next ingredient is written. */
export const paste = (page: DomPage, text: string) =>
  addField(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
