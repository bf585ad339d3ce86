import { fileURLToPath } from 'node:url';
import { CRAFTS } from '@obrador/engine';
import { describe, expect, test } from 'vitest';
import { documentsOfService } from '../../../scripts/docs/operations.ts';
import { pages } from '../../../scripts/docs/pages.ts';
import { TOOLS } from '../src/mcp/tools.ts';
import { post, testApp } from './helpers.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const read = async (options = {}) => (await testApp(options).inject('/llms.txt')).body;

describe('/llms.txt', () => {
  test('is text in the form of llmstxt.org, with an ETag', async () => {
    const response = await testApp().inject('/llms.txt');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers.etag).toBeTruthy();
    expect(response.body).toMatch(/^# Obrador\n\n> Analiza y equilibra fórmulas/);
  });

  test('says what happens beyond the limit where there is one, and begins a wish with what makes formulas', async () => {
    expect(await read({ rateLimit: 60 })).toContain('60 peticiones POST por minuto y dirección IP. Al pasarlo, 429');
    expect(await read({ rateLimit: 0 })).toContain('Peticiones: sin límite por minuto.\n');
    expect(await read()).toContain('una idea a una fórmula, `POST /api/crear/{oficio}`');
  });

  test('names every operation, tool, craft and type there is', async () => {
    const app = testApp();
    const text = (await app.inject('/llms.txt')).body;
    const { paths } = (await app.inject('/openapi.json')).json() as { paths: Record<string, Record<string, object>> };
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods)) expect(text).toContain(`\`${method.toUpperCase()} ${path}\``);
    }
    for (const { name, description } of TOOLS) expect(text).toContain(`\`${name}\`: ${description}`);
    for (const { id, types } of CRAFTS) {
      for (const word of [id, ...types.map((type) => type.id)]) expect(text).toContain(word);
    }
  });

  test('its examples, one for each craft and task, work as they stand', async () => {
    const examples = [...(await read()).matchAll(/`POST ([^`]+)`\n\n```json\n(.*)\n```/g)];
    expect(examples.map(([, path]) => path)).toEqual(
      expect.arrayContaining([
        '/api/analizar',
        '/api/curva',
        ...CRAFTS.flatMap(({ id, path }) => [path, `/api/analizar/${id}`, `/api/equilibrar/${id}`]),
      ]),
    );
    const app = testApp();
    for (const [, path, body] of examples) {
      const response = await post(app, path!, body);
      expect(response.statusCode, path).toBe(200);
    }
  });

  test('says the field names and figures of every craft, and the limits', async () => {
    const text = await read();
    for (const { shape, params } of CRAFTS) {
      expect(text).toContain(`Ingredientes con \`${shape.name}\` y \`${shape.weight}\``);
      for (const { key } of params) expect(text).toContain(key);
    }
    expect(text).toContain('256 KiB');
    expect(text).toContain('Fórmulas por lote: 200');
  });

  test('/llms-full.txt has every operation with an answer of it', async () => {
    const app = testApp();
    const full = (await app.inject('/llms-full.txt')).body;
    const { paths } = (await app.inject('/openapi.json')).json() as { paths: Record<string, Record<string, object>> };
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods)) expect(full).toContain(`## ${method.toUpperCase()} ${path}\n`);
    }
    expect(full.startsWith((await app.inject('/llms.txt')).body)).toBe(true);
  });

  test('links only to pages there are', async () => {
    const served = new Set([
      '/openapi.json',
      '/openapi.yaml',
      '/llms-full.txt',
      '/docs/api',
      ...pages(root, await documentsOfService()).map(({ path }) => path),
    ]);
    const links = [...(await read()).matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter((link) => !served.has(link))).toEqual([]);
  });

  test('tells the limit and the public address', async () => {
    expect(await read({ rateLimit: 60 })).toContain('hasta 60 peticiones POST por minuto y dirección IP');
    expect(await read()).toContain('sin límite por minuto');
    expect(await read({ baseUrl: 'https://obrador.example' })).toContain('(https://obrador.example/openapi.json)');
  });
});
