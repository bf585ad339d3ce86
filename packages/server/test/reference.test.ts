import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../scripts/lib/browser.mjs';
import { buildApp } from '../src/app.ts';

let browser: Browser;
let page: Page;
let app: ReturnType<typeof buildApp>;
const problems: string[] = [];

beforeAll(async () => {
  const reference = fileURLToPath(new URL('../dist/reference', import.meta.url));
  const pages = fileURLToPath(new URL('../pages-dist', import.meta.url));
  // Its icon is that of the application.
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url));
  app = buildApp({ folders: { reference, pages, web }, examples: `${pages}/examples.json` });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
  page = await (await browser.newContext()).newPage();
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith(`blob:${origin}`)) problems.push(request.url());
  });
  await page.goto(`${origin}/docs/api`);
  await page.getByRole('heading', { name: 'Helado: analizar una fórmula' }).waitFor({ timeout: 55_000 });
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test('the API reference loads from our files alone, within its policy and without a complaint', () => {
  expect(problems).toEqual([]);
});

test('it shows every operation', async () => {
  for (const name of ['Helado: curva de congelación', 'Chocolate y cacao: tipos, rangos y fuentes']) {
    await expect.poll(() => page.getByRole('heading', { name }).count()).toBe(1);
  }
});

test('it speaks Spanish', async () => {
  const text = (await page.locator('body').textContent()) ?? '';
  for (const word of ['Copiar', 'Ejemplos de petición', 'Respuestas', 'obligatorio']) expect(text).toContain(word);
  expect(text).not.toMatch(/\b(required|Copy|Expand all|Search|Payload|License|Response|Request|Loading|items)\b/);
});

test('it has no accessibility faults of levels A and AA', async () => {
  const { violations } = await new AxeBuilder({ page })
    .include('.menu-content')
    .include('[id="tag/Equilibrado/operation/analizarHelado"]')
    .withTags(['wcag2a', 'wcag2aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.length, nodes[0]?.html])).toEqual([]);
});
