import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeApiReference } from '../../tools/contract/api.mjs';

function pagesIn(folder: string): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

test('every export of the library is documented, and docs/api is current (npm run docs)', {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-'));
  expect(await writeApiReference(folder)).toEqual([]);
  expect(pagesIn(fileURLToPath(new URL('../../docs/api', import.meta.url)))).toEqual(pagesIn(folder));
});
