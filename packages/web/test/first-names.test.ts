import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Analysis, CRAFT_IDS, type Craft, type CraftId } from '@obrador/engine';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';

/** The engine as the page has it on a first visit: it has learnt nothing yet. */
interface FirstEngine {
  readonly teach: () => void;
  readonly crafts: Readonly<Record<CraftId, Craft>>;
  readonly analyseAs: (craft: Craft, body: unknown) => Analysis;
  readonly readingOf: (craft: CraftId, name: string) => unknown;
}

const inWeb = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const ENTRY = `
  ${CRAFT_IDS.map((id) => `import { ${id} } from '@obrador/engine/${id}';`).join('\n')}
  import { loaded } from '../engine/src/despensa/loaded.ts';
  export const crafts = { ${CRAFT_IDS.join(', ')} };
  export const readingOf = (craft, name) => loaded(craft).read(name);
  export { analyseAs } from '../engine/src/craft/request.ts';
  export { teach } from '@obrador/engine/lecciones';
`;

async function firstEngine(): Promise<FirstEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-first-'));
  const outfile = join(folder, 'engine.mjs');
  await build({
    stdin: { contents: ENTRY, resolveDir: inWeb('.') },
    bundle: true,
    outfile,
    platform: 'node',
    format: 'esm',
    conditions: ['obrador-source'],
    plugins: [
      {
        name: 'no-first-lesson',
        setup({ onResolve }) {
          onResolve({ filter: /\/first-lesson\.ts$/ }, () => ({ path: inWeb('src/loading/first-lesson.ts') }));
        },
      },
    ],
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As many formulas as show every name of a list: each has four of its neighbours, other grams each time. */
function formulasOf({ catalogue, types, shape }: Craft): readonly object[] {
  const names = catalogue().map(({ name }) => name);
  return names.map((_, i) => ({
    type: types[i % types.length]!.id,
    ingredients: [0, 1, 7, 31].map((step) => ({
      [shape.name]: names[(i + step) % names.length],
      [shape.weight]: 10 + ((i + step) % 90),
    })),
  }));
}

describe('a name of the list, before other names have come', async () => {
  const { crafts, teach, analyseAs, readingOf } = await firstEngine();
  /** Or why the engine has none: a dough without flour, say. */
  const figures = (craft: Craft, body: object) => {
    try {
      const { meters, outcome, values, warnings, ingredients } = analyseAs(craft, body);
      return JSON.stringify({ meters, outcome, values, warnings, ingredients });
    } catch (error) {
      return `${error}`;
    }
  };
  const known = CRAFT_IDS.map((id) => {
    const formulas = formulasOf(crafts[id]);
    return {
      id,
      readings: new Map(crafts[id].catalogue().map(({ name }) => [name, readingOf(id, name)])),
      analyses: formulas.map((body) => ({ body, seen: figures(crafts[id], body) })),
    };
  });
  teach();

  test.each(known)('$id: is read as it is afterwards', ({ id, readings }) => {
    expect(readings.size).toBeGreaterThan(100);
    for (const [name, reading] of readings) expect(readingOf(id, name), name).toEqual(reading);
  });

  test.each(known)('$id: gives figures that do not change afterwards', ({ id, analyses }) => {
    const found = analyses.filter(({ seen }) => seen.startsWith('{'));
    expect(found.length).toBeGreaterThan(20);
    for (const { body, seen } of analyses) expect(figures(crafts[id], body)).toBe(seen);
  });
});
