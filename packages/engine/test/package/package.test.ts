import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { examplesOf, outputOf } from '../../../../scripts/lib/pack.ts';
import { answered, bundled, ensureBuilt, folder, PATIENCE } from './built.ts';
import { QUESTIONS } from './same-answers.ts';

beforeAll(ensureBuilt, PATIENCE);

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

  test.each(sampled(examples, 3))('«%s» prints what it says', { timeout: PATIENCE }, async (_, code, expected) => {
    expect(await outputOf(code, folder)).toBe(expected);
  });
});

test('the same answers in a bare context as in Node: the language and nothing else', {
  timeout: PATIENCE,
}, async () => {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  for (const name of ['process', 'require', 'Buffer', 'URL', 'TextEncoder', 'setTimeout', 'fetch', 'crypto']) {
    expect(runInContext(`typeof ${name}`, context)).toBe('undefined');
  }
  expect(JSON.parse(runInContext(`${await bundled()};${QUESTIONS}`, context))).toEqual(await answered(QUESTIONS));
});
