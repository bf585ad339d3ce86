import { CRAFTS } from '@obrador/engine';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../../../scripts/lib/browser.mjs';
import { ensureBuilt, type Served, serve } from '../../dev/serve.ts';
import { CRAFT_IDS, CRAFTS as TABS } from '../../src/crafts/crafts.ts';
import { encodeRecipe, type SharedRecipe } from '../../src/recipe/share.ts';

let browser: Browser;
let server: Served;
const opened: Page[] = [];
/** What no page may ever do: throw, break the policy, or ask another host for anything. */
const faults: string[] = [];

/** Every browser test file calls this once. */
export function useApp(): void {
  beforeAll(async () => {
    await ensureBuilt();
    server = await serve();
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
}

export const stopServer = (): Promise<void> => server.close();

export interface OpenOptions extends BrowserContextOptions {
  /** Lets the page install its service worker; most tests do without, to be quick. */
  readonly offlineReady?: boolean;
  /** Opens the page on a shared link. */
  readonly recipe?: SharedRecipe;
  readonly path?: string;
  /** Leaves the bench of a first visit as it is found: with nothing on it. */
  readonly empty?: boolean;
  /** Runs in the page before the app. */
  readonly before?: string;
  /** Faults the test itself provokes. */
  readonly expected?: RegExp;
}

export async function open(options: OpenOptions = {}): Promise<Page> {
  const { recipe, offlineReady, path = '/', empty, before, expected, ...rest } = options;
  // Nothing is waited for but what a test is about.
  const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...still, ...rest });
  context.setDefaultTimeout(10_000);
  if (!offlineReady) await context.addInitScript('delete Navigator.prototype.serviceWorker');
  if (before) await context.addInitScript(before);
  const page = await watched(await context.newPage(), expected);
  opened.push(page);
  await page.goto(recipe ? `${server.origin}/#${encodeRecipe(recipe)}` : server.origin + path);
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

export const origin = (): string => server.origin;

/** Another tab of the same browser. */
export async function another(page: Page, path = '/'): Promise<Page> {
  const other = await watched(await page.context().newPage());
  await other.goto(server.origin + path);
  await other.locator('.ledger, .book-head').first().waitFor();
  return other;
}

async function watched(page: Page, expected = /(?!)/): Promise<Page> {
  page.on('pageerror', (error) => faults.push(`${error}`));
  page.on('console', (message) => {
    const known = message.text().includes('ERR_INTERNET_DISCONNECTED') || expected.test(message.text());
    if (message.type() === 'error' && !known) faults.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
      faults.push(`asked ${url}`);
  });
  return page;
}

export const verdict = (page: Page) => page.locator('.verdict-word');
export const grams = (page: Page, name: string) => page.getByLabel(`Gramos de ${name}`, { exact: true });
export const meter = (page: Page, label: string) =>
  page.locator('.meter', { has: page.getByText(label, { exact: true }) });
/** The shown figure of a parameter in the reading. */
export const param = (page: Page, label: string) => meter(page, label).locator('.meter-value .figure');
/** The options of the open ingredient list. */
export const choices = (page: Page) => page.locator('.combo-list [role=option]');
export const addField = (page: Page) => page.getByRole('combobox', { name: 'Añadir ingrediente…' });
/** Opens a tab and waits for its chunk. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.locator('.panel .loading').waitFor({ state: 'detached' });
}

/** What the toolbar keeps in its menu. */
const IN_MENU = ['Guardar como…', 'Ejemplos', 'Pegar', 'Propios', 'Compartir', 'Imprimir'];

/** A button, a link or an entry of the toolbar's menu by its name. */
export async function tool(page: Page, name: string): Promise<void> {
  if (IN_MENU.includes(name)) await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .or(page.getByRole('menuitem', { name, exact: true }))
    .click();
}

/** The craft on the bench, once it is there. */
export const current = (page: Page, craft: string) =>
  page.getByRole('link', { name: craft, exact: true }).and(page.locator('[aria-current]')).waitFor();

/** Waits until the draft is in the notebook. */
export const written = (page: Page) => page.waitForTimeout(600);

/** Names and grams on the bench, as shown. */
export async function bench(page: Page): Promise<[string, string][]> {
  return page.locator('.row').evaluateAll((rows) =>
    rows.map((row) => {
      const [name, weight] = row.querySelectorAll('input');
      return [name!.value, weight!.value];
    }),
  );
}

/** A recipe with a title, its ingredients as pairs. */
export function recipe(
  craft: SharedRecipe['craft'],
  type: string,
  items: Readonly<Record<string, number>>,
  title = '',
): SharedRecipe {
  return { craft, type, title, ingredients: Object.entries(items).map(([name, weight]) => ({ name, grams: weight })) };
}

/** A beginner's mix: out in five parameters of six. */
export const BEGINNER = recipe(
  'helado',
  'helado_crema',
  { 'Leche entera': 500, 'Nata 35%': 250, Azúcar: 100 },
  'Nata de casa',
);
