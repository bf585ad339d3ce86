import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../../scripts/lib/browser.mjs';
import {
  areTheTypesWrong,
  installInProject,
  pack,
  publintComplaints,
  typeCheck,
} from '../../../../scripts/lib/pack.ts';
import { answered, bundled, ensureBuilt, folder, PATIENCE } from './built.ts';
import { QUESTIONS } from './same-answers.ts';

beforeAll(ensureBuilt, PATIENCE);

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

  test('its types are right for every entry point but the script of a page', { timeout: PATIENCE }, () => {
    const { status, output } = areTheTypesWrong(archive, ['./script']);
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

test('the same answers in Chromium as in Node', { timeout: PATIENCE }, async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled() });
    expect(JSON.parse(await page.evaluate<string>(QUESTIONS))).toEqual(await answered(QUESTIONS));
  } finally {
    await browser.close();
  }
});
