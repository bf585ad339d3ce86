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
}

export async function open({ recipe, offlineReady = false, ...options }: OpenOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  opened.push(page);
  if (!offlineReady) await page.addInitScript('delete Navigator.prototype.serviceWorker');
  page.on('pageerror', (error) => faults.push(`${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_INTERNET_DISCONNECTED'))
      faults.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
      faults.push(`asked ${url}`);
  });
  await page.goto(recipe ? `${server.origin}/#${encodeRecipe(recipe)}` : server.origin);
  await page.locator('.ledger').waitFor();
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

export const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

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
