import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import * as esbuild from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../../scripts/lib/browser.mjs';
import {
  areTheTypesWrong,
  examplesOf,
  installInProject,
  outputOf,
  pack,
  publintComplaints,
  typeCheck,
} from '../../../../scripts/lib/pack.ts';
import { build } from '../../build.mjs';
import { QUESTIONS } from './same-answers.ts';

const folder = fileURLToPath(new URL('../../', import.meta.url));
const built = `${folder}dist/index.js`;
const PATIENCE = 120_000;

beforeAll(async () => {
  if (!existsSync(built) || newestIn(`${folder}src`) > statSync(built).mtimeMs) await build();
}, PATIENCE);

function newestIn(path: string): number {
  const times = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(...times);
}

describe('the package as published', () => {
  let archive: string;
  let project: string;

  beforeAll(() => {
    archive = pack(folder);
    project = installInProject('@obrador/engine', archive);
  }, PATIENCE);

  test('publint has no complaint', { timeout: PATIENCE }, async () => {
    expect(await publintComplaints(archive)).toEqual([]);
  });

  test('its types are right for every entry point', { timeout: PATIENCE }, () => {
    const { status, output } = areTheTypesWrong(archive);
    expect(status, output).toBe(0);
  });

  test('carries its code, sources, licence and description, and no tests', () => {
    const files = readdirSync(join(project, 'node_modules/@obrador/engine')).sort();
    expect(files).toEqual(['LICENSE', 'README.md', 'dist', 'package.json', 'src']);
  });

  test('is loaded from few files', () => {
    const files = readdirSync(join(project, 'node_modules/@obrador/engine/dist'), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThan(80);
  });

  test('a strict TypeScript project can use it', { timeout: PATIENCE }, () => {
    writeFileSync(join(project, 'package.json'), '{"type":"module"}');
    writeFileSync(
      join(project, 'use.ts'),
      `import { balanceHelado, type CraftId, craftOf, type EquilibrarResponse, equilibrar, helado } from '@obrador/engine';
       import { balanceCacao, type CacaoResponse } from '@obrador/engine/cacao';
       import { schemasOf } from '@obrador/engine/schemas';
       export const pac: number = balanceHelado({ ingredients: [{ name: 'Agua', grams: 1 }] }).params.PAC;
       export const medal: 'gold' | 'silver' | 'bronze' = balanceCacao({ ingredients: [{ ingrediente: 'azucar', peso: 1 }] }).score.medalla;
       export const verdict: 'equilibrada' | 'revisar' = equilibrar(helado, {}).despues.verdict;
       export const answer: EquilibrarResponse<CacaoResponse> = equilibrar(craftOf('cacao') as never, {});
       export const id: CraftId = 'turron';
       export const schema: object = schemasOf(helado).request;
       // @ts-expect-error: the list has another name.
       balanceHelado({ ingredientes: [] });
       // @ts-expect-error: there is no such parameter.
       balanceHelado({ ingredients: [] }).params.nada;
      `,
    );
    const { status, output } = typeCheck(project, 'use.ts');
    expect(output).toBe('');
    expect(status).toBe(0);
  });
});

describe('README.md', () => {
  const examples = examplesOf(readFileSync(`${folder}README.md`, 'utf8'));

  test('shows at least one example of each thing the library does', () => {
    const shown = examples.map(([, code]) => code).join();
    for (const name of [
      'balanceHelado',
      'equilibrar',
      'consultCatalogue',
      'consultTypes',
      'freezingCurve',
      'parseRecipe',
    ]) {
      expect(shown).toContain(name);
    }
  });

  test.each(examples)('«%s» prints what it says', { timeout: PATIENCE }, async (_, code, expected) => {
    expect(await outputOf(code, folder)).toBe(expected);
  });
});

describe('the same answers as Node', () => {
  let bundle: string;
  let expected: unknown;

  beforeAll(async () => {
    const { outputFiles } = await esbuild.build({
      entryPoints: [built],
      bundle: true,
      write: false,
      platform: 'neutral',
      format: 'iife',
      globalName: 'obrador',
      mainFields: ['module', 'main'],
      logLevel: 'error',
    });
    bundle = outputFiles[0]!.text;
    const obrador = await import(built);
    expected = JSON.parse(new Function('obrador', `return ${QUESTIONS}`)(obrador));
  }, PATIENCE);

  test('in a bare context: the language and nothing else', { timeout: PATIENCE }, () => {
    const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
    for (const name of ['process', 'require', 'Buffer', 'URL', 'TextEncoder', 'setTimeout', 'fetch', 'crypto']) {
      expect(runInContext(`typeof ${name}`, context)).toBe('undefined');
    }
    expect(JSON.parse(runInContext(`${bundle};${QUESTIONS}`, context))).toEqual(expected);
  });

  test('in Chromium', { timeout: PATIENCE }, async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: bundle });
      expect(JSON.parse(await page.evaluate<string>(QUESTIONS))).toEqual(expected);
    } finally {
      await browser.close();
    }
  });
});
