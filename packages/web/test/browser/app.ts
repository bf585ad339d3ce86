import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ensureBuilt, launch, type Served, serve } from '../../dev/serve.ts';
import { encodeRecipe, type SharedRecipe } from '../../src/share.ts';

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
    browser = await launch();
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
  /** Runs in the page before the app. */
  readonly before?: string;
  /** Faults the test itself provokes. */
  readonly expected?: RegExp;
}

export async function open(options: OpenOptions = {}): Promise<Page> {
  const { recipe, offlineReady, path = '/', before, expected, ...rest } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...rest });
  context.setDefaultTimeout(10_000);
  if (!offlineReady) await context.addInitScript('delete Navigator.prototype.serviceWorker');
  if (before) await context.addInitScript(before);
  const page = await watched(await context.newPage(), expected);
  opened.push(page);
  await page.goto(recipe ? `${server.origin}/#${encodeRecipe(recipe)}` : server.origin + path);
  await page.locator('.ledger, .book-head').first().waitFor();
  return page;
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

/** A button or a link of the page by its name. */
export const tool = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .click();

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
