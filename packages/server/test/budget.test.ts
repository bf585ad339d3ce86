import { CRAFTS } from '@obrador/engine';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { judgeBy, postPaths } from '../../../scripts/fuzz/answers.ts';
import { DEAR_NAMES, KNOWN } from '../../../scripts/fuzz/dear-names.ts';
import { sampled } from '../../../scripts/lib/long.ts';
import { INTERPRETER } from '../../engine/src/despensa/interpret.ts';
import { buildApp } from '../src/app.ts';
import { post, testApp } from './helpers.ts';

const doc = await (await buildApp().inject('/openapi.json')).json();
const judge = judgeBy(doc);

/** What one request may have read, in letters, and what each name takes beside its own. */
const LETTERS = 1000;
const PER_NAME = 12;

function craftOf(path: string) {
  return CRAFTS.find(({ id }) => path.endsWith(id)) ?? CRAFTS[0]!;
}

function lines(path: string, name: () => string, count: number) {
  const { id, shape } = craftOf(path);
  const names = [...KNOWN[id]!, ...Array.from({ length: count - 2 }, name)];
  return names.map((one) => ({ [shape.name]: one, [shape.weight]: 5 }));
}

/** As few names as a request cannot have read: balancing hundreds takes long. */
function tooMany(name: () => string): number {
  return 5 + Math.ceil(LETTERS / (PER_NAME + name().length));
}

/** The body of an operation with as many names in it as it takes. */
function bodyOf(path: string, name: () => string): object {
  if (path === '/api/analizar') {
    return {
      formulas: Array.from({ length: 10 }, () => ({ craft: 'helado', ingredients: lines('helado', name, 25) })),
    };
  }
  if (path.startsWith('/api/crear')) return { con: Array.from({ length: 12 }, name) };
  if (path.startsWith('/api/desde-etiqueta')) {
    const names = [...KNOWN[craftOf(path).id]!, ...Array.from({ length: 58 }, name)];
    return { ingredientes: names.map((one) => ({ name: one })) };
  }
  const ingredients = lines(path, name, /sustituir|equilibrar/.test(path) ? tooMany(name) : 500);
  return path.startsWith('/api/sustituir') ? { ingredients, quitar: KNOWN[craftOf(path).id]![1] } : { ingredients };
}

let read = 0;
beforeEach(() => {
  read = 0;
  const { interpret } = INTERPRETER;
  const spy = vi.spyOn(INTERPRETER, 'interpret').mockImplementation((said, reader) => {
    read += PER_NAME + said.text.length;
    return interpret(said, reader);
  });
  onTestFinished(() => spy.mockRestore());
});

/** Refused for a name nobody knows before there is any left unread. */
const REFUSES = /crear|etiqueta$/;

describe.each(Object.entries(DEAR_NAMES))('%s names', (_kind, name) => {
  test.each(sampled(postPaths(doc), 2))('%s reads no more of them than a request may, and says so', async (path) => {
    const app = testApp();
    const { statusCode, headers, body } = await post(app, path, bodyOf(path, name));
    expect(judge(path, { status: statusCode, type: String(headers['content-type']), body })).toBeUndefined();
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(LETTERS);
    if (REFUSES.test(path)) return;
    expect(statusCode).toBe(200);
    expect(body).toMatch(/No se han? leído \d+ nombres?/);
  });

  test.each(['/api/balance', '/api/analizar/pasteleria', '/api/curva', '/api/analizar'])(
    '%s, read strictly',
    async (path) => {
      const { statusCode } = await post(testApp(), `${path}?estricto=1`, bodyOf(path, name));
      expect(statusCode).toBe(path === '/api/analizar' ? 200 : 422);
      expect(read).toBeLessThanOrEqual(LETTERS);
    },
  );

  test.each(['analizar', 'curva', 'etiqueta'])('an agent with «%s»', async (tool) => {
    const args = { ...(tool === 'analizar' ? { craft: 'helado' } : {}), ...bodyOf('/api/balance', name) };
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } };
    const { statusCode } = await post(testApp(), '/mcp', message);
    expect(statusCode).toBe(200);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(LETTERS);
  });

  test('an agent that balances has them read in the thread and once more', async () => {
    const args = { craft: 'helado', ingredients: lines('helado', name, tooMany(name)) };
    const params = { name: 'equilibrar', arguments: args };
    await post(testApp(), '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    expect(read).toBeLessThanOrEqual(2 * LETTERS);
  });
});

test('a batch that counts as several requests has as much read as they', async () => {
  const formulas = Array.from({ length: 20 }, () => ({
    craft: 'helado',
    ingredients: lines('helado', DEAR_NAMES.slips, 20),
  }));
  await post(testApp(), '/api/analizar', { formulas });
  expect(read).toBeGreaterThan(LETTERS);
  expect(read).toBeLessThanOrEqual(2 * LETTERS);
});

test.each([
  [500, {}, 58],
  [200, { receta: { ingredients: [{ name: 'Azúcar', grams: 5 }] } }, 57],
])('a batch of %i ingredients counts by them where they are many', async (count, told, left) => {
  const ingredients = Array.from({ length: count / 10 }, () => ({ name: 'Leche entera', grams: 5, ...told }));
  const formulas = Array.from({ length: 10 }, () => ({ craft: 'helado', ingredients }));
  const { headers } = await post(testApp({ rateLimit: 60 }), '/api/analizar', { formulas });
  expect(headers['ratelimit-remaining']).toBe(String(left));
});
