import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  areTheTypesWrong,
  examplesOf,
  installInProject,
  outputOf,
  pack,
  publintComplaints,
  typeCheck,
} from '../../../scripts/lib/pack.ts';
import { buildApp } from '../../server/src/app.ts';
import { build } from '../build.mjs';
import { serve } from './serve.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));
const built = `${folder}dist/index.js`;

beforeAll(async () => {
  if (!existsSync(built) || statSync(`${folder}src/index.ts`).mtimeMs > statSync(built).mtimeMs) await build();
});

describe('the package as published', () => {
  let archive: string;

  beforeAll(() => {
    archive = pack(folder);
  });

  test('publint has no complaint, and its types are right', async () => {
    expect(await publintComplaints(archive)).toEqual([]);
    const { status, output } = areTheTypesWrong(archive);
    expect(status, output).toBe(0);
  });

  test('a strict TypeScript project can use it', () => {
    const project = installInProject('@obrador/client', archive);
    writeFileSync(join(project, 'package.json'), '{"type":"module"}');
    writeFileSync(
      join(project, 'use.ts'),
      `import { createClient } from '@obrador/client';
       const client = createClient({ baseUrl: 'http://localhost:3000' });
       const { data, error } = await client.POST('/api/balance/cacao', {
         body: { ingredients: [{ ingrediente: 'pasta_cacao', peso: 700 }] },
       });
       export const medal: 'gold' | 'silver' | 'bronze' | undefined = data?.score.medalla;
       export const message: string | undefined = error?.error;
       // @ts-expect-error: chocolate is weighed in «peso».
       await client.POST('/api/balance/cacao', { body: { ingredients: [{ ingrediente: 'azucar', grams: 1 }] } });
       // @ts-expect-error: there is no such operation.
       await client.GET('/api/nada');
      `,
    );
    const { status, output } = typeCheck(project, 'use.ts');
    expect(output).toBe('');
    expect(status).toBe(0);
  });
});

test('the example of README.md prints what it says', async () => {
  const [, code, expected] = examplesOf(readFileSync(`${folder}README.md`, 'utf8'))[0]!;
  const baseUrl = await serve(buildApp());
  expect(await outputOf(code.replace('http://localhost:3000', baseUrl), folder)).toBe(expected);
});
