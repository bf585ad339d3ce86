import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleOptions } from '../build.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SERVER = 'packages/server/src/server.ts';

let inputs: esbuild.Metafile['inputs'];

beforeAll(async () => {
  const { metafile } = await esbuild.build({
    ...bundleOptions,
    absWorkingDir: root,
    entryPoints: [SERVER],
    write: false,
    metafile: true,
    outdir: 'unused',
  });
  inputs = metafile.inputs;
});

/** Every file loaded when the service starts: what is imported on demand is left out. */
function loadedAtStart(): Set<string> {
  const seen = new Set<string>();
  const pending = [SERVER];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (kind !== 'dynamic-import' && !external) pending.push(path);
    }
  }
  return seen;
}

describe('the start of the service', () => {
  test.each([
    'ioredis',
    'node_modules/postgres',
    'server/src/notebooks',
    'prom-client',
    '@modelcontextprotocol/server',
    '@opentelemetry',
    // The arguments of the tools take the schemas of all crafts.
    'server/src/mcp/tools',
  ])('loads nothing of %s', (library) => {
    const all = Object.keys(inputs);
    expect(all.some((file) => file.includes(`${library}/`))).toBe(true);
    expect([...loadedAtStart()].filter((file) => file.includes(`${library}/`))).toEqual([]);
  });

  test.each(['ajv', 'fast-uri', 'light-my-request', 'pino'])('is not given %s to read', (library) => {
    expect(Object.keys(inputs).filter((file) => file.includes(`node_modules/${library}/`))).toEqual([]);
  });
});
