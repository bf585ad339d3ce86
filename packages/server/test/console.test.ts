import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../scripts/lib/browser.mjs';
import { buildApp } from '../src/app.ts';

const folder = fileURLToPath(new URL('../pages-dist', import.meta.url));
const BASE_URL = 'https://obrador.example';

let browser: Browser;
let page: Page;
let app: ReturnType<typeof buildApp>;
const problems: string[] = [];

beforeAll(async () => {
  app = buildApp({ rateLimit: 0, baseUrl: BASE_URL, folders: { pages: folder }, examples: `${folder}/examples.json` });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  browser = await launchBrowser();
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

  test('has the search of every page in its header, for the mouse and for the keyboard', async () => {
    const field = page.getByRole('searchbox', { name: 'Buscar en la documentación' });
    await field.fill('limites RateLimit');
    const first = page.locator('#hallazgos a').first();
    await first.waitFor();
    expect(await first.getAttribute('href')).toBe('/docs/integrar#limites');
    await field.fill('pasta de PISTACHO 100');
    await page.locator('#hallazgos a[href$="#pasta_pistacho_100"]').waitFor();
    await field.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/despensa#pasta_pistacho*');
    await page.getByRole('searchbox').fill('xyzzy');
    await page.getByText('No hay nada con esas palabras.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('#hallazgos').isVisible()).toBe(false);
  });

  test('the pages have no accessibility faults of levels A and AA, results of the search included', async () => {
    await page.goto(new URL('/docs/integrar', page.url()).href);
    await page.getByRole('searchbox').fill('nata');
    await page.locator('#hallazgos a').first().waitFor();
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.length, nodes[0]?.html])).toEqual([]);
  });

  test('works within the policy of the pages', () => {
    // The refusal asked for above, and the icon, which belongs to the web application.
    const expected = /status of 40[04]/;
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  });
});

test('without a public address the pages show where the service listens', async () => {
  const local = buildApp({ rateLimit: 0, port: 3123, folders: { pages: folder } });
  const { body } = await local.inject('/docs/integrar');
  await local.close();
  expect(body).toContain('http://localhost:3123/api/balance');
  expect(body).not.toContain('localhost:3000');
});

test('the pages show the public address', async () => {
  const { body } = await app.inject('/docs/integrar');
  expect(body).toContain(`${BASE_URL}/api/balance`);
  expect(body).not.toContain('localhost:3000');
});
