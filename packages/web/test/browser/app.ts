import { buffer } from 'node:stream/consumers';
import { CRAFTS } from '@obrador/engine';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { PATIENCE_MS } from '../../../../scripts/lib/patience.ts';
import { CRAFT_IDS, CRAFTS as TABS } from '../../src/crafts/crafts.ts';
import { encodeRecipe, type SharedRecipe } from '../../src/recipe/share.ts';
import type { Records, StoreName } from '../../src/storage/records.ts';
import { addField, bench } from '../screen.ts';

export * from '../screen.ts';

let browser: Browser;
const opened: Page[] = [];
/** What no page may ever do: throw, break the policy, or ask another host for anything. */
const faults: string[] = [];

/** Every browser test file calls this once. */
export function useApp(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());
}

export interface OpenOptions extends BrowserContextOptions {
  /** Lets the page install its service worker; most tests do without, to be quick. */
  readonly offlineReady?: boolean;
  /** Opens the page on a shared link. */
  readonly recipe?: SharedRecipe;
  readonly path?: string;
  /** Leaves the bench of a first visit as it is found: with nothing on it. */
  readonly empty?: boolean;
  /** Leaves the page without the app: the test loads it itself. */
  readonly blank?: boolean;
  /** Runs in the page before the app. */
  readonly before?: string;
  /** Faults the test itself provokes. */
  readonly expected?: RegExp;
  /** What follows two seconds after the first screen, as the printed sheet does, comes at once. */
  readonly hurried?: boolean;
  /** Another service than that of the run. */
  readonly from?: string;
}

/** As long as the page keeps the printed sheet and the allergens for later. */
const HURRIED = `const unhurried = setTimeout;
  globalThis.setTimeout = (run, ms, ...rest) => unhurried(run, ms === 1500 || ms === 2000 ? 0 : ms, ...rest);`;

export async function open(options: OpenOptions = {}): Promise<Page> {
  const {
    recipe,
    offlineReady,
    path = '/',
    empty,
    blank,
    before,
    expected,
    hurried,
    from = origin(),
    ...rest
  } = options;
  // Nothing is waited for but what a test is about.
  const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...still, ...rest });
  context.setDefaultTimeout(PATIENCE_MS);
  if (!offlineReady) await context.addInitScript('delete Navigator.prototype.serviceWorker');
  if (hurried) await context.addInitScript(HURRIED);
  if (before) await context.addInitScript(before);
  const page = await watched(await context.newPage(), expected, from);
  opened.push(page);
  if (blank) return page;
  await page.goto(recipe ? `${from}/#${encodeRecipe(recipe)}` : from + path);
  await page.locator('.ledger, .book-head').first().waitFor();
  if (!recipe && path === '/' && !empty) await begin(page, 'Helado');
  return page;
}

/** Writes the example of a craft into its empty bench, as one pastes it; the craft as its tab names it. */
export async function begin(page: Page, name: string): Promise<void> {
  const id = CRAFT_IDS.find((each) => TABS[each].label === name);
  const { example, shape } = CRAFTS.find((craft) => craft.id === id)!;
  const lines = example.ingredients as readonly Readonly<Record<string, unknown>>[];
  if ((await page.locator('.row').count()) > 0) return;
  const text = lines.map((item) => `${item[shape.name]}\t${item[shape.weight]}`).join('\n');
  await addField(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await page
    .locator('.row')
    .nth(lines.length - 1)
    .waitFor();
  await page.getByRole('button', { name: 'Descartar aviso' }).click();
}

export const origin = (): string => inject('origin');

const KEPT = new Map<string, Pick<OpenOptions, 'storageState' | 'path'>>();

/** A browser where all this was done before: done once, and its notebook given to every other. */
export async function restored(key: string, make: () => Promise<Page>, options: OpenOptions): Promise<Page> {
  let kept = KEPT.get(key);
  if (kept === undefined) {
    const page = await make();
    const { pathname, search } = new URL(page.url());
    kept = { storageState: await page.context().storageState({ indexedDB: true }), path: pathname + search };
    KEPT.set(key, kept);
    await page.context().close();
  }
  return open({ ...options, ...kept });
}

/** Another tab of the same browser. */
export async function another(page: Page, path = '/'): Promise<Page> {
  const other = await watched(await page.context().newPage());
  await other.goto(origin() + path);
  await other.locator('.ledger, .book-head').first().waitFor();
  return other;
}

async function watched(page: Page, expected = /(?!)/, from = origin()): Promise<Page> {
  page.on('pageerror', (error) => faults.push(`${error}`));
  page.on('console', (message) => {
    const known = message.text().includes('ERR_INTERNET_DISCONNECTED') || expected.test(message.text());
    if (message.type() === 'error' && !known) faults.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(from) && !url.startsWith('data:') && !url.startsWith('blob:')) faults.push(`asked ${url}`);
  });
  return page;
}

/** What a store of the notebook holds. */
export const stored = <S extends StoreName>(page: Page, store: S): Promise<Records[S][]> =>
  page.evaluate(
    (name: string) =>
      new Promise<Records[S][]>((resolve) => {
        const request = indexedDB.open('obrador');
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
    store,
  );

/** Waits until the notebook has a draft of the recipe on the bench as it is shown. */
export async function written(page: Page): Promise<void> {
  const title = await page.getByLabel('Título de la receta').inputValue();
  const weights = (await bench(page)).map(([, weight]) => Number(weight.replace(',', '.')));
  const shown = async () =>
    (await stored(page, 'borradores')).map(({ contenido: { titulo, ingredientes } }) => [
      titulo,
      ...ingredientes.map(({ gramos }) => gramos),
    ]);
  await expect.poll(shown).toContainEqual([title, ...weights]);
}

export interface File {
  readonly name: string;
  readonly text: string;
}

/** The file that an action downloads. */
export async function downloaded(page: Page, action: () => Promise<unknown>): Promise<File> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return { name: download.suggestedFilename(), text: (await buffer(await download.createReadStream())).toString() };
}
