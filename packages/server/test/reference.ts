import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/lib/browser.mjs';
import { buildApp } from '../src/app.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface Reference {
  readonly page: Page;
  /** What the browser complains of. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

/** The page of the API reference in a browser, loaded. */
export async function openReference(): Promise<Reference> {
  const pages = folder('../pages-dist');
  // Its icon is that of the application.
  const folders = { reference: folder('../dist/reference'), pages, web: folder('../../web/dist') };
  const app = buildApp({ folders, examples: `${pages}/examples.json` });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await launchBrowser();
  const close = async () => {
    await browser.close();
    await app.close();
  };
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const page = await (await browser.newContext()).newPage();
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith(`blob:${origin}`)) problems.push(request.url());
  });
  await page.goto(`${origin}/docs/api`);
  await page.getByRole('heading', { name: 'Helado: analizar una fórmula' }).waitFor({ timeout: 55_000 });
  return { page, problems, close };
}
