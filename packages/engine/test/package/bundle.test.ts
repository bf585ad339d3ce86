import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { analizar } from '../../src/analizar.ts';
import { CRAFTS } from '../../src/crafts.ts';
import { ensureBuilt, folder, PATIENCE } from './built.ts';

beforeAll(ensureBuilt, PATIENCE);

/** A page's script made of what it uses of the package as published. */
async function bundleOf(code: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    globalName: 'page',
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

const compressed = (script: string) => gzipSync(script, { level: 9 }).length;
const answerOf = (script: string): unknown => new Function(`${script};return JSON.parse(page.answer)`)();

const STARCH = '{ ingredients: [{ name: "Leche entera", grams: 900 }, { name: "Maizena", grams: 100 }] }';

describe.each(CRAFTS)('$id by itself', ({ id, operation, example, analyse, respond }) => {
  const balance = `balance${operation}`;
  const most = id === 'helado' ? 94 : 103;
  const use = `import { ${balance} } from '@obrador/engine/${id}';`;

  test(`takes at most ${most} kB of a page`, async () => {
    const script = await bundleOf(
      `${use} export const answer = JSON.stringify(${balance}(${JSON.stringify(example)}));`,
    );
    expect(compressed(script)).toBeLessThan(1000 * most);
    expect(answerOf(script)).toEqual(JSON.parse(JSON.stringify(respond(analyse(example)))));
  });
});

describe('other names of foods', () => {
  const answer = 'export const answer = JSON.stringify(balanceHelado(BODY).warnings);'.replace('BODY', STARCH);
  const unknown = expect.arrayContaining([expect.stringContaining('no reconocido: «Maizena»')]);

  test('are not read by a craft alone, which says so', async () => {
    const script = await bundleOf(`import { balanceHelado } from '@obrador/engine/helado'; ${answer}`);
    expect(answerOf(script)).toEqual(unknown);
  });

  test('are read after the lessons', async () => {
    const script = await bundleOf(
      `import { balanceHelado } from '@obrador/engine/helado'; import { teach } from '@obrador/engine/lecciones';
       teach(); ${answer}`,
    );
    expect(answerOf(script)).not.toEqual(unknown);
  });

  test('are read by the whole library, however little of it is used', async () => {
    const script = await bundleOf(`import { balanceHelado } from '@obrador/engine'; ${answer}`);
    expect(answerOf(script)).not.toEqual(unknown);
  });
});

test('what does not read takes nothing of what does', async () => {
  const script = await bundleOf(`import { InputError } from '@obrador/engine'; export const answer = InputError.name;`);
  expect(compressed(script)).toBeLessThan(2_000);
});

test('the script for a tag answers without a server, and its hash is that of the file', () => {
  const script = readFileSync(`${folder}dist/script/obrador.js`, 'utf8');
  const hash = createHash('sha384').update(script).digest('base64');
  expect(readFileSync(`${folder}dist/script/obrador.js.integrity`, 'utf8')).toBe(`sha384-${hash}\n`);
  // With the table of names, which a library reads and a page makes in steps.
  expect(compressed(script)).toBeLessThan(658_000);
  const page = createContext({});
  runInContext(script, page);
  for (const craft of CRAFTS) {
    const asked = `JSON.stringify(Obrador.analizar(Obrador.${craft.id}, ${JSON.stringify(craft.example)}))`;
    expect(JSON.parse(runInContext(asked, page))).toEqual(JSON.parse(JSON.stringify(analizar(craft, craft.example))));
  }
});
