import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sampled } from '../../../scripts/lib/long.ts';
import { complaintsOf, GENERATORS } from '../../../tools/clients/generate.mjs';
import { buildApp } from '../src/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'obrador-'));
const document = join(folder, 'openapi.json');

beforeAll(async () => {
  const app = buildApp({ baseUrl: 'https://obrador.example' });
  writeFileSync(document, (await app.inject('/openapi.json')).body);
  await app.close();
});

test.each(sampled(Object.keys(GENERATORS), 4))(
  '%s makes a client of the document that compiles',
  { timeout: 180_000 },
  async (generator) => {
    expect(await complaintsOf(generator, document, join(folder, generator))).toBe('');
  },
);
