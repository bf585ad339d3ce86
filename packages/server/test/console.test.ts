import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf, htmlPage, pages } from '../../../scripts/docs/pages.ts';
import { buildApp } from '../src/app.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'obrador-'));
const BASE_URL = 'https://obrador.example';

let browser: Browser;
let page: Page;
let app: ReturnType<typeof buildApp>;
const problems: string[] = [];

beforeAll(async () => {
  const shown = pages(root).filter(({ path }) => path === '/docs/consola' || path === '/docs/integrar');
  for (const one of shown) writeFileSync(join(folder, fileOf(one)), htmlPage(one));
  for (const file of ['docs.css', 'console.js']) copyFileSync(`${root}scripts/docs/${file}`, join(folder, file));
  app = buildApp({ rateLimit: 0, baseUrl: BASE_URL, folders: { pages: folder } });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  page = await (await browser.newContext()).newPage();
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${address}/docs/consola`);
  await page.getByLabel('Operación').locator('option').first().waitFor({ state: 'attached' });
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

describe('the console', () => {
  test('offers every operation of the document', async () => {
    const { paths } = (await app.inject('/openapi.json')).json() as { paths: Record<string, object> };
    const count = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
    expect(await page.getByLabel('Operación').locator('option').count()).toBe(count);
  });

  test('sends the example of an operation, and what is changed in it', async () => {
    const operation = page.getByLabel('Operación');
    const label = await operation.locator('option', { hasText: 'POST /api/balance/turron' }).textContent();
    await operation.selectOption({ label: label! });
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.locator('#estado', { hasText: '200' }).waitFor();
    expect(await page.locator('#respuesta').textContent()).toContain('"categoria": "');
    await page.getByLabel('Cuerpo').fill('{"ingredients": 5}');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.locator('#estado', { hasText: '400' }).waitFor();
    expect(await page.locator('#respuesta').textContent()).toContain('debe ser una lista');
    expect(await page.locator('#orden').textContent()).toContain(`-d '{"ingredients": 5}'`);
  });

  test('works within the policy of the pages', () => {
    // The refusal asked for above, and the icon, which belongs to the web application.
    const expected = /status of 40[04]/;
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  });
});

test('the pages show the public address', async () => {
  const { body } = await app.inject('/docs/integrar');
  expect(body).toContain(`${BASE_URL}/api/balance`);
  expect(body).not.toContain('localhost:3000');
});
