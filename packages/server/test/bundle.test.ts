import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SERVER = 'packages/server/src/server.ts';

let inputs: esbuild.Metafile['inputs'];

beforeAll(async () => {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [SERVER],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    conditions: ['obrador-source'],
    outdir: 'unused',
    splitting: true,
    logLevel: 'error',
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
  test.each(['ioredis', 'prom-client', '@modelcontextprotocol/server', '@opentelemetry'])(
    'loads nothing of %s',
    (library) => {
      const all = Object.keys(inputs);
      expect(all.some((file) => file.includes(`${library}/`))).toBe(true);
      expect([...loadedAtStart()].filter((file) => file.includes(`${library}/`))).toEqual([]);
    },
  );
});
