import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { typeCheck } from '../../../../scripts/lib/pack.ts';
import { CRAFT_IDS } from '../../src/craft/ids.ts';
import { ensureBuilt, folder, PATIENCE } from './built.ts';

beforeAll(ensureBuilt, PATIENCE);

/** Addresses of the package with types, but that of the schemas. */
function entries(): readonly string[] {
  const { exports } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { exports: Record<string, unknown> };
  return Object.entries(exports)
    .filter(([path, entry]) => typeof entry === 'object' && entry !== null && path !== './schemas')
    .flatMap(([path]) => (path.includes('*') ? CRAFT_IDS.map((id) => path.replace('*', id)) : [path]));
}

test('types are read without those of TypeBox, which take half a minute; the schemas alone need them', {
  timeout: PATIENCE,
}, () => {
  const project = mkdtempSync(join(tmpdir(), 'obrador-'));
  mkdirSync(join(project, 'node_modules/@obrador'), { recursive: true });
  symlinkSync(folder, join(project, 'node_modules/@obrador/engine'));
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  const imports = entries().map((path, i) => `export * as e${i} from '@obrador/engine${path.slice(1)}';`);
  writeFileSync(join(project, 'use.ts'), imports.join('\n'));
  const { status, output } = typeCheck(project, 'use.ts', '--listFiles');
  expect(status, output).toBe(0);
  const files = output.split('\n');
  expect(files.some((file) => file.endsWith('helado/wire.d.ts'))).toBe(true);
  expect(files.filter((file) => /typebox|schema\.d\.ts/.test(file))).toEqual([]);
});
